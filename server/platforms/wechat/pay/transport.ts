import { randomBytes } from 'node:crypto';
import type { CallGate } from '../../call-gate';
import { verdictOf } from './answer-signature';
import type { Headers as AnswerHeaders } from './answer-signature';
import { PAY_CALLS } from './calls';
import type { WeChatPayCall, WeChatPayCallName } from './calls';
import { PayError, PayUnanswered } from './pay-error';
import type { PlatformKeys } from './platform-keys';
import type { MerchantKey } from './merchant-key';
import { authorizationOf } from './request-signature';

/** The parameters of a call, by where they stand. */
export interface PayParameters {
  readonly route?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface PayTransport {
  /** `https://api.mch.weixin.qq.com`, without a trailing slash. */
  readonly origin: string;
  readonly mchid: string;
  readonly merchant: () => MerchantKey;
  readonly keys: PlatformKeys;
  readonly fetch: typeof fetch;
  readonly gate: CallGate;
  /** ms that a call may take. */
  readonly timeout: number;
  /** ms. */
  readonly now: () => number;
}

const USER_AGENT = 'Yimiao provider';

/** Path and query of a call. */
export function targetOf(
  name: WeChatPayCallName,
  { route = {}, query = {} }: PayParameters,
): string {
  const path = PAY_CALLS[name].path.replace(/\{(\w+)\}/g, (_, variable: string) =>
    encodeURIComponent(route[variable] ?? ''),
  );
  const question = new URLSearchParams(query).toString();
  return question === '' ? path : `${path}?${question}`;
}

interface RawAnswer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly body: Buffer;
}

async function send(
  { origin, mchid, merchant, keys, fetch: ask, gate, timeout, now }: PayTransport,
  name: WeChatPayCallName,
  parameters: PayParameters,
): Promise<RawAnswer> {
  const { method }: WeChatPayCall = PAY_CALLS[name];
  const target = targetOf(name, parameters);
  const body = method === 'POST' ? JSON.stringify(parameters.body ?? {}) : '';
  try {
    return await gate(async () => {
      const stamp = {
        timestamp: String(Math.floor(now() / 1000)),
        nonce: randomBytes(16).toString('hex'),
      };
      const response = await ask(`${origin}${target}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
        headers: {
          authorization: authorizationOf(mchid, merchant(), { method, target, body }, stamp),
          accept: 'application/json',
          'user-agent': USER_AGENT,
          'wechatpay-serial': keys.current(),
          ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        },
        ...(method === 'POST' ? { body } : {}),
      });
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      };
    });
  } catch (error) {
    const { cause, name: kind } = error as { cause?: { code?: string }; name?: string };
    throw new PayUnanswered(name, cause?.code ?? kind ?? 'no answer', false);
  }
}

function jsonIn(name: WeChatPayCallName, body: Buffer): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Readonly<Record<string, unknown>>;
  } catch {
    // Told below.
  }
  throw new PayUnanswered(name, 'the answer is no JSON object', false);
}

/** Gateways answer these before the platform decides anything; they are often not signed. */
const isOverloaded = (status: number): boolean => status === 429 || status >= 500;

/**
 * Makes one call without repeats.
 * @returns the bytes of a verified answer (of a file, unverified)
 * @throws PayError where a genuine answer refuses it, PayUnanswered where nothing is certain
 */
export async function callOnce(
  transport: PayTransport,
  name: WeChatPayCallName,
  parameters: PayParameters,
): Promise<Buffer> {
  const { answer }: WeChatPayCall = PAY_CALLS[name];
  const { status, headers, body } = await send(transport, name, parameters);
  const requestId = headers['request-id'] ?? '';
  if (answer === 'file' && status === 200) return body;
  const verdict = verdictOf(headers, body, transport.keys, transport.now());
  if (verdict !== 'genuine') {
    const isWorth = verdict === 'probe' || isOverloaded(status);
    throw new PayUnanswered(name, `HTTP ${status}, signature: ${verdict}`, isWorth, requestId);
  }
  if (status === 200 || status === 204) return body;
  throw new PayError(name, status, jsonIn(name, body).code, requestId);
}

/** The JSON of an answer. @throws PayUnanswered */
export const answerIn = jsonIn;
