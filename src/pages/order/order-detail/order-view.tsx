import { View } from '@tarojs/components';
import type { OrderDetail } from '@contract/order/endpoints';
import { BringList } from '@/features/order/components/bring-list';
import { ClinicTools } from '@/features/order/components/clinic-tools';
import { ClosedNotice } from '@/features/order/components/closed-notice';
import { MoneyPart } from '@/features/order/components/money-part';
import { OrderCode } from '@/features/order/components/order-code';
import { OrderFacts } from '@/features/order/components/order-facts';
import { OrderFrame } from '@/features/order/components/order-frame';
import { OrderTimeline } from '@/features/order/components/order-timeline';
import { VisitPart } from '@/features/order/components/visit-part';
import { whyNot } from '@/features/order/change-rules';
import { ORDER_MESSAGES } from '@/features/order/messages';
import { STATUS_TABLE } from '@/features/order/status-table';
import { serverToday } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Card } from '@/ui/card/card';
import { Section } from '@/ui/section/section';
import styles from './index.module.scss';

export interface OrderViewProps {
  readonly title: string;
  readonly order: OrderDetail;
}

/** Status, code, facts, ways to the clinic, history, and the actions that the provider allows. */
export function OrderView({ title, order }: OrderViewProps) {
  const t = useText(ORDER_MESSAGES);
  const dates = useDateText();
  const { ahead } = STATUS_TABLE[order.status];
  const today = serverToday();
  const until = { time: dates.moment(order.changeableUntil) };
  const why = whyNot(order);
  const left = order.actions.includes('update')
    ? t('changesLeft', { count: order.changesLeft, ...until })
    : '';
  const note = why === 'tooLate' ? t(why) : why ? t(why, until) : left;
  return (
    <OrderFrame title={title} order={order}>
      <ClosedNotice order={order} />
      {ahead ? <OrderCode order={order} /> : null}
      <Card>
        <OrderFacts order={order} extent="full" today={today} />
        <ClinicTools order={order} />
      </Card>
      <VisitPart order={order} today={today} />
      <MoneyPart order={order} />
      {note ? <View className={styles.note}>{note}</View> : null}
      {ahead && order.bring.length > 0 ? (
        <Section title={t('bring')}>
          <Card>
            <BringList items={order.bring} />
          </Card>
        </Section>
      ) : null}
      <Section title={t('timeline')}>
        <Card>
          <OrderTimeline events={order.timeline} />
        </Card>
      </Section>
    </OrderFrame>
  );
}
