import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { addDays } from '@contract/time/day-rules';
import type { DifferenceKind } from '../../../db/payment-tables';
import { instantOf } from '../../../kernel/clock';
import type { Comparison, Difference } from './comparison';
import type { PaymentParts } from './payment';

/** Days before that are looked at: more than a day can be late (server/domain/payments/payment/reconcile-days.ts). */
const DAYS_BACK = 10;

/**
 * Whether every bill has been read that something may be in which began and ended at two times: from the day of the one
 * to the day after the other, as what happens about midnight may be in the bill of either day, and a refund in that of the
 * day on which it was accepted. A day that is read later is looked at again by the comparison of a later day.
 */
const isBilledBy = (
  { partner, day }: Comparison,
  began: RawBuilder<Date>,
  ended: RawBuilder<Date>,
) => sql<boolean>`not exists (
  select from generate_series(${began}::date, ${ended}::date + 1, interval '1 day') as due (day)
  where due.day::date <> ${day} and not exists (
    select from reconciliations c
    where c.partner = ${partner.name} and c.day = due.day::date and (c.has_bill or c.done_at is not null)
  )
)`;

/**
 * What we hold as paid or refunded, and no bill has: of the days before, as far as all bills are read that it may be in.
 */
export async function missingFromBill(
  { db }: Pick<PaymentParts, 'db'>,
  comparison: Comparison,
): Promise<Difference[]> {
  const { partner, day } = comparison;
  const until = new Date(instantOf(day, '00:00'));
  const from = new Date(instantOf(addDays(day, -DAYS_BACK), '00:00'));
  const payments = await db
    .selectFrom('payments')
    .select(['number', 'cents', 'transaction_id'])
    .where('partner', '=', partner.name)
    .where('state', 'in', ['paid', 'surplus'])
    .where('paid_at', '>=', from)
    .where('paid_at', '<', until)
    .where('billed_on', 'is', null)
    .where(isBilledBy(comparison, sql`created_at`, sql`paid_at`))
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
    .where(isBilledBy(comparison, sql`r.created_at`, sql`r.settled_at`))
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

/** What was in no bill and is in one now: that of a later day, or one that came late. */
export async function healBilled(
  { db }: Pick<PaymentParts, 'db'>,
  { partner }: Comparison,
): Promise<void> {
  const tables = { missingPayment: 'payments', missingRefund: 'payment_refunds' } as const;
  for (const kind of ['missingPayment', 'missingRefund'] as const satisfies DifferenceKind[])
    await db
      .updateTable('bill_differences')
      .set({ healed: true })
      .where('partner', '=', partner.name)
      .where('kind', '=', kind)
      .where('healed', '=', false)
      .where('number', 'in', (eb) =>
        eb.selectFrom(tables[kind]).select('number').where('billed_on', 'is not', null),
      )
      .execute();
}
