import { ORDER_GROUPS } from '@contract/order/status-rules';
import type { OrderStatus } from '@contract/order/status-rules';
import type { Deps } from '../../deps';
import type { Handler } from '../../http/route';
import { pageOf } from '../../kernel/page-of';
import {
  nextOrder,
  orderCount,
  orderPage,
  visitCounts,
} from '../../domain/booking/order/order-list';
import { orderScope } from '../../domain/booking/order/order-scope';
import { cardsOf } from '../../domain/booking/order/visit';

type ListDeps = Pick<Deps, 'db' | 'cipher'>;

/** The user's orders of a group: coming ones first, the nearest on top; then all others, the newest on top. */
export function pageListHandler(deps: ListDeps): Handler<'GET /order/subscribe/pageList.do'> {
  return async ({ group, pageNo, pageSize }, context) => {
    const { db } = deps;
    const scope = await orderScope(db, context);
    const statuses = ORDER_GROUPS[group] as readonly OrderStatus[];
    const skipped = (pageNo - 1) * pageSize;
    const [rows, total] = await Promise.all([
      orderPage(db, scope, { statuses, skipped, pageSize }, context),
      orderCount(db, scope, statuses),
    ]);
    const list = await cardsOf(deps, rows, scope, context);
    return pageOf(list, { total, pageNo, pageSize });
  };
}

/** The number of visits in each tab, and the next appointment. */
export function summaryHandler(deps: ListDeps): Handler<'GET /order/subscribe/summary.do'> {
  return async (_input, context) => {
    const { db } = deps;
    const scope = await orderScope(db, context);
    const [counts, next] = await Promise.all([
      visitCounts(db, scope),
      nextOrder(db, scope, context),
    ]);
    const [card = null] = await cardsOf(deps, next ? [next] : [], scope, context);
    return { counts, next: card };
  };
}
