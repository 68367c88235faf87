import { Entering } from '@/shared/partner/components/entering';
import { enterFrom, goOn } from '@/shared/partner/entry';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';

/** Entry from a partner app: stores the traffic source and continues to the requested page (specification §2). */
export default function PartnerRedirect() {
  const query = useRouteQuery();
  const enter = () => {
    enterFrom(query.partner ?? '', query);
    return goOn(query);
  };
  return <Entering title={usePageTitle('partnerRedirect')} enter={enter} />;
}
