import type { BillLine } from '../../payment/partner';
import { centsOf } from '../../payment/yuan';

/** Columns of the detailed bill of trades, as its own first line names them. */
const COLUMN = {
  transaction: '支付宝交易号',
  number: '商户订单号',
  kind: '业务类型',
  subject: '商品名称',
  amount: '订单金额（元）',
  refund: '退款批次号/请求号',
} as const;

const KINDS: Readonly<Record<string, BillLine['kind']>> = { 交易: 'payment', 退款: 'refund' };

/** The cells of a line: a quoted one may have commas, and each may end with a tab. */
function cellsOf(line: string): readonly string[] {
  const cells = line.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g) ?? [];
  const parts = line.endsWith(',') ? cells : cells.slice(0, -1);
  return parts.map((cell) =>
    cell
      .replace(/,$/, '')
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"')
      .trim(),
  );
}

/** Names of columns with one kind of brackets. */
const plainName = (name: string): string => name.replace('(', '（').replace(')', '）');

/** The cells by column. Commas in a title, which the platform may not quote, make it longer and move the others. */
function byColumn(
  columns: readonly string[],
  cells: readonly string[],
): ReadonlyMap<string, string> {
  const title = columns.indexOf(COLUMN.subject);
  const more = Math.max(0, cells.length - columns.length);
  const at = (index: number): string => cells[index <= title ? index : index + more] ?? '';
  return new Map(columns.map((name, index) => [name, at(index)]));
}

function lineOf(row: ReadonlyMap<string, string>): BillLine | null {
  const of = (name: keyof typeof COLUMN): string => row.get(COLUMN[name]) ?? '';
  const kind = KINDS[of('kind')];
  const cents = centsOf(of('amount'));
  if (!kind) return null;
  if (cents === null) throw new Error('A line of the bill has no amount.');
  return {
    kind,
    paymentNumber: of('number'),
    refundNumber: kind === 'refund' ? of('refund') || null : null,
    transactionId: of('transaction'),
    cents: Math.abs(cents),
  };
}

/**
 * The payments and refunds of the detailed bill; null where the file is another, such as the summary. Lines of other
 * kinds (fees of a store, for instance) move no money of an order and are left out.
 * @throws Error where it breaks off, or a line has no amount
 */
export function billLinesIn(file: Buffer): readonly BillLine[] | null {
  const lines = new TextDecoder('gbk').decode(file).split(/\r?\n/);
  const header = lines.findIndex((line) => line.includes(COLUMN.transaction));
  if (header < 0) return null;
  const columns = cellsOf(lines[header] ?? '').map(plainName);
  const lacking = Object.values(COLUMN).filter((name) => !columns.includes(name));
  if (lacking.length > 0) throw new Error(`The bill lacks ${lacking.join(', ')}.`);
  const end = lines.findIndex((line, index) => index > header && line.startsWith('#'));
  if (end < 0) throw new Error('The bill breaks off.');
  return lines
    .slice(header + 1, end)
    .filter((line) => line.trim() !== '')
    .flatMap((line) => lineOf(byColumn(columns, cellsOf(line))) ?? []);
}
