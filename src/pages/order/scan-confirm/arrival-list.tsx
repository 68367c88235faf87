import { useState } from 'react';
import { ARRIVAL_MESSAGES } from '@/pages/order/scan-confirm/messages';
import { useArrivalRemedies } from '@/pages/order/scan-confirm/arrival-remedies';
import { OrderRefusal } from '@/features/booking/order/components/order-refusal';
import { readRefusal } from '@/features/booking/refusal/refusal-rules';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Result } from '@/ui/state/result';
import { PresenceList } from './presence-list';
import { TodayList } from './today-list';
import { useCheckIn } from './use-check-in';

export interface ArrivalListProps {
  readonly title: string;
  readonly code: string;
  /** Returns to scanning or typing a code. */
  readonly onAnother: () => void;
}

/** Family members expected here today; those present are checked in together. */
export function ArrivalList({ title, code, onAnother }: ArrivalListProps) {
  const t = useText(ARRIVAL_MESSAGES);
  const { data, error, refresh } = useServer('GET /order/subscribe/arrivable.do', { code });
  /** Orders of those marked as not present. */
  const [absent, setAbsent] = useState<readonly string[]>([]);
  const remediesOf = useArrivalRemedies(onAnother);
  const { busy, refused, arrived, confirm } = useCheckIn(code, refresh);

  const open = (orderId: string): void => void navigate.replace('orderDetail', { orderId });
  if (arrived) {
    return (
      <Page title={title}>
        <Result
          kind="success"
          title={t('done')}
          text={t('doneText')}
          action={{ text: t('toOrder'), onPress: () => open(arrived) }}
        />
      </Page>
    );
  }
  if (!data) {
    const again = { text: t('another'), onPress: onAnother };
    const retry = { text: t('retry'), onPress: () => void refresh() };
    const refusal = error && readRefusal(error.data);
    const [action = again, second] = refusal ? remediesOf(refusal) : [retry, again];
    const violation = error && { title: t('failed'), reason: error.msg, action, second };
    return <Page title={title} loading={error ? false : 'list'} error={violation} />;
  }
  const ready = data.orders.filter(({ actions }) => actions.includes('scanConfirm'));
  const here = ready.filter(({ orderId }) => !absent.includes(orderId));
  // A single order needs no question; of several people some may not have arrived yet.
  const asked = ready.length > 1 || here.length < ready.length ? ready : [];
  const toggle = (orderId: string): void =>
    setAbsent(
      absent.includes(orderId) ? absent.filter((id) => id !== orderId) : [...absent, orderId],
    );
  const others = data.orders.filter((order) => !asked.includes(order));
  return (
    <Page
      title={title}
      footer={
        ready.length > 0 ? (
          <Button
            block
            loading={busy}
            disabled={here.length === 0}
            onPress={() => void confirm(here)}
          >
            {here.length > 1 ? t('confirmMany', { count: here.length }) : t('confirmOne')}
          </Button>
        ) : (
          <Button block kind="secondary" onPress={() => open(data.orders[0]?.orderId ?? '')}>
            {t('toOrder')}
          </Button>
        )
      }
    >
      <Optional>
        {refused ? <OrderRefusal order={refused.order} violation={refused.violation} /> : null}
      </Optional>
      <NoticeBar tone="success">{t('at', { clinic: data.departmentName })}</NoticeBar>
      <Optional>
        {asked.length > 0 ? <PresenceList orders={asked} here={here} onToggle={toggle} /> : null}
      </Optional>
      <Optional>{others.length > 0 ? <TodayList orders={others} /> : null}</Optional>
      <Button kind="text" block onPress={onAnother}>
        {t('another')}
      </Button>
    </Page>
  );
}
