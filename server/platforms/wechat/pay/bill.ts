import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PaymentRefused, PaymentUnclear } from '../../payment/partner';
import type { BillLine } from '../../payment/partner';
import { billLinesIn, UnreadableBill } from './bill-lines';
import type { PayClient } from './pay-client';

/** Bytes of an unpacked bill: some hundred thousand transactions. */
const MOST_BYTES = 256 * 1024 * 1024;
const NO_BILL: readonly string[] = ['NO_STATEMENT_EXIST', 'STATEMENT_CREATING'];

const unpack = promisify(gunzip);

/** The query of the file's address; the file is only asked of the origin that is configured. */
function fileQuery(url: unknown): Readonly<Record<string, string>> {
  try {
    const { pathname, searchParams } = new URL(String(url));
    if (pathname === '/v3/billdownload/file') return Object.fromEntries(searchParams);
  } catch {
    // Told below.
  }
  throw new PaymentUnclear('WeChat Pay tradeBill names no address of a bill');
}

async function textOf(packed: Buffer, hash: unknown): Promise<string> {
  let bytes: Buffer;
  try {
    bytes = await unpack(packed, { maxOutputLength: MOST_BYTES });
  } catch {
    throw new PaymentUnclear('WeChat Pay billFile is no GZIP file');
  }
  // The file is not signed: the signed answer before it carries its digest.
  const digest = createHash('sha1').update(bytes).digest('hex');
  if (typeof hash !== 'string' || hash.toLowerCase() !== digest)
    throw new PaymentUnclear('WeChat Pay billFile has another SHA-1 than the answer says');
  return bytes.toString('utf8');
}

/** The trade bill of a day; null where there is none. @throws PaymentUnclear */
export async function billOf(client: PayClient, day: string): Promise<readonly BillLine[] | null> {
  try {
    const { download_url: url, hash_value: hash } = await client.json('tradeBill', {
      query: { bill_date: day, bill_type: 'ALL', tar_type: 'GZIP' },
    });
    const packed = await client.bytes('billFile', { query: fileQuery(url) });
    return billLinesIn(await textOf(packed, hash));
  } catch (error) {
    if (error instanceof PaymentRefused && NO_BILL.includes(error.code)) return null;
    if (error instanceof UnreadableBill) throw new PaymentUnclear(error.message);
    throw error;
  }
}
