import type { BillLine } from '../../payment/partner';
import { centsOf } from '../../payment/yuan';

/** Heading of the line that follows the transactions. */
const TOTALS = '总交易单数';

const COLUMN = {
  transactionId: '微信订单号',
  number: '商户订单号',
  state: '交易状态',
  refundNumber: '商户退款单号',
  paid: '订单金额',
  refunded: '申请退款金额',
  /** Of bills without the two above. */
  paidBefore: '应结订单金额',
  refundedBefore: '退款金额',
} as const;

/** Cells of a line; those of transactions and totals begin with a backtick each. A title may contain a comma. */
function cellsOf(line: string): readonly string[] {
  if (!line.startsWith('`')) return line.split(',');
  return line
    .slice(1)
    .split(',`')
    .map((cell) => cell.trim());
}

/** The bill contradicts itself or cannot be read. */
export class UnreadableBill extends Error {
  override readonly name = 'UnreadableBill';
}

type Row = (name: string) => string;

function lineOf(row: Row): BillLine | null {
  const [transactionId, paymentNumber] = [row(COLUMN.transactionId), row(COLUMN.number)];
  const common = { transactionId, paymentNumber };
  const amount = (name: string, before: string): number => {
    const cents = centsOf(row(name) || row(before));
    if (cents === null || cents < 0)
      throw new UnreadableBill('an amount of the bill cannot be read');
    return cents;
  };
  const state = row(COLUMN.state);
  if (state === 'SUCCESS')
    return {
      kind: 'payment',
      ...common,
      refundNumber: null,
      cents: amount(COLUMN.paid, COLUMN.paidBefore),
    };
  if (state !== 'REFUND') return null;
  const cents = amount(COLUMN.refunded, COLUMN.refundedBefore);
  return { kind: 'refund', ...common, refundNumber: row(COLUMN.refundNumber), cents };
}

/**
 * Payments and refunds of a trade bill (type ALL), whose amounts are in yuan. A refund stands in the bill of the day on
 * which it was accepted.
 * @throws UnreadableBill where a column, an amount or the totals are missing, or the number of lines is another one
 */
export function billLinesIn(text: string): readonly BillLine[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter(Boolean);
  const heading = cellsOf(lines[0] ?? '');
  const end = lines.findIndex((line) => line.startsWith(TOTALS));
  const needed = [COLUMN.transactionId, COLUMN.number, COLUMN.state, COLUMN.refundNumber];
  if (end < 1 || needed.some((name) => !heading.includes(name)))
    throw new UnreadableBill('the bill has other columns');
  const total = Number(cellsOf(lines[end + 1] ?? '')[0]);
  const rows = lines.slice(1, end).map(cellsOf);
  if (total !== rows.length) throw new UnreadableBill('the bill has another number of lines');
  return rows.flatMap((cells) => {
    const line = lineOf((name) => cells[heading.indexOf(name)] ?? '');
    return line ? [line] : [];
  });
}
