import { View } from '@tarojs/components';
import { useState } from 'react';
import type { Arrivals } from '@contract/order/arrival-endpoints';
import { NoteLines } from '@/features/order/components/note-lines';
import { OrderRefusal } from '@/features/order/components/order-refusal';
import { arriveWithCode } from '@/features/order/api';
import { ARRIVAL_MESSAGES } from '@/features/arrival/messages';
import { useArrivalRemedies } from '@/features/arrival/arrival-remedies';
import { violationOf } from '@/features/order/order-violation';
import type { OrderViolation } from '@/features/order/order-violation';
import { refreshOrders } from '@/features/order/refresh-orders';
import { readRefusal } from '@/features/refusal/refusal-rules';
import { useServer } from '@/http/hooks/use-server';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Checkbox } from '@/ui/choice/checkbox';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Section } from '@/ui/section/section';
import { Result } from '@/ui/state/result';
import styles from './index.module.scss';

export interface ArrivalListProps {
  readonly title: string;
  readonly code: string;
  /** Returns to scanning or typing a code. */
  readonly onAnother: () => void;
}

type Arrival = Arrivals['orders'][number];

/** Family members expected here today; those present are checked in together. */
export function ArrivalList({ title, code, onAnother }: ArrivalListProps) {
  const t = useText(ARRIVAL_MESSAGES);
  const dates = useDateText();
  const { data, error, refresh } = useServer('GET /order/subscribe/arrivable.do', { code });
  const [busy, setBusy] = useState(false);
  /** Orders of those marked as not present. */
  const [absent, setAbsent] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<{ order: Arrival; violation: OrderViolation } | null>(
    null,
  );
  const remediesOf = useArrivalRemedies(onAnother);
  const [arrived, setArrived] = useState<string | null>(null);

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
  const note = (order: Arrival): readonly string[] => [
    `${order.startTime}–${order.endTime}`,
    `${order.productName} · ${order.doseLabel}`,
    order.status === 'ARRIVED'
      ? t('arrivedAlready')
      : ready.includes(order)
        ? ''
        : t('from', { time: dates.dateTime(order.arrivalFrom) }),
  ];
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setRefused(null);
    let sent: Arrival | undefined;
    try {
      for (sent of here) await arriveWithCode(sent.orderId, code);
      setArrived(here[0]?.orderId ?? null);
    } catch (failure) {
      if (sent) setRefused({ order: sent, violation: violationOf(failure, t('failed')) });
      // The orders before the failed one are checked in.
      await refresh();
    } finally {
      setBusy(false);
      refreshOrders();
    }
  };
  return (
    <Page
      title={title}
      footer={
        ready.length > 0 ? (
          <Button block loading={busy} disabled={here.length === 0} onPress={() => void confirm()}>
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
        {asked.length > 0 ? (
          <Section title={t('who')} note={t('whoHint')}>
            <Card>
              {asked.map((order) => (
                <View key={order.orderId}>
                  <Checkbox
                    label={`${order.linkmanName} · ${order.productName}`}
                    checked={here.includes(order)}
                    onChange={() => toggle(order.orderId)}
                  />
                  <View className={styles.visit}>
                    {`${order.startTime}–${order.endTime} · ${order.doseLabel}`}
                  </View>
                </View>
              ))}
            </Card>
          </Section>
        ) : null}
      </Optional>
      <Optional>
        {asked.length < data.orders.length ? (
          <CellGroup title={t('today')}>
            {data.orders
              .filter((order) => !asked.includes(order))
              .map((order) => (
                <Cell
                  key={order.orderId}
                  icon={order.status === 'ARRIVED' ? 'circle-check' : 'user'}
                  title={order.linkmanName}
                  note={<NoteLines lines={note(order)} />}
                />
              ))}
          </CellGroup>
        ) : null}
      </Optional>
      <Button kind="text" block onPress={onAnother}>
        {t('another')}
      </Button>
    </Page>
  );
}
