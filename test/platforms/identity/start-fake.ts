import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const KEY_ID = 'LTAI5tTestKey';
export const KEY_SECRET = 'secret-of-the-test-key';

/** How it behaves: as published; or what the pages name besides, on every question. */
type Mood =
  | 'works'
  /** The source behind it, its own fault, no credit, not switched on, not allowed. */
  | '402'
  | '500'
  | '412'
  | '410'
  | '411'
  | 'throttled'
  | 'silent'
  | 'garbled'
  | 'away';

export interface FakeIdentityService {
  readonly origin: string;
  /** Settings of a provider that uses it. */
  readonly env: Readonly<Record<string, string>>;
  /** Names and numbers of the register. */
  readonly register: Map<string, string>;
  /** Questions that were signed and complete, in their order: name and number. */
  readonly asked: string[];
  mood: Mood;
  stop(): Promise<void>;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const FIFTEEN_MINUTES = 900_000;
/** The same question so often is "异常重复调用". */
const MOST_REPEATS = 20;

/** What is wrong with a request's signature by the published steps; null: nothing. */
function signatureViolation(
  request: IncomingMessage,
  query: string,
  nonces: Set<string>,
  now: number,
): readonly [status: number, code: string] | null {
  const { headers } = request;
  const [, keyId, names = '', signature] =
    /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (keyId === undefined) return [400, 'IncompleteSignature'];
  if (keyId !== KEY_ID) return [404, 'InvalidAccessKeyId.NotFound'];
  const at = Date.parse(String(headers['x-acs-date']));
  if (!(Math.abs(now - at) <= FIFTEEN_MINUTES)) return [400, 'InvalidTimeStamp.Expired'];
  const nonce = String(headers['x-acs-signature-nonce']);
  if (nonces.has(nonce)) return [400, 'SignatureNonceUsed'];
  nonces.add(nonce);
  const list = names.split(';');
  const due = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-acs-'));
  const canonical = [
    request.method,
    '/',
    query,
    ...list.map((name) => `${name}:${String(headers[name])}`),
    '',
    names,
    sha256(''),
  ].join('\n');
  const expected = createHmac('sha256', KEY_SECRET)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
  const isWhole = due.every((name) => list.includes(name));
  return isWhole && expected === signature ? null : [400, 'SignatureDoesNotMatch'];
}

/**
 * Starts a double of "Id2MetaVerify - 身份二要素核验" (cloudauth 2019-03-07) as its pages on help.aliyun.com publish it: signed by
 * ACS3-HMAC-SHA256, it refuses wrong keys, old times, used nonces, missing parameters (400), what is no name or number (401) and
 * the same question again and again (403).
 */
export async function startFakeIdentityService(
  now: () => number = Date.now,
): Promise<FakeIdentityService> {
  const register = new Map<string, string>();
  const asked: string[] = [];
  const nonces = new Set<string>();
  const state = { mood: 'works' as Mood };

  const answer = (response: ServerResponse, status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  function judge(url: URL): { readonly Code: string; readonly ResultObject?: object } {
    const { mood } = state;
    const [type, name, number] = ['ParamType', 'UserName', 'IdentifyNum'].map((field) =>
      url.searchParams.get(field),
    );
    if (!type || !name || !number) return { Code: '400' };
    if (type !== 'normal' || !/^[\u3400-\u9fff·]{2,50}$/.test(name)) return { Code: '401' };
    if (!/^\d{17}[\dX]$/.test(number)) return { Code: '401' };
    const question = `${name} ${number}`;
    asked.push(question);
    if (asked.filter((each) => each === question).length > MOST_REPEATS) return { Code: '403' };
    if (mood !== 'works') return { Code: mood };
    const known = register.get(number);
    const biz = known === undefined ? '3' : known === name ? '1' : '2';
    return { Code: '200', ResultObject: { BizCode: biz } };
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://double');
    const { mood } = state;
    if (mood === 'silent') return;
    if (mood === 'away') return void request.socket.destroy();
    if (mood === 'garbled') return void response.end('<html>502</html>');
    if (mood === 'throttled')
      return void answer(response, 400, { Code: 'Throttling.User', Message: 'flow control' });
    const { headers } = request;
    if (
      headers['x-acs-action'] !== 'Id2MetaVerify' ||
      headers['x-acs-version'] !== '2019-03-07' ||
      headers['x-acs-content-sha256'] !== sha256('')
    )
      return void answer(response, 404, { Code: 'InvalidAction.NotFound' });
    const violation = signatureViolation(request, url.search.slice(1), nonces, now());
    if (violation) return void answer(response, violation[0], { Code: violation[1] });
    answer(response, 200, { RequestId: '130A2C10', Message: '…', ...judge(url) });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    env: {
      IDENTITY_CHECK_URL: origin,
      IDENTITY_CHECK_KEY_ID: KEY_ID,
      IDENTITY_CHECK_KEY_SECRET: KEY_SECRET,
      PLATFORM_SECONDS: '1',
    },
    register,
    asked,
    get mood() {
      return state.mood;
    },
    set mood(mood) {
      state.mood = mood;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
