import type { Db } from '../../../db/database';
import { OPEN_STATUSES } from '../../../shared/lifecycle/statuses';

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

/** What the rest of an order's course is found by. */
export const orderOfCourse = (db: Db, orderId: string, userId: string) =>
  ownOrder(db, orderId, userId)
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .select(['o.id', 'o.linkman_id', 'o.depa_code', 'o.product_id', 'o.start_time'])
    .select(['o.mobile', 'o.remark', 'p.short_name as product_name'])
    .executeTakeFirst();

/** An account's orders with their times, by id. */
export const orderTimes = (db: Db, orderIds: readonly string[], userId: string) =>
  db
    .selectFrom('orders as o')
    .select(['o.id', 'o.depa_code', 'o.product_id', 'o.dose_no', 'o.day', 'o.start_time'])
    .select(['o.end_time', 'o.slot_id', 'o.status', 'o.remaining_changes'])
    .where('o.user_id', '=', userId)
    .where('o.id', 'in', orderIds)
    .execute();

/** An order of {@link orderTimes}. */
export type OrderTime = Awaited<ReturnType<typeof orderTimes>>[number];

/** Open appointments of the person whom an own order is for, at some slots. */
export const ordersAtSlots = (
  db: Db,
  { orderId, userId }: { readonly orderId: string; readonly userId: string },
  slotIds: readonly number[],
) =>
  db
    .selectFrom('orders as o')
    .innerJoin('orders as own', 'own.linkman_id', 'o.linkman_id')
    .select(['o.id', 'o.slot_id', 'o.dose_no'])
    .where('own.id', '=', orderId)
    .where('own.user_id', '=', userId)
    .where('o.user_id', '=', userId)
    .where('o.slot_id', 'in', slotIds)
    .where('o.status', 'in', OPEN_STATUSES)
    .execute();

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
