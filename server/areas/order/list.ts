import { ORDER_GROUPS } from '@contract/order/status-rules';
import type { OrderGroup, OrderStatus } from '@contract/order/status-rules';
import { timeOf } from '../../clock';
import type { Db } from '../../db/database';
import type { Handler } from '../../http/route';
import { pageOf } from '../page-of';
import { ownOrders } from './order-row';
import { cardsOf } from './visit';

/** One's orders of a group, newest first. */
export function pageListHandler(db: Db): Handler<'GET /order/subscribe/pageList.do'> {
  return async ({ group, pageNo, pageSize }, context) => {
    const { userId } = context;
    const statuses = ORDER_GROUPS[group] as readonly OrderStatus[];
    const skipped = (pageNo - 1) * pageSize;
    const [rows, counted] = await Promise.all([
      ownOrders(db, userId)
        .where('o.status', 'in', statuses)
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

/** How many orders each tab holds, and the appointment that comes next. */
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
        .where('o.status', 'in', [...ORDER_GROUPS.pending, ...ORDER_GROUPS.booked])
        .where((eb) =>
          eb.or([
            eb('o.day', '>', today),
            eb.and([eb('o.day', '=', today), eb('o.end_time', '>', timeOf(now))]),
          ]),
        )
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
