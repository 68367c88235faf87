import type { OrderEvent } from '@contract/order/endpoints';
import type { OrderStatus } from '@contract/order/status-rules';
import type { Db } from '../../../db/database';

/** Steps that an owner may send again because the answer was lost, with what they have left behind. */
const LEFT_BEHIND = {
  cancel: {
    kinds: ['cancelled', 'refund'],
    statuses: ['CANCELLED', 'REFUNDING', 'REFUNDED', 'REFUND_FAILED'],
  },
  confirm: { kinds: ['confirmed'], statuses: ['BOOKED'] },
} as const satisfies Record<
  string,
  { readonly kinds: readonly OrderEvent['kind'][]; readonly statuses: readonly OrderStatus[] }
>;

/** Whether the owner has taken this step before, and nothing has happened to the order since. */
export async function isAlreadyDone(
  db: Db,
  step: keyof typeof LEFT_BEHIND,
  { orderId, userId }: { readonly orderId: string; readonly userId: string },
): Promise<boolean> {
  const { kinds, statuses } = LEFT_BEHIND[step];
  const newest = await db
    .selectFrom('orders as o')
    .innerJoin('order_events as e', 'e.order_id', 'o.id')
    .select(['e.kind', 'e.actor'])
    .where('o.id', '=', orderId)
    .where('o.user_id', '=', userId)
    .where('o.removed_at', 'is', null)
    .where('o.status', 'in', [...statuses])
    .orderBy('e.id', 'desc')
    .executeTakeFirst();
  return newest?.actor === 'user' && kinds.some((kind) => kind === newest.kind);
}

/**
 * Takes a step for an order's owner; one that has already been taken is a success, as the person meant it.
 * @param take throws 20007 where the state does not allow the step (any more)
 */
export async function onceTaken(
  db: Db,
  step: keyof typeof LEFT_BEHIND,
  order: { readonly orderId: string; readonly userId: string },
  take: () => Promise<void>,
): Promise<void> {
  try {
    await take();
  } catch (error) {
    if (!(await isAlreadyDone(db, step, order))) throw error;
  }
}
