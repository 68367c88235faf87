import { useLoginGate } from '@/shared/session/use-login-gate';
import { useOrderProblem } from '@/features/booking/order/use-order-problem';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { RestForm } from './rest-form';
import { useRest } from './use-rest';

/** The remaining doses of an order's course (query `orderId`), booked or moved with one confirmation. */
export default function RestOfCoursePage() {
  const title = usePageTitle('restOfCourse');
  const { orderId } = useRouteQuery();
  const isLogin = useLoginGate('restOfCourse', { orderId });
  const rest = useRest(isLogin ? orderId : undefined);
  const { error, refresh } = rest.answer;
  const problem = useOrderProblem(() => void refresh());
  if (rest.plan) return <RestForm title={title} rest={rest} plan={rest.plan} />;
  return (
    <Page
      title={title}
      loading={!error && orderId ? 'list' : false}
      error={error || !orderId ? problem(error) : undefined}
    />
  );
}
