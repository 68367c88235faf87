import type { Db } from '../../../db/database';
import { LIFECYCLE } from '../../../shared/lifecycle/lifecycle';

/**
 * Hides an ended order from its owner; the clinic's records keep it.
 * @param now ms
 * @returns whether it did: false where it is not theirs, has not ended or is hidden already
 */
export async function removeOrder(
  db: Db,
  {
    orderId,
    userId,
    now,
  }: { readonly orderId: string; readonly userId: string; readonly now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ removed_at: new Date(now), updated_at: new Date(now) })
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .where('status', 'in', LIFECYCLE.remove.from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the owner has hidden the order before. */
export const isRemoved = async (
  db: Db,
  { orderId, userId }: { readonly orderId: string; readonly userId: string },
): Promise<boolean> =>
  (await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is not', null)
    .executeTakeFirst()) !== undefined;
