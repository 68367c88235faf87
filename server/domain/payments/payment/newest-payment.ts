import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { PaymentAttempt } from '@contract/order/payment-fields';
import type { Db } from '../../../db/database';
import type { PayableKey } from './payable';
import { attemptOf } from './payment';
import type { Payment, PaymentRefund } from './payment';

/** A payment as {@link NEWEST_PAYMENT} has it; `expires_at` in ms. */
interface PaymentRow extends Pick<Payment, 'number' | 'method' | 'cents' | 'state'> {
  readonly expires_at: number;
  readonly refund_state: PaymentRefund['state'] | null;
}

/**
 * The payment that tells how the paying of something stands: the one that paid it, else one under way, else the newest;
 * null where nobody has tried.
 */
const newestWhere = (isOf: RawBuilder<unknown>) => sql<PaymentRow | null>`(
  select json_build_object('number', p.number, 'method', p.method, 'cents', p.cents, 'state', p.state,
    'expires_at', round(extract(epoch from p.expires_at) * 1000)::bigint, 'refund_state', r.state)
  from payments p left join payment_refunds r on r.payment_number = p.number
  where ${isOf}
  order by case when p.state = 'paid' then 0 when p.state = 'open' and not p.superseded then 1 else 2 end,
    p.created_at desc
  limit 1
)`;

/**
 * The newest payment of order `o`, as a column of its row: a statement of its own could read a payment that the row does
 * not show yet.
 */
export const NEWEST_PAYMENT = newestWhere(sql`p.order_id = o.id`);

/** What the person is shown of it. */
export const attemptIn = (row: PaymentRow | null): PaymentAttempt | null =>
  row &&
  attemptOf(
    { ...row, expires_at: new Date(row.expires_at) },
    row.refund_state === null ? null : row.refund_state === 'done',
  );

/** The newest payment of an order or a purchase. */
export async function newestPaymentOf(db: Db, key: PayableKey): Promise<PaymentAttempt | null> {
  const { id } = key;
  const isOf = key.kind === 'order' ? sql`p.order_id = ${id}` : sql`p.purchase_id = ${id}`;
  const row = await db.selectNoFrom(newestWhere(isOf).as('payment')).executeTakeFirst();
  return attemptIn(row?.payment ?? null);
}
