import type { OrderDetail } from '@contract/order/endpoints';
import { ORDER_MESSAGES } from '@/features/order/messages';
import { useRefundCharge } from '@/features/order/use-refund-charge';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { yuanText } from '@/ui/price/price-text';

const yuan = (cents = 0): string => `¥${yuanText(cents)}`;

/** What a cancellation takes and pays back, in one paragraph. */
export function useCancelConsequence(order: OrderDetail): string {
  const t = useText(ORDER_MESSAGES);
  const dates = useDateText();
  const { data: charge } = useRefundCharge(order);
  const facts = {
    name: order.linkmanName,
    when: dates.when(order.day, order.startTime, order.endTime),
    back: yuan(charge?.refundCents),
    retained: yuan(charge?.chargeCents),
  };
  if (order.payment.state !== 'paid') return t('cancelGiveUp', facts);
  if (!charge) return t('cancelRecallable', facts);
  return t(charge.chargeCents > 0 ? 'cancelRefundPart' : 'cancelRefundAll', facts);
}
