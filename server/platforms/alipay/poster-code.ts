import { AlipayUndecided } from './alipay-error';
import type { AlipayGateway } from './gateway';

/** A code that opens a page of the mini-program. */
export interface PosterCode {
  /** Without a leading slash. */
  readonly page: string;
  readonly query: Readonly<Record<string, string>>;
  /** Its name in the console; cut to 32 characters. */
  readonly description: string;
}

const LONGEST_DESCRIPTION = 32;
/** Bytes of a code's picture. */
const MOST_BYTES = 2 * 1024 * 1024;
const PICTURES: readonly unknown[] = ['image/png', 'image/jpeg', 'image/jpg', 'image/gif'];
const IMAGE = /^https?:\/\/[^\s"'<>]+$/;

/** The URL of a code's picture, at Alipay. @throws AlipayError, AlipayUndecided */
export async function posterCodeUrl(
  gateway: AlipayGateway,
  { page, query, description }: PosterCode,
): Promise<string> {
  const method = 'alipay.open.app.qrcode.create';
  const { qr_code_url: url } = await gateway.call(method, {
    url_param: page,
    query_param: new URLSearchParams(query).toString(),
    describe: [...description].slice(0, LONGEST_DESCRIPTION).join(''),
    size: 'l',
  });
  if (typeof url !== 'string' || !IMAGE.test(url))
    throw new AlipayUndecided(method, false, 'the answer lacks qr_code_url');
  return url;
}

/**
 * A code's picture, downloaded from Alipay, so that the desk needs no other host.
 * @throws AlipayError, AlipayUndecided
 */
export async function posterCodePicture(
  gateway: AlipayGateway,
  code: PosterCode,
  { fetch: get, timeout }: { readonly fetch: typeof fetch; readonly timeout: number },
): Promise<{ readonly type: string; readonly bytes: Buffer }> {
  const url = await posterCodeUrl(gateway, code);
  const failed = (reason: string): AlipayUndecided =>
    new AlipayUndecided('alipay.open.app.qrcode.create', false, `its picture: ${reason}`);
  const response = await get(url, { signal: AbortSignal.timeout(timeout) }).catch(() => {
    throw failed('no answer');
  });
  const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  if (!response.ok || !PICTURES.includes(type)) throw failed(`HTTP ${response.status}, ${type}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length === 0 || bytes.length > MOST_BYTES) throw failed('of another size');
  return { type, bytes };
}
