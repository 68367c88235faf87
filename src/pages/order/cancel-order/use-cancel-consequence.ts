import type { OrderDetail } from '@contract/order/endpoints';
import type { VisitPart } from '@contract/order/visit-rules';
import { moneyText } from '@contract/money/money-text-rules';
import { readRefundCharge, readVisitCharge } from '@/features/booking/order/api';
import { ORDER_MESSAGES } from '@/features/booking/order/messages';
import { useVisitText } from '@/features/booking/order/visit/use-visit-text';
import { CANCEL_VISIT_MESSAGES } from './cancel-visit-messages';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';

/** What a cancellation takes and pays back, in one paragraph, and what it keeps where something was paid. */
export interface CancelConsequence {
  readonly text: string;
  readonly chargeCents?: number;
}

/** Which doses of a visit are cancelled, and which stay. */
interface Choice {
  readonly chosen: readonly VisitPart[];
  readonly staying: readonly VisitPart[];
}

/** What cancelling several doses takes and pays back as one sum, and who stays. */
function useVisitConsequence(): (choice: Choice) => Promise<CancelConsequence> {
  const t = useText(CANCEL_VISIT_MESSAGES);
  const text = useVisitText();
  return async ({ chosen, staying }) => {
    const charge = await readVisitCharge(chosen.map(({ orderId }) => orderId));
    const { paidCents, refundCents, chargeCents } = charge;
    const nameOf = (part: VisitPart): string => `${part.linkmanName} ${text.dose(part)}`;
    const facts = {
      // Where others stay, a person's name alone would not say which dose goes.
      names: staying.length > 0 ? chosen.map(nameOf).join(t('join')) : text.names(chosen),
      when: text.when(chosen),
      back: moneyText(refundCents),
      retained: moneyText(chargeCents),
    };
    const key = paidCents === 0 ? 'cancelFree' : chargeCents > 0 ? 'cancelCharged' : 'cancelBack';
    const names = staying.map(nameOf);
    const rest =
      names.length > 0 ? t('staying', { names: names.join(t('join')) }) : t('stayingNone');
    return { text: `${t(key, facts)} ${rest}`, chargeCents };
  };
}

/**
 * Reads what a cancellation at this moment takes and pays back: what the page was opened with may be over by now.
 * @param choice of the visit's doses; null where the order is alone
 * @throws ApiError where something was paid and the provider does not say what becomes of it
 */
export function useCancelConsequence(
  order: OrderDetail,
  choice: Choice | null,
): () => Promise<CancelConsequence> {
  const t = useText(ORDER_MESSAGES);
  const dates = useDateText();
  const ofVisit = useVisitConsequence();
  const { orderId, linkmanName: name, day, startTime, endTime, payment } = order;
  const facts = { name, when: dates.when(day, startTime, endTime) };
  return async () => {
    if (choice) return ofVisit(choice);
    if (payment.state !== 'paid') return { text: t('cancelGiveUp', facts) };
    const { refundCents, chargeCents } = await readRefundCharge(orderId);
    const sums = { ...facts, back: moneyText(refundCents), retained: moneyText(chargeCents) };
    return { text: t(chargeCents > 0 ? 'cancelRefundPart' : 'cancelRefundAll', sums), chargeCents };
  };
}
