import { randomBytes } from 'node:crypto';
import { createCallGate } from '../call-gate';
import { failureOf } from '../not-connected';
import type { PublishedFields } from '../published-fields';
import { acsHeaders, queryText } from './acs-signature';
import type { NamedNumber } from './identity-check';
import type { IdentitySettings } from './settings';

/**
 * "Id2MetaVerify - 身份二要素核验" of Alibaba Cloud, as published
 * (help.aliyun.com/zh/id-verification, cloudauth 2019-03-07). The official kits send the parameters in the query.
 */
export const IDENTITY_CALLS = {
  Id2MetaVerify: {
    page: 'Id2MetaVerify - 身份二要素核验',
    version: '2019-03-07',
    query: {
      ParamType: { type: 'text', oneOf: ['normal'] },
      IdentifyNum: { type: 'text', most: 18 },
      UserName: { type: 'text', most: 50 },
    },
  },
} as const satisfies Readonly<
  Record<
    string,
    { readonly page: string; readonly version: string; readonly query: PublishedFields }
  >
>;

/** Calls at the same time; whoever waits longer than one may take gets no answer. */
const MOST_CALLS = 10;

export interface IdentityAccess {
  readonly settings: IdentitySettings;
  readonly fetch: typeof fetch;
  /** ms that a call may take, waiting for its turn included. */
  readonly timeout: number;
  /** ms. */
  readonly now: () => number;
}

/** What came back: `code` 200 where the question was answered by `bizCode`; else why there is no answer. */
export interface IdentityReply {
  readonly code: string;
  readonly bizCode: string;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The fields of an answer; numbers and texts alike, as both are published. */
function replyIn(body: unknown): IdentityReply {
  const { Code, ResultObject } = (body ?? {}) as {
    readonly Code?: unknown;
    readonly ResultObject?: { readonly BizCode?: unknown } | null;
  };
  return { code: textOf(Code) || 'unreadable', bizCode: textOf(ResultObject?.BizCode) };
}

/** Creates the call. It never rejects: what went wrong is the reply's code, without a value of the question. */
export function createAsk({ settings, fetch: send, timeout, now }: IdentityAccess) {
  const gate = createCallGate(MOST_CALLS);
  const { host } = new URL(settings.origin);
  return async ({ name, number }: NamedNumber): Promise<IdentityReply> => {
    const signal = AbortSignal.timeout(timeout);
    const query = { ParamType: 'normal', IdentifyNum: number, UserName: name };
    try {
      return await gate(async () => {
        const call = {
          host,
          action: 'Id2MetaVerify',
          version: IDENTITY_CALLS.Id2MetaVerify.version,
          query,
          at: now(),
          nonce: randomBytes(16).toString('hex'),
        };
        const headers = acsHeaders(call, settings.keyId, settings.keySecret());
        const answer = await send(`${settings.origin}/?${queryText(query)}`, {
          method: 'POST',
          headers,
          redirect: 'error',
          signal,
        });
        return replyIn(await answer.json());
      });
    } catch (error) {
      return { code: failureOf(error).reason, bizCode: '' };
    }
  };
}
