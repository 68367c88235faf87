import type { DifferenceKind } from '../../../db/payment-tables';
import type { Db } from '../../../db/database';

/** What a difference means to whoever has to look into it. */
const MEANING: Readonly<Record<DifferenceKind, string>> = {
  unknownPayment: 'the platform has a payment that we do not know',
  unknownRefund: 'the platform has a refund that we do not know, such as one made in its console',
  paymentAmount: 'another amount was paid than we asked for',
  refundAmount: 'another amount went back than we asked for',
  unrecordedPayment: 'paid at the platform, not known here',
  unfinishedRefund: 'refunded at the platform, not known here',
  missingPayment: 'paid here, in no bill',
  missingRefund: 'refunded here, in no bill',
};

const yuan = (cents: number | null): string =>
  cents === null ? '–' : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/**
 * The report of a day for the operator: what the bills had, how they differed from our records, and which refunds
 * platforms refuse at present. @param day `YYYY-MM-DD` in China
 */
export async function paymentReport(db: Db, day: string): Promise<string> {
  const compared = await db
    .selectFrom('reconciliations')
    .selectAll()
    .where('day', '=', day)
    .orderBy('partner')
    .execute();
  const differences = await db
    .selectFrom('bill_differences')
    .selectAll()
    .where('day', '=', day)
    .orderBy('healed')
    .orderBy('kind')
    .orderBy('number')
    .execute();
  const failed = await db
    .selectFrom('payment_refunds as r')
    .innerJoin('payments as p', 'p.number', 'r.payment_number')
    .select(['r.number', 'r.cents', 'r.refusal', 'r.payment_number', 'p.partner'])
    .where('r.state', '=', 'failed')
    .orderBy('r.created_at')
    .execute();
  const days = compared.map((row) =>
    row.done_at === null
      ? `${row.partner} ${day}: not compared yet`
      : row.has_bill
        ? `${row.partner} ${day}: ${row.payments} payments ${yuan(row.payment_cents)}, ${row.refunds} refunds ${yuan(row.refund_cents)}`
        : `${row.partner} ${day}: the platform has no bill`,
  );
  const lines = differences.map(
    (row) =>
      `${row.healed ? 'mended' : 'OPEN  '} ${row.partner} ${row.number}: ${MEANING[row.kind]}` +
      ` (bill ${yuan(row.bill_cents)}, ours ${yuan(row.our_cents)}, payment ${row.payment_number},` +
      ` transaction ${row.transaction_id || '–'})`,
  );
  const refusals = failed.map(
    (row) =>
      `REFUSED ${row.partner} refund ${row.number} of ${row.payment_number}, ${yuan(row.cents)}: ${row.refusal}`,
  );
  return [
    ...(days.length > 0 ? days : [`${day}: no platform was compared`]),
    ...(lines.length > 0 ? lines : ['No differences.']),
    ...refusals,
  ].join('\n');
}
