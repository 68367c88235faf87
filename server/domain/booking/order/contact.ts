import { ACTIVE_STATUSES } from '@contract/order/status-rules';
import type { Deps } from '../../../deps';

/** What a correction needs. */
interface Correction {
  readonly orderId: string;
  readonly userId: string;
  /** 11 digits. */
  readonly mobile: string;
  /** ms. */
  readonly now: number;
}

/**
 * Corrects the mobile by which the clinic reaches the recipient of an appointment that is still to come; its place stays.
 * @returns whether it did: false where it is not the account's, or is over
 */
export async function correctContact(
  { db, cipher }: Pick<Deps, 'db' | 'cipher'>,
  { orderId, userId, mobile, now }: Correction,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ mobile: cipher.seal(mobile), updated_at: new Date(now) })
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .where('status', 'in', ACTIVE_STATUSES)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
