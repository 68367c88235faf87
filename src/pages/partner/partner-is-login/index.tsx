import { Entering } from '@/shared/partner/components/entering';
import { enterFrom, goOn } from '@/shared/partner/entry';
import { reportLogin } from '@/shared/partner/report-login';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';

/** Entry from a partner app that asks whether the user is signed in; then continues (specification §2). */
export default function PartnerIsLogin() {
  const query = useRouteQuery();
  const enter = async () => {
    enterFrom(query.partner ?? '', query);
    await reportLogin(query.partner ?? '');
    return goOn(query);
  };
  return <Entering title={usePageTitle('partnerIsLogin')} enter={enter} />;
}
