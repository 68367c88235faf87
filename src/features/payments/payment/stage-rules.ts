import type { OrderDetail } from '@contract/order/endpoints';
import type { PaymentHint } from '@/platform/payment/types';

/**
 * What a person sees of paying ahead. `offer`: can be paid; `opening`: being handed to the platform; `asking`: perhaps
 * paid, the bank is asked; `unpaid`: not paid so far, can go on; `none`: nothing to pay here.
 */
export type PaymentStage = 'offer' | 'opening' | 'asking' | 'unpaid' | 'none';

export interface PaymentProgress {
  /** The payment is being opened, or the platform's sheet is open. */
  readonly isOpening: boolean;
  /** What the platform reported last on this page; null: nothing, such as after a restart. */
  readonly hint: PaymentHint | null;
  /** Answers of the provider since then. */
  readonly answers: number;
  /** The provider was asked long enough. */
  readonly isTired: boolean;
}

/** Hints after which one answer of the provider is enough. */
const NOT_PAID: readonly (PaymentHint | null)[] = ['cancelled', 'failed', 'unsupported'];

/** Whether the provider has to be asked: a payment is pending, or is known to be paid before its order shows it. */
export const isUnderWay = ({
  state,
  attempt,
}: Pick<OrderDetail['payment'], 'state' | 'attempt'>): boolean =>
  state !== 'paid' && (attempt?.state === 'pending' || attempt?.state === 'paid');

/** The stage of an order's payment. Only the provider's answer makes a payment paid, never the platform's hint. */
export function stageOf(
  { state, attempt }: Pick<OrderDetail['payment'], 'state' | 'attempt'>,
  { isOpening, hint, answers, isTired }: PaymentProgress,
): PaymentStage {
  if (state === 'paid') return 'none';
  if (isOpening) return 'opening';
  if (isUnderWay({ state, attempt })) {
    const isEnough = isTired || (NOT_PAID.includes(hint) && answers > 0);
    if (!isEnough) return 'asking';
    return state === 'payable' ? 'unpaid' : 'none';
  }
  return state === 'payable' ? 'offer' : 'none';
}

/** A payment that the order could not take and that is on its way back, or is back. */
export interface ReturnedPayment {
  readonly state: 'returning' | 'returned';
  readonly cents: number;
  /** The appointment had ended, was paid already, or the payment came too late. */
  readonly why: 'ended' | 'twice' | 'late';
}

/** The payment that the order could not take; null where there is none, or where a refund shows its progress. */
export function returnedPayment({
  payment,
  refund,
  actions,
}: Pick<OrderDetail, 'payment' | 'refund' | 'actions'>): ReturnedPayment | null {
  const { attempt, state } = payment;
  if (refund || !attempt) return null;
  if (attempt.state !== 'returning' && attempt.state !== 'returned') return null;
  const why = state === 'paid' ? 'twice' : actions.includes('cancel') ? 'late' : 'ended';
  return { state: attempt.state, cents: attempt.cents, why };
}
