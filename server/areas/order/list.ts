import { sql } from 'kysely';
import { ORDER_GROUPS } from '@contract/order/status-rules';
import type { OrderGroup, OrderStatus } from '@contract/order/status-rules';
import { timeOf } from '../../kernel/clock';
import type { Db } from '../../db/database';
import type { Handler } from '../../http/route';
import { pageOf } from '../../kernel/page-of';
import { ownOrders } from '../../domain/orders/order-row';
import { cardsOf } from '../../domain/orders/visit';

/** Whether an appointment `o` is coming or in progress. */
const isAhead = (today: string, now: number) => {
  const open = [...ORDER_GROUPS.pending, ...ORDER_GROUPS.booked];
  return sql<boolean>`(o.status = any(${open}::text[]) and (o.day, o.end_time) > (${today}::date, ${timeOf(now)}))`;
};

/** The user's orders of a group: coming ones first, the nearest on top; then all others, the newest on top. */
export function pageListHandler(db: Db): Handler<'GET /order/subscribe/pageList.do'> {
  return async ({ group, pageNo, pageSize }, context) => {
    const { userId, now, today } = context;
    const ahead = isAhead(today, now);
    const statuses = ORDER_GROUPS[group] as readonly OrderStatus[];
    const skipped = (pageNo - 1) * pageSize;
    const [rows, counted] = await Promise.all([
      ownOrders(db, userId)
        .where('o.status', 'in', statuses)
        .orderBy(ahead, 'desc')
        .orderBy(sql`case when ${ahead} then o.day end`)
        .orderBy(sql`case when ${ahead} then o.start_time end`)
        .orderBy('o.created_at', 'desc')
        .orderBy('o.id', 'desc')
        .limit(pageSize)
        .offset(skipped)
        .execute(),
      db
        .selectFrom('orders')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('user_id', '=', userId)
        .where('removed_at', 'is', null)
        .where('status', 'in', statuses)
        .executeTakeFirstOrThrow(),
    ]);
    const list = await cardsOf(db, rows, context);
    return pageOf(list, { total: counted.total, pageNo, pageSize });
  };
}

/** The number of orders in each tab, and the next appointment. */
export function summaryHandler(db: Db): Handler<'GET /order/subscribe/summary.do'> {
  return async (_input, context) => {
    const { userId, now, today } = context;
    const [byStatus, next] = await Promise.all([
      db
        .selectFrom('orders')
        .select((eb) => ['status', eb.fn.countAll<number>().as('total')])
        .where('user_id', '=', userId)
        .where('removed_at', 'is', null)
        .groupBy('status')
        .execute(),
      ownOrders(db, userId)
        .where(isAhead(today, now))
        .orderBy('o.day')
        .orderBy('o.start_time')
        .limit(1)
        .executeTakeFirst(),
    ]);
    const [card = null] = await cardsOf(db, next ? [next] : [], context);
    const count = (group: OrderGroup): number =>
      byStatus
        .filter(({ status }) => (ORDER_GROUPS[group] as readonly OrderStatus[]).includes(status))
        .reduce((sum, { total }) => sum + total, 0);
    return {
      counts: {
        all: count('all'),
        pending: count('pending'),
        booked: count('booked'),
        done: count('done'),
        closed: count('closed'),
      },
      next: card,
    };
  };
}
