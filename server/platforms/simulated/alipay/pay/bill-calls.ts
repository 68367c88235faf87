import { randomBytes } from 'node:crypto';
import { chinaTime } from '../../../alipay/china-time';
import { done } from '../answers';
import type { CallHandler } from '../answers';
import { refused } from '../refusals';
import type { FakeState } from '../state';
import { billArchive } from './bill-archive';
import type { BillEntry } from './bill-archive';

const HOUR = 3_600_000;
/** ms after the day's end at which its bill is there. */
const MADE_AFTER = 9 * HOUR;
/** ms that a download's address is valid. */
const VALID_FOR = 30_000;

const dayOf = (instant: number): string => chinaTime(instant).slice(0, 10);

/** The day's payments and refunds, in order. */
function entriesOf({ pay }: FakeState, day: string): readonly BillEntry[] {
  const entries = pay.trades.all().flatMap((trade): BillEntry[] => [
    ...(trade.paidAt === null
      ? []
      : [{ trade, request: null, cents: trade.cents, at: trade.paidAt }]),
    ...trade.refunds.map(({ request, cents, at }) => ({
      trade,
      request,
      cents: -cents,
      at,
    })),
  ]);
  return entries
    .filter(({ at, trade }) => dayOf(at) === day && !pay.billChanges.hidden.has(trade.number))
    .sort((one, other) => one.at - other.at);
}

export const billDownload: CallHandler = (state, { parameters, origin }) => {
  const { pay, options } = state;
  const day = String(parameters.bill_date);
  const now = options.now();
  if (day >= dayOf(now)) return refused('invalid_arguments');
  const isMade = now >= Date.parse(`${day}T00:00:00+08:00`) + 24 * HOUR + MADE_AFTER;
  const hasLines = entriesOf(state, day).length + pay.billChanges.strange.length > 0;
  // The documentation names it BILL_NOT_EXIST; the gateway answers this.
  if (!isMade || !hasLines) return refused('isp.bill_not_exist');
  const id = randomBytes(12).toString('hex');
  pay.downloads.set(id, { day, until: now + VALID_FOR });
  const query = new URLSearchParams({ bizType: 'trade', bizDates: day, fileId: id });
  return done({ bill_download_url: `${origin}/downloadBillFile.resource?${query}` });
};

/** `GET /downloadBillFile.resource`; an address that has ended gives a page of words, not an error. */
export async function downloadBill(state: FakeState, query: URLSearchParams): Promise<Response> {
  const { pay, options } = state;
  const found = pay.downloads.get(query.get('fileId') ?? '');
  if (!found || found.until < options.now())
    return new Response('<html>链接已失效</html>', { headers: { 'content-type': 'text/html' } });
  const archive = await billArchive(
    pay.options.sellerId,
    found.day,
    entriesOf(state, found.day),
    pay.billChanges.strange,
  );
  return new Response(new Uint8Array(archive), {
    headers: { 'content-type': 'application/octet-stream' },
  });
}
