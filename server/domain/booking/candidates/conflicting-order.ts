import type { ConflictingOrder } from '@contract/subscribe/endpoints';
import type { Db } from '../../../db/database';
import type { UserContext } from '../../../http/context';
import { inLanguage } from '../../../kernel/language';
import { allows } from '../../../shared/lifecycle/lifecycle';
import { stateOf } from '../order/order-row';

const find = (db: Db, orderId: string, userId: string) =>
  db
    .selectFrom('orders as o')
    .innerJoin('linkmen as l', 'l.id', 'o.linkman_id')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .innerJoin('departments as d', 'd.depa_code', 'o.depa_code')
    .select(['o.id', 'o.status', 'o.day', 'o.start_time', 'o.end_time', 'o.remaining_changes'])
    .select(['o.paid_cents', 'l.name', 'p.short_name as product', 'd.name as clinic'])
    .where('o.id', '=', orderId)
    .where('o.user_id', '=', userId)
    .executeTakeFirst();

type Row = NonNullable<Awaited<ReturnType<typeof find>>>;

/** An order that was paid online must be cancelled first: its money goes back to its owner. */
const isReplaceable = (row: Row, now: number): boolean =>
  row.paid_cents === 0 && allows('cancel', stateOf(row), 'user', now);

/** The caller's own conflicting order; null for anybody else's. */
export async function conflictingOrder(
  db: Db,
  orderId: string,
  { userId, now, language }: UserContext,
): Promise<ConflictingOrder | null> {
  const row = await find(db, orderId, userId);
  if (!row) return null;
  return {
    orderId: row.id,
    linkmanName: row.name,
    productName: inLanguage(row.product, language),
    departmentName: inLanguage(row.clinic, language),
    day: row.day,
    startTime: row.start_time,
    endTime: row.end_time,
    replaceable: isReplaceable(row, now),
  };
}

/** A refusal that may come from an order: `done` where its dose was given, not only booked. */
interface ByAnOrder {
  readonly orderId: string | null;
  readonly done?: boolean;
}

/** The caller's own open order that stands in the way; null where the dose was given, as nothing can be replaced. */
export const conflictOf = async (
  db: Db,
  { orderId, done = false }: ByAnOrder,
  context: UserContext,
): Promise<ConflictingOrder | null> =>
  orderId === null || done ? null : conflictingOrder(db, orderId, context);
