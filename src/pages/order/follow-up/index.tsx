import { useLoginGate } from '@/shared/session/use-login-gate';
import { FOLLOW_UP_MESSAGES } from '@/features/aftercare/follow-up/messages';
import { useFollowUp } from '@/features/aftercare/follow-up/use-follow-up';
import { useDoneProblem } from '@/features/booking/order/use-done-problem';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { FollowUpView } from './follow-up-view';

/** The follow-up after a vaccination (query `orderId`), for the whole family of the visit. */
export default function FollowUpPage() {
  const t = useText(FOLLOW_UP_MESSAGES);
  const title = usePageTitle('followUp');
  const { orderId } = useRouteQuery();
  const isLogin = useLoginGate('followUp', { orderId });
  const { data, error, refresh } = useFollowUp(isLogin ? orderId : undefined);
  usePullToRefresh([refresh]);
  const problem = useDoneProblem({
    orderId,
    icon: 'syringe',
    notYet: t('notYet'),
    loadFailed: t('loadFailed'),
    retry: () => void refresh(),
  });
  if (data && orderId)
    return <FollowUpView title={title} orderId={orderId} followUp={data} refresh={refresh} />;
  const violation = problem(error);
  return <Page title={title} loading={violation ? false : 'detail'} error={violation} />;
}
