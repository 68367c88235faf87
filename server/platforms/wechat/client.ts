import type { FastifyBaseLogger } from 'fastify';
import { retry } from '../../kernel/retry';
import { CALLS } from './calls';
import type { WeChatCall, WeChatCallName } from './calls';
import { callOnce } from './http';
import type { Answer, Parameters, Transport } from './http';
import type { SharedCredential } from './shared-credential';
import { WeChatError, WeChatUnreachable } from './wechat-error';

/** ms before each repeat of a call that WeChat answered as busy. */
const BUSY_PAUSES: readonly number[] = [200, 600, 1_500];

export interface WeChatClient {
  /**
   * Makes a call with the account's access token, where it needs one. A busy answer is repeated up to three times, a
   * refused token is replaced once. @throws WeChatError, WeChatUnreachable
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
}

/** The calls of one account. */
export function createClient({ transport, log, token }: ClientParts): WeChatClient {
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
    try {
      return token !== null && needsToken
        ? await withToken(name, parameters, token)
        : await unlessBusy(name, parameters, null);
    } catch (error) {
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
