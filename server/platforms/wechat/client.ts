import type { FastifyBaseLogger } from 'fastify';
import { retry } from '../../kernel/retry';
import { CALLS } from './calls';
import type { WeChatCall, WeChatCallName } from './calls';
import { callOnce } from './http';
import type { Answer, Parameters, Transport } from './http';
import { QUOTA_USED, QuotaWait } from './quota-wait';
import type { SharedCredential } from './shared-credential';
import { WeChatError, WeChatUnreachable } from './wechat-error';

/** ms before each repeat of a call that WeChat answered as busy. */
const BUSY_PAUSES: readonly number[] = [200, 600, 1_500];

export interface WeChatClient {
  /**
   * Makes a call with the account's access token, where it needs one. A busy answer is repeated up to three times, a
   * refused token is replaced once. After a used-up quota the call is refused here until the wait is over.
   * @throws WeChatError, WeChatUnreachable
   */
  call(name: WeChatCallName, parameters: Parameters): Promise<Answer>;
  /** The JSON of a call that answers only JSON. */
  json(name: WeChatCallName, parameters: Parameters): Promise<Parameters>;
}

export interface ClientParts {
  readonly transport: Transport;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Null for calls that need no token. */
  readonly token: SharedCredential | null;
  /** ms. */
  readonly now: () => number;
}

const isQuotaUsed = (error: unknown): boolean =>
  error instanceof WeChatError && error.errcode === QUOTA_USED;

/** The calls of one account. */
export function createClient({ transport, log, token, now }: ClientParts): WeChatClient {
  const quota = new QuotaWait(now);

  const note = (error: WeChatError | WeChatUnreachable): void => {
    const { call } = error;
    if (error instanceof WeChatUnreachable) log.warn({ call }, error.message);
    else {
      const level = error.reaction === 'operator' || error.reaction === 'wait' ? 'error' : 'warn';
      log[level]({ call, errcode: error.errcode, rid: error.rid }, error.message);
    }
  };

  async function unlessBusy(
    name: WeChatCallName,
    parameters: Parameters,
    value: string | null,
  ): Promise<Answer> {
    return retry(
      BUSY_PAUSES,
      () => callOnce(transport, name, parameters, value),
      (error) => error instanceof WeChatError && error.reaction === 'repeat',
    );
  }

  async function withToken(
    name: WeChatCallName,
    parameters: Parameters,
    credential: SharedCredential,
  ): Promise<Answer> {
    const first = await credential.current();
    try {
      return await unlessBusy(name, parameters, first);
    } catch (error) {
      if (!(error instanceof WeChatError) || error.reaction !== 'token') throw error;
      note(error);
      return unlessBusy(name, parameters, await credential.replace(first));
    }
  }

  async function call(name: WeChatCallName, parameters: Parameters): Promise<Answer> {
    const { token: needsToken }: WeChatCall = CALLS[name];
    if (needsToken && token === null) throw new Error(`${name} needs an access token.`);
    if (quota.isOn(name)) throw new WeChatError(name, QUOTA_USED, '');
    try {
      const answer =
        token !== null && needsToken
          ? await withToken(name, parameters, token)
          : await unlessBusy(name, parameters, null);
      quota.end(name);
      return answer;
    } catch (error) {
      // A forced token has a quota of its own, which an ordinary one does not need.
      if (isQuotaUsed(error) && name !== 'getStableAccessToken') quota.begin(name);
      if (error instanceof WeChatError || error instanceof WeChatUnreachable) note(error);
      throw error;
    }
  }

  return {
    call,
    async json(name, parameters) {
      const answer = await call(name, parameters);
      if (answer.kind === 'json') return answer.json;
      throw new WeChatUnreachable(name, false, 'a picture came instead of JSON');
    },
  };
}
