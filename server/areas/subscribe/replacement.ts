import { CODE } from '@contract/errors';
import { ACTIVE_STATUSES } from '@contract/subscribe/calendar-rules';
import type { OrderStatus } from '@contract/order/status-rules';
import { MESSAGE } from '../../booking/refusal-messages';
import { refused } from '../../booking/refuse';
import type { Db } from '../../db/database';
import type { UserContext } from '../../http/context';
import { standingOrder } from './standing-order';

const isActive = (status: OrderStatus): boolean =>
  (ACTIVE_STATUSES as readonly OrderStatus[]).includes(status);

/**
 * The order that is to give way; undefined where it has ended already, so that nothing stands in the way.
 * @throws Refused 20019 for an order that is not the caller's or can no longer be cancelled by its owner
 */
export async function orderToReplace(
  db: Db,
  orderId: string | undefined,
  context: UserContext,
): Promise<string | undefined> {
  if (orderId === undefined) return undefined;
  const row = await db
    .selectFrom('orders')
    .select(['status', 'paid_cents'])
    .where('id', '=', orderId)
    .where('user_id', '=', context.userId)
    .executeTakeFirst();
  if (!row) throw refused(CODE.NOT_REPLACEABLE, { case: 'noSuchOrder' });
  if (!isActive(row.status)) return undefined;
  const standing = await standingOrder(db, orderId, context);
  if (standing?.replaceable) return orderId;
  throw refused(CODE.NOT_REPLACEABLE, {
    orderId,
    standing,
    ...(row.paid_cents > 0 && { message: MESSAGE.prepaid }),
  });
}
