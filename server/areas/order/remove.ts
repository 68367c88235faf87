import type { Db } from '../../db/database';
import type { Handler } from '../../http/route';
import { LIFECYCLE } from '../../domain/lifecycle/lifecycle';
import { stepRefusal } from '../../domain/orders/step';

/** Hides an ended order from its owner; the clinic's records keep it. */
export function removeHandler(db: Db): Handler<'POST /order/subscribe/remove.do'> {
  return async ({ orderId }, { userId, now }) => {
    const { numUpdatedRows } = await db
      .updateTable('orders')
      .set({ removed_at: new Date(now), updated_at: new Date(now) })
      .where('id', '=', orderId)
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null)
      .where('status', 'in', LIFECYCLE.remove.from)
      .executeTakeFirst();
    if (numUpdatedRows === 0n)
      throw await stepRefusal(db, { name: 'remove', orderId, actor: 'user', userId, now });
    return null;
  };
}
