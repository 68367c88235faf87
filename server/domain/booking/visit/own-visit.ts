import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import { refused } from '../refusal/refuse';

/** What is read of each order of a visit that its owner changes or cancels. */
const ownOrdersOf = (db: Db, userId: string, orderIds: readonly string[]) =>
  db
    .selectFrom('orders as o')
    .innerJoin('linkmen as l', 'l.id', 'o.linkman_id')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .select(['o.id', 'o.visit_id', 'o.slot_id', 'o.status', 'o.day', 'o.start_time', 'o.end_time'])
    .select(['o.remaining_changes', 'o.dose_no', 'o.depa_code', 'o.product_id', 'o.linkman_id'])
    .select(['o.price_cents', 'o.service_fee_cents', 'o.paid_cents', 'o.guideline_version'])
    .select(['o.mobile', 'o.remark', 'l.name as linkman_name', 'p.short_name as product_name'])
    .where('o.user_id', '=', userId)
    .where('o.removed_at', 'is', null)
    .where('o.id', 'in', orderIds)
    // Only walk-ins have no family member, and they belong to no account.
    .$narrowType<{ linkman_id: string }>()
    .execute();

/** An order of {@link ordersOfVisit}. */
export type OrderOfVisit = Awaited<ReturnType<typeof ownOrdersOf>>[number];
export type Orders = readonly [OrderOfVisit, ...OrderOfVisit[]];

const MESSAGE = {
  twice: {
    zh: '同一个预约选了两次，请刷新后再试',
    en: 'One appointment was chosen twice. Refresh and try again.',
  },
  apart: {
    zh: '所选的预约不是一起约的，请分别改约或取消',
    en: 'These appointments were not booked together. Change or cancel them one by one.',
  },
} as const;

/**
 * Own orders of one visit, in the order that they are named in: booked together, at one clinic.
 * @throws DomainError 4004 for another account's order and a removed one alike; 20018 for orders that are no visit
 */
export async function ordersOfVisit(
  db: Db,
  userId: string,
  orderIds: readonly string[],
): Promise<Orders> {
  if (new Set(orderIds).size < orderIds.length)
    throw refused(CODE.NOT_ONE_VISIT, { message: MESSAGE.twice });
  const rows = new Map((await ownOrdersOf(db, userId, orderIds)).map((row) => [row.id, row]));
  const [first, ...others] = orderIds.map((orderId) => {
    const row = rows.get(orderId);
    if (!row) throw new DomainError(CODE.NOT_FOUND);
    return row;
  });
  if (!first) throw new DomainError(CODE.NOT_FOUND);
  const isOne = others.every(
    ({ visit_id: visitId, day }) =>
      visitId !== null && visitId === first.visit_id && day === first.day,
  );
  if (!isOne) throw refused(CODE.NOT_ONE_VISIT, { message: MESSAGE.apart });
  return [first, ...others];
}
