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

/** SQL: what of payment `p` an order has: its own part, and of the payment's refunds the one that is about it. */
const OF_ORDER = {
  from: sql`payment_orders t join payments p on p.number = t.payment_number
    left join payment_refunds r on r.payment_number = p.number
      and (r.order_id = t.order_id or (r.kind = 'surplus' and t.state <> 'paid'))`,
  // Until it is paid, the sum that the payer is asked for.
  cents: sql`case when p.state in ('paid', 'surplus') then t.cents else p.cents end`,
  isPaid: sql`t.state = 'paid'`,
};
const OF_PURCHASE = {
  from: sql`payments p left join payment_refunds r on r.payment_number = p.number`,
  cents: sql`p.cents`,
  isPaid: sql`p.state = 'paid'`,
};

/**
 * The payment that tells how the paying of something stands: the one that paid it, else one under way, else the newest;
 * null where nobody has tried.
 */
const newestWhere = (
  { from, cents, isPaid }: typeof OF_ORDER,
  isOf: RawBuilder<unknown>,
) => sql<PaymentRow | null>`(
  select json_build_object('number', p.number, 'method', p.method, 'cents', ${cents}, 'state', p.state,
    'expires_at', round(extract(epoch from p.expires_at) * 1000)::bigint, 'refund_state', r.state)
  from ${from}
  where ${isOf}
  order by case when ${isPaid} then 0 when p.state = 'open' and not p.superseded then 1 else 2 end,
    p.created_at desc
  limit 1
)`;

/**
 * The newest payment of order `o`, as a column of its row: a statement of its own could read a payment that the row does
 * not show yet.
 */
export const NEWEST_PAYMENT = newestWhere(OF_ORDER, sql`t.order_id = o.id`);

/** What the person is shown of it. */
export const attemptIn = (row: PaymentRow | null): PaymentAttempt | null =>
  row &&
  attemptOf(
    { ...row, expires_at: new Date(row.expires_at) },
    row.refund_state === null ? null : row.refund_state === 'done',
  );

/** The newest payment of an order or a purchase. */
export async function newestPaymentOf(db: Db, key: PayableKey): Promise<PaymentAttempt | null> {
  const { kind, id } = key;
  const newest =
    kind === 'order'
      ? newestWhere(OF_ORDER, sql`t.order_id = ${id}`)
      : newestWhere(OF_PURCHASE, sql`p.purchase_id = ${id}`);
  const row = await db.selectNoFrom(newest.as('payment')).executeTakeFirst();
  return attemptIn(row?.payment ?? null);
}
