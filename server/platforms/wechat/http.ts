import type { CallGate } from '../call-gate';
import { failureOf } from '../not-connected';
import { CALLS } from './calls';
import type { WeChatCall, WeChatCallName } from './calls';
import { WeChatError, WeChatUnreachable } from './wechat-error';

export type Parameters = Readonly<Record<string, unknown>>;

/** Answer of a call: JSON, or the bytes of a picture. */
export type Answer =
  | { readonly kind: 'json'; readonly json: Parameters }
  | { readonly kind: 'picture'; readonly type: string; readonly bytes: Buffer };

export interface Transport {
  /** `https://api.weixin.qq.com`, without a trailing slash. */
  readonly origin: string;
  readonly fetch: typeof fetch;
  /** Limits concurrent calls: otherwise a peak of logins would open a connection for each. */
  readonly gate: CallGate;
  /** ms that a call may take. */
  readonly timeout: number;
}

const RID = /rid: ?([\w-]{1,64})/;

function unreachable(name: WeChatCallName, error: unknown): WeChatUnreachable {
  const { unsent, reason } = failureOf(error);
  return new WeChatUnreachable(name, unsent, reason);
}

function readJson(name: WeChatCallName, text: string): Parameters {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new WeChatUnreachable(name, false, 'the answer is no JSON');
  }
  if (typeof value !== 'object' || value === null)
    throw new WeChatUnreachable(name, false, 'the answer is no object');
  return value as Parameters;
}

async function answerOf(name: WeChatCallName, response: Response): Promise<Answer> {
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && type.startsWith('image/'))
    return { kind: 'picture', type, bytes: Buffer.from(await response.arrayBuffer()) };
  const text = await response.text();
  if (!response.ok) throw new WeChatUnreachable(name, false, `HTTP ${response.status}`);
  const json = readJson(name, text);
  const { errcode, errmsg } = json;
  if (typeof errcode === 'number' && errcode !== 0)
    throw new WeChatError(name, errcode, RID.exec(String(errmsg))?.[1] ?? '');
  return { kind: 'json', json };
}

/**
 * Makes one call without repeats.
 * @param parameters the query of a GET, the JSON body of a POST
 * @throws WeChatError where WeChat refuses it, WeChatUnreachable where it does not answer in time
 */
export async function callOnce(
  { origin, fetch: send, gate, timeout }: Transport,
  name: WeChatCallName,
  parameters: Parameters,
  token: string | null,
): Promise<Answer> {
  const { method, path }: WeChatCall = CALLS[name];
  const query = new URLSearchParams({
    ...(token === null ? {} : { access_token: token }),
    ...(method === 'GET' ? (parameters as Record<string, string>) : {}),
  });
  const question = query.size > 0 ? `?${query}` : '';
  const ask = async (): Promise<Answer> => {
    const response = await send(`${origin}${path}${question}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      ...(method === 'POST'
        ? {
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(parameters),
          }
        : {}),
    });
    return answerOf(name, response);
  };
  try {
    return await gate(ask);
  } catch (error) {
    if (error instanceof WeChatError || error instanceof WeChatUnreachable) throw error;
    throw unreachable(name, error);
  }
}
