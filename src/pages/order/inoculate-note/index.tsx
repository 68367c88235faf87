import { useLoginGate } from '@/shared/session/use-login-gate';
import { useFollowUp } from '@/features/aftercare/follow-up/use-follow-up';
import { OBSERVATION_MESSAGES } from '@/pages/order/inoculate-note/messages';
import { useDoneProblem } from '@/features/booking/order/use-done-problem';
import { useSettled } from '@/http/hooks/settled';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { ObservationView } from './observation-view';

/** After a vaccination (query `orderId`): the 30-minute observation clock, symptoms to watch for, own notes. */
export default function InoculateNote() {
  const t = useText(OBSERVATION_MESSAGES);
  const title = usePageTitle('inoculateNote');
  const { orderId } = useRouteQuery();
  const isLogin = useLoginGate('inoculateNote', { orderId });
  const { data, error, refresh } = useServer(
    isLogin && orderId ? 'GET /order/observation/detail.do' : null,
    { orderId: orderId ?? '' },
    { crypto: 'response' },
  );
  const followUp = useFollowUp(isLogin ? orderId : undefined);
  const isReady = useSettled(followUp);
  const problem = useDoneProblem({
    orderId,
    icon: 'syringe',
    notYet: t('missing'),
    loadFailed: t('loadFailed'),
    retry: () => void refresh(),
  });
  if (data && isReady)
    return (
      <ObservationView
        title={title}
        facts={data}
        onChanged={refresh}
        followUp={followUp.data}
        onFollowUp={followUp.refresh}
      />
    );
  const violation = problem(error);
  return <Page title={title} loading={violation ? false : 'detail'} error={violation} />;
}
