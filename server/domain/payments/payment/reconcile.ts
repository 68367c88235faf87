import type { Updateable } from 'kysely';
import type { DifferenceKind, ReconciliationsTable } from '../../../db/payment-tables';
import type { BillLine } from '../../../platforms/payment/partner';
import { PaymentRefused, PaymentUnclear } from '../../../platforms/payment/partner';
import { advanceRefund } from './advance-refund';
import type { Comparison, Difference } from './comparison';
import { healBilled, missingFromBill } from './missing-from-bill';
import type { PaymentParts } from './payment';
import { applyPaymentNotification } from './apply-payment-notification';

/** Lines whose records are read at a time. */
const BATCH = 500;

/** Kinds that asking the platform mends. */
const MENDABLE: readonly DifferenceKind[] = ['unrecordedPayment', 'unfinishedRefund'];

/** What a platform answers about a number; null where it gives no answer now. */
async function answered<T>(question: () => Promise<T>): Promise<T | null> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof PaymentUnclear || error instanceof PaymentRefused) return null;
    throw error;
  }
}

const differenceOf = (
  line: BillLine,
  kind: DifferenceKind,
  ourCents: number | null,
  healed: boolean,
): Difference => ({
  kind,
  number: line.refundNumber ?? line.paymentNumber,
  paymentNumber: line.paymentNumber,
  transactionId: line.transactionId,
  billCents: line.cents,
  ourCents,
  healed,
});

/**
 * Compares the payments of a bill with ours. A bill is not signed, so that one which we do not hold as paid is asked
 * about: what the platform then says is applied.
 */
async function comparePayments(
  parts: PaymentParts,
  { partner, day, now }: Comparison,
  lines: readonly BillLine[],
): Promise<Difference[]> {
  const numbers = lines.map(({ paymentNumber }) => paymentNumber);
  if (numbers.length === 0) return [];
  const rows = await parts.db
    .selectFrom('payments')
    .select(['number', 'state', 'cents'])
    .where('partner', '=', partner.name)
    .where('number', 'in', numbers)
    .execute();
  const ours = new Map(rows.map((row) => [row.number, row]));
  const found: Difference[] = [];
  for (const line of lines) {
    const own = ours.get(line.paymentNumber);
    if (!own) found.push(differenceOf(line, 'unknownPayment', null, false));
    else if (own.cents !== line.cents)
      found.push(differenceOf(line, 'paymentAmount', own.cents, false));
    else if (own.state === 'open' || own.state === 'closed') {
      const state = await answered(() => partner.query(own.number));
      const outcome = state && (await applyPaymentNotification(parts, own.number, state, now));
      const healed = outcome === 'booked' || outcome === 'returning';
      found.push(differenceOf(line, 'unrecordedPayment', own.cents, healed));
    }
  }
  await parts.db
    .updateTable('payments')
    .set({ billed_on: day })
    .where('partner', '=', partner.name)
    .where('number', 'in', numbers)
    .execute();
  return found;
}

/** Compares the refunds of a bill with ours; one that we hold as unfinished is asked about. */
async function compareRefunds(
  parts: PaymentParts,
  { day, now }: Comparison,
  lines: readonly BillLine[],
): Promise<Difference[]> {
  const numbers = lines.map(({ refundNumber, paymentNumber }) => refundNumber ?? paymentNumber);
  if (numbers.length === 0) return [];
  const rows = await parts.db
    .selectFrom('payment_refunds')
    .select(['number', 'state', 'cents', 'payment_number'])
    .where('number', 'in', numbers)
    .execute();
  const ours = new Map(rows.map((row) => [row.number, row]));
  const found: Difference[] = [];
  for (const line of lines) {
    const own = ours.get(line.refundNumber ?? '');
    if (own?.payment_number !== line.paymentNumber)
      found.push(differenceOf(line, 'unknownRefund', null, false));
    else if (own.cents !== line.cents)
      found.push(differenceOf(line, 'refundAmount', own.cents, false));
    else if (own.state !== 'done') {
      const outcome = await answered(() => advanceRefund(parts, own.number, { now }));
      found.push(differenceOf(line, 'unfinishedRefund', own.cents, outcome === 'done'));
    }
  }
  await parts.db
    .updateTable('payment_refunds')
    .set({ billed_on: day })
    .where('number', 'in', numbers)
    .execute();
  return found;
}

async function keep(
  parts: PaymentParts,
  comparison: Comparison,
  found: readonly Difference[],
): Promise<void> {
  const { db, log } = parts;
  const { partner, day, now } = comparison;
  // What an earlier comparison of the day could not mend, and this one does not find, has been mended since.
  await db
    .updateTable('bill_differences')
    .set({ healed: true })
    .where('partner', '=', partner.name)
    .where('day', '=', day)
    .where('kind', 'in', MENDABLE)
    .execute();
  for (const each of found) {
    log.error({ partner: partner.name, day, ...each }, 'bill difference');
    const healed = each.healed;
    await db
      .insertInto('bill_differences')
      .values({
        partner: partner.name,
        kind: each.kind,
        number: each.number,
        day,
        payment_number: each.paymentNumber,
        transaction_id: each.transactionId,
        bill_cents: each.billCents,
        our_cents: each.ourCents,
        healed,
        found_at: new Date(now),
      })
      .onConflict((conflict) =>
        conflict.columns(['partner', 'kind', 'number']).doUpdateSet({ healed }),
      )
      .execute();
  }
  // Last, as another process may have read the bill that has it meanwhile.
  await healBilled(parts, comparison);
}

const batchesOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );

const sumOf = (lines: readonly BillLine[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);

const note = (
  { db }: PaymentParts,
  { partner, day }: Comparison,
  facts: Updateable<ReconciliationsTable>,
) =>
  db
    .updateTable('reconciliations')
    .set(facts)
    .where('partner', '=', partner.name)
    .where('day', '=', day)
    .execute();

/**
 * Compares a platform's bill of a day with our records line by line, brings what it can to agree, and keeps the rest for
 * the report. Safe to repeat.
 * @returns the differences; null where the platform has no bill (yet)
 * @throws PaymentUnclear where the bill cannot be read
 */
export async function reconcile(
  parts: PaymentParts,
  comparison: Comparison,
): Promise<readonly Difference[] | null> {
  const lines = await comparison.partner.bill(comparison.day);
  if (lines === null) return null;
  const payments = lines.filter(({ kind }) => kind === 'payment');
  const refunds = lines.filter(({ kind }) => kind === 'refund');
  const found: Difference[] = [];
  for (const batch of batchesOf(payments))
    found.push(...(await comparePayments(parts, comparison, batch)));
  for (const batch of batchesOf(refunds))
    found.push(...(await compareRefunds(parts, comparison, batch)));
  found.push(...(await missingFromBill(parts, comparison)));
  await keep(parts, comparison, found);
  const isOpen = found.some(({ kind, healed }) => !healed && MENDABLE.includes(kind));
  await note(parts, comparison, {
    // The platform gave no answer about them: the day is compared again later. Its bill has been read all the same.
    done_at: isOpen ? null : new Date(comparison.now),
    has_bill: true,
    payments: payments.length,
    payment_cents: sumOf(payments),
    refunds: refunds.length,
    refund_cents: sumOf(refunds),
  });
  return found;
}

/** Ends the comparison of a day that the platform has no bill for. */
export async function reconcileEmptyDay(
  parts: PaymentParts,
  comparison: Comparison,
): Promise<void> {
  await keep(parts, comparison, await missingFromBill(parts, comparison));
  await note(parts, comparison, { has_bill: false, done_at: new Date(comparison.now) });
}
