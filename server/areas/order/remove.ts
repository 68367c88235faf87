import type { Db } from '../../db/database';
import type { Handler } from '../../http/route';
import { isRemoved, removeOrder } from '../../domain/booking/order/remove';
import { stepRefusal } from '../../domain/booking/order/step';

/** Hides an ended order from its owner; the clinic's records keep it. */
export function removeHandler(db: Db): Handler<'POST /order/subscribe/remove.do'> {
  return async ({ orderId }, { userId, now }) => {
    const isGone =
      (await removeOrder(db, { orderId, userId, now })) ||
      (await isRemoved(db, { orderId, userId }));
    if (!isGone)
      throw await stepRefusal(db, { name: 'remove', orderId, actor: 'user', userId, now });
    return null;
  };
}
