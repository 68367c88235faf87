import type { OrderStatus } from '@contract/order/status-rules';
import type { Db } from '../../../db/database';

/** The account that an order belongs to; null for a walk-in's and a missing one. */
export async function ownerOf(db: Db, orderId: string): Promise<string | null> {
  const order = await db
    .selectFrom('orders')
    .select('user_id')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return order?.user_id ?? null;
}

/** @throws Error for a missing order */
export async function statusOf(db: Db, orderId: string): Promise<OrderStatus> {
  const { status } = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return status;
}
