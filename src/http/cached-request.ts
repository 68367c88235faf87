import type { DataOf, EndpointName, Endpoints, InputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { isOnline } from '@/platform/network';
import { cacheRecords } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';
import { wait } from '@/platform/wait/wait';
import { textOf } from '@/i18n/messages';
import { ApiError, isApiError, isBusy, isPassing } from './failure/api-error';
import { clientParts } from './client-parts';
import { addressOf, compose, verbAndPath } from './wire/compose';
import { openAnswer } from './wire/open-answer';
import { exchange } from './wire/exchange';
import { httpMessages } from './messages';

/** Constants of the cached client in ms and tries (specification §9). */
export const CACHED_TIMEOUT = 5000;
export const CACHE_LIFETIME = 60_000;
export const RETRIES = 3;
export const RETRY_DELAY = 1000;
/** Hours for which a cached answer is used when there is no network. */
const SPARE_HOURS = 24;

/** Calls that the cached client may make: GETs whose answer is the same for everybody. */
export type CachedEndpoint = {
  [Name in EndpointName & `GET ${string}`]: Endpoints[Name] extends { readonly access: 'anyone' }
    ? Name
    : never;
}[EndpointName & `GET ${string}`];

export interface CachedOptions {
  /** Shows and hides a progress bar. */
  readonly progress?: (visible: boolean) => void;
}

interface CachedAnswer {
  readonly data: unknown;
  /** ms */
  readonly at: number;
}

async function ask(endpoint: string, input: object, retries: number): Promise<unknown> {
  try {
    const wire = await compose(endpoint, input, { timeout: CACHED_TIMEOUT });
    const answer = await exchange({ ...wire, withCredentials: true }).answer;
    const envelope = await openAnswer(answer, verbAndPath(endpoint).path, undefined);
    if (envelope.code === CODE.SUCCESS) return envelope.data;
    const msg = envelope.msg || textOf(httpMessages)('requestError');
    throw new ApiError({ kind: 'server', code: envelope.code, msg, data: envelope.data });
  } catch (error) {
    // A timeout is not retried: the user has already waited 5000 ms.
    if (retries === 0 || !isApiError(error) || (error.kind !== 'network' && !isBusy(error)))
      throw error;
    await wait(RETRY_DELAY);
    return ask(endpoint, input, retries - 1);
  }
}

async function answerOf(endpoint: string, input: object): Promise<unknown> {
  const key = `api-cache:${clientParts().language()} ${addressOf(endpoint, input)}`;
  const retained = await cacheRecords.take<CachedAnswer>(key).catch(() => null);
  const age = retained ? Date.now() - retained.at : Infinity;
  // A time in the future means that the device's clock was corrected since the answer was cached.
  if (retained && age >= 0 && age <= CACHE_LIFETIME) return retained.data;
  const online = await isOnline();
  if (retained && !online) return retained.data;
  try {
    const data = await ask(endpoint, input, online ? RETRIES : 0);
    tryToKeep(() => cacheRecords.put<CachedAnswer>(key, { data, at: Date.now() }, SPARE_HOURS));
    return data;
  } catch (error) {
    if (!isPassing(error)) throw error;
    if (retained) return retained.data;
    if (isBusy(error)) throw error;
    // Offline, keep the error itself: it says what the user can do.
    throw online
      ? new ApiError({ kind: error.kind, msg: textOf(httpMessages)('apiError') })
      : error;
  }
}

/**
 * The cached client of specification §7: a success is cached for 60000 ms, a network error or busy provider is retried
 * 3 times 1000 ms apart. Then, or when offline, a cached answer up to a day old is used; without one it rejects with
 * "API Error", or with the original error if busy or offline. Codes other than 0000 reject. No toasts.
 */
export async function cachedRequest<Name extends CachedEndpoint>(
  endpoint: Name,
  input: InputOf<Name>,
  options: CachedOptions = {},
): Promise<DataOf<Name>> {
  options.progress?.(true);
  try {
    return (await answerOf(endpoint, input ?? {})) as DataOf<Name>;
  } finally {
    options.progress?.(false);
  }
}
