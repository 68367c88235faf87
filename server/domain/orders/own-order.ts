import type { Db } from '../../db/database';

/** An order of its owner, as long as they have not removed it. */
const ownOrder = (db: Db, orderId: string, userId: string) =>
  db
    .selectFrom('orders as o')
    .where('o.id', '=', orderId)
    .where('o.user_id', '=', userId)
    .where('o.removed_at', 'is', null);

/** Whether an order is the account's. */
export const isOwnOrder = async (db: Db, orderId: string, userId: string): Promise<boolean> =>
  (await ownOrder(db, orderId, userId).select('o.id').executeTakeFirst()) !== undefined;

/** What a check-in needs of an order and its clinic. */
export const orderToArrive = (db: Db, orderId: string, userId: string) =>
  ownOrder(db, orderId, userId)
    .innerJoin('departments as d', 'd.depa_code', 'o.depa_code')
    .select(['o.depa_code', 'o.day', 'o.start_time', 'o.status', 'd.name', 'd.phone'])
    .executeTakeFirst();

/** What a change needs of an order. */
export const orderToMove = (db: Db, orderId: string, userId: string) =>
  ownOrder(db, orderId, userId)
    .select(['o.slot_id', 'o.status', 'o.day', 'o.start_time', 'o.remaining_changes'])
    .select(['o.linkman_id', 'o.dose_no', 'o.depa_code', 'o.product_id'])
    // Only walk-ins have no family member, and they belong to no account.
    .$narrowType<{ linkman_id: string }>()
    .executeTakeFirst();

/** How often an order's time may still be changed; null for an order that is not the account's. */
export async function changesLeftOf(
  db: Db,
  orderId: string,
  userId: string,
): Promise<number | null> {
  const order = await ownOrder(db, orderId, userId)
    .select('o.remaining_changes')
    .executeTakeFirst();
  return order?.remaining_changes ?? null;
}
