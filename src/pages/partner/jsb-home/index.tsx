import { Entering } from '@/shared/partner/components/entering';
import { enterFrom, goOn } from '@/shared/partner/entry';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';

/** Entry from the jsb app: opens home unless another page is named (specification §2). */
export default function JsbHome() {
  const query = useRouteQuery();
  const enter = () => {
    enterFrom('jsb', query);
    return goOn(query);
  };
  return <Entering title={usePageTitle('jsbHome')} enter={enter} />;
}
