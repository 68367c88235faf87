import type { OrderDetail } from '@contract/order/endpoints';
import { moneyText } from '@contract/money/money-text-rules';
import { readRefundCharge } from '@/features/booking/order/api';
import { ORDER_MESSAGES } from '@/features/booking/order/messages';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';

/** What a cancellation takes and pays back, in one paragraph, and what it keeps where something was paid. */
export interface CancelConsequence {
  readonly text: string;
  readonly chargeCents?: number;
}

/**
 * Reads what a cancellation at this moment takes and pays back: what the page was opened with may be over by now.
 * @throws ApiError where something was paid and the provider does not say what becomes of it
 */
export function useCancelConsequence(order: OrderDetail): () => Promise<CancelConsequence> {
  const t = useText(ORDER_MESSAGES);
  const dates = useDateText();
  const { orderId, linkmanName: name, day, startTime, endTime, payment } = order;
  const facts = { name, when: dates.when(day, startTime, endTime) };
  return async () => {
    if (payment.state !== 'paid') return { text: t('cancelGiveUp', facts) };
    const { refundCents, chargeCents } = await readRefundCharge(orderId);
    const sums = { ...facts, back: moneyText(refundCents), retained: moneyText(chargeCents) };
    return { text: t(chargeCents > 0 ? 'cancelRefundPart' : 'cancelRefundAll', sums), chargeCents };
  };
}
