import { addDays } from '@contract/time/day-rules';
import { instantOf } from '../../kernel/clock';
import type { Comparison, Difference } from './comparison';
import type { PaymentParts } from './payment';

/** Days before that are looked at: a refund may be in the bill of the day on which it was accepted, or of the next. */
const LOOK_BACK = 10;

/**
 * What we hold as paid or refunded, and no bill has: of the days before, as what happens about midnight may be in the
 * bill of either day.
 */
export async function missingFromBill(
  { db }: Pick<PaymentParts, 'db'>,
  { partner, day }: Comparison,
): Promise<Difference[]> {
  const until = new Date(instantOf(day, '00:00'));
  const from = new Date(instantOf(addDays(day, -LOOK_BACK), '00:00'));
  const payments = await db
    .selectFrom('payments')
    .select(['number', 'cents', 'transaction_id'])
    .where('partner', '=', partner.name)
    .where('state', 'in', ['paid', 'surplus'])
    .where('paid_at', '>=', from)
    .where('paid_at', '<', until)
    .where('billed_on', 'is', null)
    .execute();
  const refunds = await db
    .selectFrom('payment_refunds as r')
    .innerJoin('payments as p', 'p.number', 'r.payment_number')
    .select(['r.number', 'r.cents', 'p.number as payment_number', 'p.transaction_id'])
    .where('p.partner', '=', partner.name)
    .where('r.state', '=', 'done')
    .where('r.settled_at', '>=', from)
    .where('r.settled_at', '<', until)
    .where('r.billed_on', 'is', null)
    .execute();
  return [
    ...payments.map((row) => ({
      kind: 'missingPayment' as const,
      number: row.number,
      paymentNumber: row.number,
      transactionId: row.transaction_id ?? '',
      billCents: null,
      ourCents: row.cents,
      healed: false,
    })),
    ...refunds.map((row) => ({
      kind: 'missingRefund' as const,
      number: row.number,
      paymentNumber: row.payment_number,
      transactionId: row.transaction_id ?? '',
      billCents: null,
      ourCents: row.cents,
      healed: false,
    })),
  ];
}
