import { createHash, createHmac } from 'node:crypto';

const ALGORITHM = 'ACS3-HMAC-SHA256';

/** A call of an Alibaba Cloud API of the RPC style, without a body. */
export interface AcsCall {
  /** Host, with a port that is not the scheme's own. */
  readonly host: string;
  readonly action: string;
  readonly version: string;
  readonly query: Readonly<Record<string, string>>;
  /** ms. */
  readonly at: number;
  /** Never used before. */
  readonly nonce: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** RFC 3986, which leaves less unencoded than `encodeURIComponent`. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The query as it is signed and sent: sorted by name. */
export const queryText = (query: AcsCall['query']): string =>
  Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');

/**
 * Headers of a call beside its host, signed as "V3版本请求体&签名机制" says (help.aliyun.com/zh/sdk/product-overview/v3-request-structure-and-signature).
 * @param keySecret of the access key `keyId`
 */
export function acsHeaders(
  { host, action, version, query, at, nonce }: AcsCall,
  keyId: string,
  keySecret: string,
): Readonly<Record<string, string>> {
  const sent = {
    'x-acs-action': action,
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': new Date(at).toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  // By name, as they are sorted; the host is a header that whatever sends the call adds.
  const signed = { host, ...sent };
  const names = Object.keys(signed).join(';');
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`);
  const request = [
    'POST',
    '/',
    queryText(query),
    lines.join(''),
    names,
    sent['x-acs-content-sha256'],
  ].join('\n');
  const signature = createHmac('sha256', keySecret)
    .update(`${ALGORITHM}\n${sha256(request)}`)
    .digest('hex');
  return {
    ...sent,
    authorization: `${ALGORITHM} Credential=${keyId},SignedHeaders=${names},Signature=${signature}`,
  };
}
