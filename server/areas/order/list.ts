import { ORDER_GROUPS } from '@contract/order/status-rules';
import type { OrderStatus } from '@contract/order/status-rules';
import type { Db } from '../../db/database';
import type { Handler } from '../../http/route';
import { pageOf } from '../../kernel/page-of';
import {
  nextOrder,
  orderCount,
  orderPage,
  visitCounts,
} from '../../domain/booking/order/order-list';
import { cardsOf } from '../../domain/booking/order/visit';

/** The user's orders of a group: coming ones first, the nearest on top; then all others, the newest on top. */
export function pageListHandler(db: Db): Handler<'GET /order/subscribe/pageList.do'> {
  return async ({ group, pageNo, pageSize }, context) => {
    const { userId } = context;
    const statuses = ORDER_GROUPS[group] as readonly OrderStatus[];
    const skipped = (pageNo - 1) * pageSize;
    const [rows, total] = await Promise.all([
      orderPage(db, userId, { statuses, skipped, pageSize }, context),
      orderCount(db, userId, statuses),
    ]);
    const list = await cardsOf(db, rows, context);
    return pageOf(list, { total, pageNo, pageSize });
  };
}

/** The number of visits in each tab, and the next appointment. */
export function summaryHandler(db: Db): Handler<'GET /order/subscribe/summary.do'> {
  return async (_input, context) => {
    const { userId } = context;
    const [counts, next] = await Promise.all([
      visitCounts(db, userId),
      nextOrder(db, userId, context),
    ]);
    const [card = null] = await cardsOf(db, next ? [next] : [], context);
    return { counts, next: card };
  };
}
