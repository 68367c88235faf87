import { Entering } from '@/shared/partner/components/entering';
import { enterFrom } from '@/shared/partner/entry';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';

/** Entry from the xdm app to the user's appointments (specification §2). */
export default function XdmOrder() {
  const query = useRouteQuery();
  const enter = () => {
    enterFrom('xdm', query);
    return navigate.replace('orderList');
  };
  return <Entering title={usePageTitle('xdmOrder')} enter={enter} />;
}
