import { sql } from 'kysely';
import type { PaymentAttempt } from '@contract/order/payment-fields';
import type { Db } from '../../db/database';
import { attemptOf } from './payment';
import type { Payment, PaymentRefund } from './payment';

/** A payment as {@link NEWEST_PAYMENT} has it; `expires_at` in ms. */
interface PaymentRow extends Pick<Payment, 'number' | 'method' | 'cents' | 'state'> {
  readonly expires_at: number;
  readonly refund_state: PaymentRefund['state'] | null;
}

/**
 * The payment that tells how the paying of order `o` stands, as a column of its row: the one that paid it, else one
 * under way, else the newest; null where nobody has tried. A statement of its own could read a payment that the row
 * does not show yet.
 */
export const NEWEST_PAYMENT = sql<PaymentRow | null>`(
  select json_build_object('number', p.number, 'method', p.method, 'cents', p.cents, 'state', p.state,
    'expires_at', round(extract(epoch from p.expires_at) * 1000)::bigint, 'refund_state', r.state)
  from payments p left join payment_refunds r on r.payment_number = p.number
  where p.order_id = o.id
  order by case when p.state = 'paid' then 0 when p.state = 'open' and not p.superseded then 1 else 2 end,
    p.created_at desc
  limit 1
)`;

/** What the person is shown of {@link NEWEST_PAYMENT}. */
export const attemptIn = (row: PaymentRow | null): PaymentAttempt | null =>
  row &&
  attemptOf(
    { ...row, expires_at: new Date(row.expires_at) },
    row.refund_state === null ? null : row.refund_state === 'done',
  );

/** {@link NEWEST_PAYMENT} of one order. */
export async function newestPayment(db: Db, orderId: string): Promise<PaymentAttempt | null> {
  const order = await db
    .selectFrom('orders as o')
    .select(NEWEST_PAYMENT.as('payment'))
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  return attemptIn(order?.payment ?? null);
}
