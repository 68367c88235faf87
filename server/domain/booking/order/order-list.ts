import { sql } from 'kysely';
import { ORDER_GROUPS } from '@contract/order/status-rules';
import type { OrderGroup, OrderStatus } from '@contract/order/status-rules';
import type { Db } from '../../../db/database';
import { timeOf } from '../../../kernel/clock';
import { ordersIn } from './order-row';
import type { OwnOrder } from './order-row';
import { isInScope } from './order-scope';
import type { OrderScope } from './order-scope';

/** A moment: the day, `YYYY-MM-DD`, and ms. */
export interface ListTime {
  readonly today: string;
  readonly now: number;
}

/** Whether an appointment `o` is coming or in progress. */
const isAhead = ({ today, now }: ListTime) => {
  const open = [...ORDER_GROUPS.pending, ...ORDER_GROUPS.booked];
  return sql<boolean>`(o.status = any(${open}::text[]) and (o.day, o.end_time) > (${today}::date, ${timeOf(now)}))`;
};

/** Which orders of a list: those in these statuses, after the skipped ones. */
export interface OrderPage {
  readonly statuses: readonly OrderStatus[];
  readonly skipped: number;
  readonly pageSize: number;
}

/** A reader's orders: coming ones first, the nearest on top; then all others, the newest on top. */
export function orderPage(
  db: Db,
  scope: OrderScope,
  { statuses, skipped, pageSize }: OrderPage,
  at: ListTime,
): Promise<OwnOrder[]> {
  const ahead = isAhead(at);
  return ordersIn(db, scope)
    .where('o.status', 'in', statuses)
    .orderBy(ahead, 'desc')
    .orderBy(sql`case when ${ahead} then o.day end`)
    .orderBy(sql`case when ${ahead} then o.start_time end`)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(pageSize)
    .offset(skipped)
    .execute();
}

/** SQL: the visits, each once, that have an order in a group; as `visitKeyOf` tells them apart. */
const visitsIn = (group: OrderGroup) =>
  sql<number>`count(distinct (coalesce(visit_id, id), day)) filter (where status = any(${[...ORDER_GROUPS[group]]}::text[]))`;

/** The number of a reader's visits in each group; one whose parts are in different groups counts in each of them. */
export const visitCounts = (db: Db, scope: OrderScope): Promise<Record<OrderGroup, number>> =>
  db
    .selectFrom('orders as o')
    .select([
      visitsIn('all').as('all'),
      visitsIn('pending').as('pending'),
      visitsIn('booked').as('booked'),
      visitsIn('done').as('done'),
      visitsIn('closed').as('closed'),
    ])
    .where(isInScope(scope))
    .where('o.removed_at', 'is', null)
    .executeTakeFirstOrThrow();

/** The number of a reader's orders in these statuses. */
export async function orderCount(
  db: Db,
  scope: OrderScope,
  statuses: readonly OrderStatus[],
): Promise<number> {
  const { total } = await db
    .selectFrom('orders as o')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(isInScope(scope))
    .where('o.removed_at', 'is', null)
    .where('o.status', 'in', statuses)
    .executeTakeFirstOrThrow();
  return total;
}

/** A reader's next appointment. */
export const nextOrder = (db: Db, scope: OrderScope, at: ListTime): Promise<OwnOrder | undefined> =>
  ordersIn(db, scope)
    .where(isAhead(at))
    .orderBy('o.day')
    .orderBy('o.start_time')
    .limit(1)
    .executeTakeFirst();
