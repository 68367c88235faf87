import type { Db } from '../../db/database';
import type { Handler } from '../../http/route';

/** The order that an account made under a key; null where there is none. */
export async function orderOfKey(db: Db, userId: string, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** What became of a booking whose answer was lost. */
export function submitDetailHandler(db: Db): Handler<'GET /subscribe/subscribe/submitDetail.do'> {
  return async ({ submitId }, { userId }) => {
    const orderId = await orderOfKey(db, userId, submitId);
    return { state: orderId === null ? 'pending' : 'done', orderId };
  };
}
