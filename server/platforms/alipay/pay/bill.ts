import { PaymentUnclear } from '../../payment/partner';
import type { BillLine } from '../../payment/partner';
import type { AlipayGateway } from '../gateway';
import { billLinesIn } from './bill-lines';
import { hasSubCode } from './trade-error';
import { textOf } from './trade-state';
import { filesIn } from './zip';

/** No bill for the day, as the page names it and as the gateway answers in fact. */
const NO_BILL = ['BILL_NOT_EXIST', 'isp.bill_not_exist'];

/** Bytes of a packed bill; a payment is about 60. */
const MOST_BYTES = 64 * 1024 * 1024;
/** ms that a download may take. */
const DOWNLOAD_TIMEOUT = 60_000;

async function download(url: string, get: typeof fetch): Promise<Buffer> {
  if (!/^https?:\/\//.test(url)) throw new PaymentUnclear('The bill has no address.');
  try {
    const response = await get(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT),
    });
    if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`);
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      length += chunk.length;
      if (length > MOST_BYTES) throw new Error('too large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    // Without its address, which opens the bill to everybody for 30 seconds.
    const { name, message } = error as Error;
    throw new PaymentUnclear(`The bill was not downloaded: ${name} ${message}`);
  }
}

async function linesIn(archive: Buffer): Promise<readonly BillLine[]> {
  try {
    for (const file of await filesIn(archive)) {
      const lines = billLinesIn(file);
      if (lines) return lines;
    }
  } catch (error) {
    throw new PaymentUnclear(error instanceof Error ? error.message : 'The bill cannot be read.');
  }
  throw new PaymentUnclear('The bill has no detailed list.');
}

/**
 * The merchant's trades and refunds of a day.
 * @param day `YYYY-MM-DD` in China, past; made by about 9:00 of the next day
 * @returns null where the platform has none, yet or at all
 * @throws AlipayError, AlipayUndecided, PaymentUnclear
 */
export async function billOf(
  gateway: AlipayGateway,
  day: string,
  get: typeof fetch,
): Promise<readonly BillLine[] | null> {
  const method = 'alipay.data.dataservice.bill.downloadurl.query';
  try {
    const answer = await gateway.call(method, { bill_type: 'trade', bill_date: day });
    return await linesIn(await download(textOf(answer.bill_download_url), get));
  } catch (error) {
    if (hasSubCode(error, ...NO_BILL)) return null;
    throw error;
  }
}
