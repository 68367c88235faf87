import type { DataOf, EndpointName } from '@contract/endpoints';
import type { Envelope } from '@contract/envelope';
import { CODE } from '@contract/errors';
import { textOf } from '@/i18n/messages';
import { reportHttpError } from '@/telemetry/errors';
import { ApiError, isApiError } from './failure/api-error';
import type { AnyOptions, CallArgs } from './call-options';
import { clientParts } from './client-parts';
import { addressOf, compose, verbAndPath } from './wire/compose';
import { openAnswer } from './wire/open-answer';
import { ruleFor } from './failure/error-table';
import type { Reaction } from './failure/error-table';
import { exchange } from './wire/exchange';
import { HEADER } from './wire/headers';
import type { RunningExchange } from './wire/exchange';
import { showError } from './failure/failure-surface';
import { createInFlight } from './wire/in-flight';
import { showLoading } from './loading';
import { createLoginExpiryGuard } from './failure/login-expiry-guard';
import { httpMessages } from './messages';
import { pastCache, remembered } from './wire/unreadable';

const inFlight = createInFlight();
const reportInvalidLogin = createLoginExpiryGuard(
  (external: boolean) => clientParts().onLoginInvalid({ external }),
  () => Date.now(),
);

interface Answered {
  readonly envelope: Envelope;
  /** Of the session under which the call was sent; empty for a visitor's. */
  readonly token: string;
}

/** Sends a call that can be cancelled at any time, even while its body is being encrypted. */
async function send(endpoint: string, input: object, options: AnyOptions): Promise<Answered> {
  let running: RunningExchange | null = null;
  let alive = true;
  const end = options.neverCancel
    ? () => undefined
    : inFlight.begin(`${verbAndPath(endpoint).verb} ${addressOf(endpoint, input)}`, () => {
        alive = false;
        running?.abort();
      });
  const refuse = (): never => {
    throw new ApiError({ kind: 'cancelled', msg: textOf(httpMessages)('cancelled') });
  };
  try {
    const wire = pastCache(await compose(endpoint, input, options));
    if (!alive) refuse();
    running = exchange(wire);
    const answer = await running.answer;
    const opened = openAnswer(answer, verbAndPath(endpoint).path, options.crypto);
    const envelope = await remembered(wire, opened);
    return alive ? { envelope, token: wire.headers[HEADER.token] ?? '' } : refuse();
  } finally {
    end();
  }
}

function reportFailure(endpoint: string, { code, kind, msg }: ApiError): void {
  reportHttpError({ code: code || kind, source: verbAndPath(endpoint).path, message: msg });
}

function react(
  reaction: Reaction,
  isAction: boolean,
  { externalLogin, failure }: AnyOptions,
): void {
  const { onMobileInvalid, onOutOfDate, onSerialUser } = clientParts();
  if (reaction === 'login-invalid') reportInvalidLogin(externalLogin ?? false);
  if (reaction === 'login') onMobileInvalid({ asked: failure !== 'background' });
  if (reaction === 'refresh' && isAction) onOutOfDate();
  if (reaction === 'verify' && isAction) onSerialUser();
}

/** Reactions that are about the session of the call. */
const OF_SESSION: readonly Reaction[] = ['login-invalid', 'login', 'verify'];

/** Whether an answer is about the session that is there now: another one may have begun, or this one ended, meanwhile. */
const isCurrent = (token: string): boolean => token === (clientParts().token() ?? '');

function judge({ envelope, token }: Answered, endpoint: string, options: AnyOptions): Envelope {
  const { verb, path } = verbAndPath(endpoint);
  const rule = ruleFor(envelope.code, path);
  if (rule.reaction === 'resolve') return envelope;
  if (isCurrent(token) || !OF_SESSION.includes(rule.reaction))
    react(rule.reaction, verb === 'POST', options);
  const msg = envelope.msg || textOf(httpMessages)('requestError');
  const error = new ApiError({ kind: 'server', code: envelope.code, msg, data: envelope.data });
  reportFailure(endpoint, error);
  showError(error, path, options.failure);
  throw error;
}

async function run(endpoint: string, input: object, options: AnyOptions): Promise<Envelope> {
  const hideLoading = options.isShowLoading ? showLoading() : () => undefined;
  let answered: Answered;
  try {
    answered = await send(endpoint, input, options);
  } catch (error) {
    if (isApiError(error) && error.kind !== 'cancelled') {
      reportFailure(endpoint, error);
      showError(error, verbAndPath(endpoint).path, options.failure);
    }
    throw error;
  } finally {
    hideLoading();
  }
  return judge(answered, endpoint, options);
}

/**
 * Calls the provider and returns the whole envelope (specification §7 main client, §8). Resolves for 0000 and for 14601
 * "over age", whose body the caller reads; rejects with an ApiError otherwise. A newer call to the same URL cancels
 * this one (kind `cancelled`, silent).
 */
export function requestBody<Name extends EndpointName>(
  endpoint: Name,
  ...[input, options]: CallArgs<Name>
): Promise<Envelope<DataOf<Name>>> {
  return run(endpoint, input ?? {}, options ?? {}) as Promise<Envelope<DataOf<Name>>>;
}

/** Calls the provider and returns the data of a success; every other code rejects with an ApiError. */
export async function request<Name extends EndpointName>(
  endpoint: Name,
  ...args: CallArgs<Name>
): Promise<DataOf<Name>> {
  const { code, msg, data } = await requestBody(endpoint, ...args);
  if (code === CODE.SUCCESS) return data;
  throw new ApiError({ kind: 'server', code, msg, data });
}
