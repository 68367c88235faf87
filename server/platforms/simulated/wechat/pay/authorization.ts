import { requestText } from '../../../wechat/pay/request-signature';
import type { SignedRequest } from '../../../wechat/pay/request-signature';
import { isGenuine, SCHEME } from '../../../wechat/pay/signature';
import { refused } from './answers';
import type { PayAnswer } from './answers';
import type { KnownMerchant } from './options';

/** Seconds that a request's time may differ from the platform's. */
const MOST_SKEW = 300;
const FIELDS = ['mchid', 'nonce_str', 'serial_no', 'signature', 'timestamp'];
const NONCE = /^[0-9A-Za-z]{1,32}$/;

const wrong = (message: string): PayAnswer => refused('SIGN_ERROR', message);

function fieldsIn(header: string): Readonly<Record<string, string>> | null {
  if (!header.startsWith(`${SCHEME} `)) return null;
  const pairs = header.slice(SCHEME.length + 1).split(',');
  const found: Record<string, string> = {};
  for (const pair of pairs) {
    const [, name, value] = /^\s*(\w+)="([^"]*)"$/.exec(pair) ?? [];
    if (name === undefined || value === undefined) return null;
    found[name] = value;
  }
  return Object.keys(found).sort().join() === FIELDS.join() ? found : null;
}

/** Nonces of the last minutes: one must not come twice. */
export class SeenNonces {
  private readonly seen = new Map<string, number>();

  /** @param at seconds @returns false where it came before */
  take(nonce: string, at: number): boolean {
    for (const [old, when] of this.seen) {
      if (at - when <= 2 * MOST_SKEW) break;
      this.seen.delete(old);
    }
    if (this.seen.has(nonce)) return false;
    this.seen.set(nonce, at);
    return true;
  }
}

/** The merchant that signed a request, or the refusal. @param now ms */
export function merchantOf(
  merchants: readonly KnownMerchant[],
  nonces: SeenNonces,
  header: string,
  request: SignedRequest,
  now: number,
): KnownMerchant | PayAnswer {
  const fields = fieldsIn(header);
  if (!fields) return wrong('Authorization不合法');
  const { mchid = '', serial_no: serial = '', signature = '', timestamp = '' } = fields;
  const nonce = fields.nonce_str ?? '';
  const merchant = merchants.find((known) => known.mchid === mchid);
  const key = merchant?.keys.get(serial);
  if (!merchant || !key) return wrong('商户证书序列号有误');
  const seconds = Math.floor(now / 1000);
  if (!/^\d+$/.test(timestamp) || Math.abs(seconds - Number(timestamp)) > MOST_SKEW)
    return wrong('时间戳已过期');
  if (!NONCE.test(nonce)) return wrong('随机串不合法');
  if (!isGenuine(requestText(request, { timestamp, nonce }), signature, key))
    return wrong('错误的签名，验签失败');
  return nonces.take(`${mchid} ${nonce}`, seconds) ? merchant : wrong('请求重放');
}
