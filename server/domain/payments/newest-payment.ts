import { sql } from 'kysely';
import type { PaymentAttempt } from '@contract/order/payment-fields';
import type { Db } from '../../db/database';
import { attemptOf } from './payment';

/**
 * The payment that tells how an order's paying stands: the one that paid it, else one under way, else the newest. Null
 * where nobody has tried.
 */
export async function newestPayment(db: Db, orderId: string): Promise<PaymentAttempt | null> {
  const row = await db
    .selectFrom('payments as p')
    .leftJoin('payment_refunds as r', 'r.payment_number', 'p.number')
    .select(['p.number', 'p.method', 'p.cents', 'p.expires_at', 'p.state'])
    .select('r.state as refund_state')
    .where('p.order_id', '=', orderId)
    .orderBy(
      sql`case when p.state = 'paid' then 0 when p.state = 'open' and not p.superseded then 1 else 2 end`,
    )
    .orderBy('p.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row
    ? attemptOf(row, row.refund_state === null ? null : row.refund_state === 'done')
    : null;
}
