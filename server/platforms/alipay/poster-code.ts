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
