import { View } from '@tarojs/components';
import type { OrderDetail } from '@contract/order/endpoints';
import { moneyText } from '@contract/money/money-text-rules';
import { useText } from '@/i18n/messages';
import { callPhone } from '@/platform/phone-call';
import { navigate } from '@/routes/navigate';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { MONEY_MESSAGES } from '../money-messages';
import { STATUS_TABLE } from '../status-table';

const REFUND_NOTES = {
  waiting: 'refundGoing',
  paying: 'refundGoing',
  paid: 'refundPaid',
  failed: 'refundMissed',
} as const;

/** Paid amount and refund of an order, and what happened to a cancelled appointment. */
export function MoneyPart({ order }: { readonly order: OrderDetail }) {
  const t = useText(MONEY_MESSAGES);
  const { orderId, payment, refund, status, departmentPhone } = order;
  // A missed appointment was not cancelled; its history says when that was noted and by whom.
  const isCancelled = !STATUS_TABLE[status].ahead && status !== 'DONE' && status !== 'NO_SHOW';
  const hasRefund =
    refund !== null || (payment.state === 'paid' && order.actions.includes('cancel'));
  const isPaid = payment.state === 'paid';
  const back = refund && t(REFUND_NOTES[refund.state], { back: moneyText(refund.refundCents) });
  const paid = isPaid ? t('paidAhead', { price: moneyText(payment.paidCents) }) : '';
  return (
    <View>
      {hasRefund || isCancelled || isPaid ? (
        <CellGroup>
          {hasRefund ? (
            <Cell
              icon="wallet"
              title={t(refund ? 'refundShow' : 'refundRules')}
              note={back ?? (paid || undefined)}
              onPress={() => void navigate.to('refundDetails', { orderId })}
            />
          ) : null}
          {isPaid ? (
            <Cell
              icon="receipt"
              title={t('invoice')}
              note={t('invoiceNote')}
              onPress={() => callPhone(departmentPhone)}
            />
          ) : null}
          {isCancelled ? (
            <Cell
              icon="calendar-x"
              title={t('closedShow')}
              onPress={() => void navigate.to('cancelOrderDetail', { orderId })}
            />
          ) : null}
        </CellGroup>
      ) : null}
    </View>
  );
}
