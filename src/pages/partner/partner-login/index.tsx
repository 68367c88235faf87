import { Entering } from '@/shared/partner/components/entering';
import { enterFrom, logInAndGoOn } from '@/shared/partner/entry';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';

/** Entry from a partner app through the login, then to the requested page (specification §2). */
export default function PartnerLogin() {
  const query = useRouteQuery();
  const enter = () => {
    enterFrom(query.partner ?? '', query);
    return logInAndGoOn(query);
  };
  return <Entering title={usePageTitle('partnerLogin')} enter={enter} />;
}
