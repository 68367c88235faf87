import type { MemberInfo } from '@contract/member/endpoints';
import type { MemberPlan } from '@contract/member/member-rules';
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

/** A purchase that was started while the page was open. */
export interface StartedPurchase {
  readonly purchaseId: string;
  readonly plan: MemberPlan;
}

/**
 * The purchase of a plan whose paying goes on; null: another one is to be started. It may be paid already without the page
 * knowing: paying it again is then answered as paid, where starting another one would charge twice.
 * @param started what the page may not show yet
 */
export function purchaseUnderWay(
  { purchase, sale }: Pick<MemberInfo, 'purchase' | 'sale'>,
  plan: MemberPlan,
  started: StartedPurchase | null,
): string | null {
  const price = sale?.plans.find((each) => each.plan === plan)?.cents;
  // At the price that is shown only.
  if (purchase?.state === 'open' && purchase.plan === plan && purchase.cents === price)
    return purchase.purchaseId;
  const isShown = started?.purchaseId === purchase?.purchaseId;
  return started?.plan === plan && !isShown ? started.purchaseId : null;
}
