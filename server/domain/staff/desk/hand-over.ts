import { CHANGES_ALLOWED } from '@contract/order/status-rules';
import { breaksIntegrity } from '../../../db/statement';
import type { BookingServices } from '../../booking/submission/services';
import { LIFECYCLE } from '../../../shared/lifecycle/lifecycle';
import { newOrderId, newReference } from '../../../shared/lifecycle/order-id';
import { CLAIM } from './claim-statement';
import type { claimants } from './claimable';

/** Which order passes to whom, and who at the clinic decided it. */
export interface HandOver {
  readonly orderId: string;
  /** The holder of the document. */
  readonly personKey: string;
  readonly to: Awaited<ReturnType<typeof claimants>>[number];
  readonly depaCode: string;
  readonly staffId: string;
  readonly reason: string;
  /** ms. */
  readonly now: number;
}

/**
 * Hands an order over to another account's family member.
 * @returns the new order; null where it is another clinic's, paid, no longer open, or the account has one for that dose
 */
export async function handOver(
  { runner }: Pick<BookingServices, 'runner'>,
  { orderId, personKey, to, depaCode, staffId, reason, now }: HandOver,
): Promise<string | null> {
  try {
    const [made] = await CLAIM.run<{ id: string }>(runner, {
      order: orderId,
      personKey,
      clinic: depaCode,
      statuses: LIFECYCLE.cancel.from,
      account: to.user_id,
      member: to.id,
      newId: newOrderId(now),
      reference: newReference(),
      idempotencyKey: `claim:${orderId}`,
      mobile: to.mobile,
      now: new Date(now),
      staff: staffId,
      reason,
      changesAllowed: CHANGES_ALLOWED,
    });
    return made?.id ?? null;
  } catch (error) {
    if (!breaksIntegrity(error)) throw error;
    return null;
  }
}
