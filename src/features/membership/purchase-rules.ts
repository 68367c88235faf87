import type { MemberInfo } from '@contract/member/endpoints';
import type { Payment } from '@contract/order/endpoints';
import type { PaymentMethod } from '@contract/order/payment-fields';

/** How the newest purchase stands, in the terms of paying. `clinic`: nothing is to be paid here. */
export function purchasePayment(
  { purchase, sale }: Pick<MemberInfo, 'purchase' | 'sale'>,
  methodsHere: readonly PaymentMethod[],
): Pick<Payment, 'state' | 'attempt'> {
  const isSold = sale !== null && methodsHere.length > 0;
  if (purchase?.state === 'open')
    return { state: isSold ? 'payable' : 'clinic', attempt: purchase.attempt };
  // A purchase that is paid, or replaced, leaves room for another one.
  return { state: isSold ? 'payable' : 'clinic', attempt: null };
}

/** A payment of the newest purchase that could not be used and goes back, or is back; null: there is none. */
export function returnedPurchase({ purchase }: Pick<MemberInfo, 'purchase'>): {
  readonly state: 'returning' | 'returned';
  readonly cents: number;
} | null {
  const attempt = purchase?.state === 'paid' ? null : purchase?.attempt;
  if (attempt?.state !== 'returning' && attempt?.state !== 'returned') return null;
  return { state: attempt.state, cents: attempt.cents };
}
