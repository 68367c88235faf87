import { View } from '@tarojs/components';
import type { OrderDetail } from '@contract/order/endpoints';
import type { OrderAction } from '@contract/order/status-rules';
import { ClinicTools } from '@/features/booking/order/components/clinic-tools';
import { MoneyFacts } from '@/features/booking/order/components/money-facts';
import { OrderButtons } from '@/features/booking/order/components/order-buttons';
import { OrderRefusal } from '@/features/booking/order/components/order-refusal';
import { OrderFacts } from '@/features/booking/order/components/order-facts';
import { RefundProgress } from '@/features/booking/order/components/refund-progress';
import { StatusPanel } from '@/features/booking/order/components/status-panel';
import { MONEY_MESSAGES } from '@/features/booking/order/money-messages';
import { useOrderActions } from '@/features/booking/order/use-order-actions';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Card } from '@/ui/card/card';
import { Page } from '@/ui/page/page';
import { Section } from '@/ui/section/section';
import { RefundOutlook } from '@/features/booking/order/components/refund-outlook';

/** Actions that concern the refund. */
const OFFERED: readonly OrderAction[] = ['recallRefund', 'retryRefund', 'cancel'];

/** A pending or completed refund, or what a cancellation would refund. */
export function RefundView({
  title,
  order,
}: {
  readonly title: string;
  readonly order: OrderDetail;
}) {
  const money = useText(MONEY_MESSAGES);
  const { run, busy, violation, dialogs } = useOrderActions(order);
  const { refund, payment, orderId } = order;
  if (!refund && payment.state !== 'paid') {
    const toOrder = () => void navigate.replace('orderDetail', { orderId });
    return (
      <Page
        title={title}
        error={{
          icon: 'wallet',
          title: money('notPaid'),
          reason: money('notPaidHint'),
          action: { text: money('toOrder'), onPress: toOrder },
        }}
      />
    );
  }
  const actions = order.actions.filter((action) => OFFERED.includes(action));
  const recallable = actions.includes('recallRefund');
  return (
    <Page
      title={title}
      footer={
        actions.length > 0 ? <OrderButtons actions={actions} busy={busy} onRun={run} /> : null
      }
    >
      {refund ? <StatusPanel order={order} /> : null}
      <OrderRefusal order={order} violation={violation} />
      {refund ? (
        <View>
          <Card>
            <MoneyFacts sums={refund} />
          </Card>
          <Section title={money('progress')} note={recallable ? money('recallNote') : undefined}>
            <Card>
              <RefundProgress refund={refund} recallable={recallable} />
            </Card>
          </Section>
        </View>
      ) : (
        <RefundOutlook order={order} />
      )}
      <Card>
        <OrderFacts order={order} extent="brief" />
        {order.status === 'REFUND_FAILED' ? <ClinicTools order={order} /> : null}
      </Card>
      {dialogs}
    </Page>
  );
}
