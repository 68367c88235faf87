import type { Db } from '../../db/database';
import { ordersOfKey } from '../../domain/booking/submission/orders-of-key';
import type { Handler } from '../../http/route';

/** Result of a booking whose answer was lost. */
export function submitDetailHandler(db: Db): Handler<'GET /subscribe/subscribe/submitDetail.do'> {
  return async ({ submitId }, { userId }) => {
    const orders = await ordersOfKey(db, userId, submitId);
    const [first] = orders;
    return {
      state: first ? 'done' : 'pending',
      orderId: first?.id ?? null,
      visitId: first?.visit_id ?? null,
      orderIds: orders.map(({ id }) => id),
    };
  };
}
