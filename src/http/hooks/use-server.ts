import { useCallback, useRef } from 'react';
import useSWR, { mutate, unstable_serialize, useSWRConfig } from 'swr';
import type { DataOf, EndpointName } from '@contract/endpoints';
import { currentLanguage, useLanguage } from '@/i18n/language';
import { wait } from '@/platform/wait/wait';
import type { ApiError } from '../failure/api-error';
import { isApiError, isPassing } from '../failure/api-error';
import type { CallArgs } from '../call-options';
import { request } from '../request';
import { withOwnStored } from '../own/own-answers';
import { orShownError } from '../failure/shown-error';
import { askOnShow, isInFront, isShown, useViewer } from './viewers';

/** A page that is shown again refetches data older than this many ms. */
export const FRESH_ON_SHOW = 10_000;
/** Silent retries when there was no answer. */
const RETRY_COUNT = 3;
const RETRY_PAUSE = 3000;

interface Received<Data> {
  readonly data: Data;
  readonly at: number;
}

/** Refetches; resolves when the answer has arrived, or with the failure. */
export type Refresh = () => Promise<ApiError | undefined>;

/** Server data for a page. After a failure the old data stays, and `error` is set. */
export interface ServerData<Data> {
  readonly data: Data | undefined;
  readonly error: ApiError | undefined;
  /** No data yet, and a call is in flight. */
  readonly isLoading: boolean;
  /** A call is in flight, with or without old data. */
  readonly isRefreshing: boolean;
  /** When `data` arrived, ms since 1970 by the device's clock; undefined without data. */
  readonly receivedAt: number | undefined;
  readonly refresh: Refresh;
}

type Arguments = CallArgs<EndpointName>;

const call = request as (endpoint: EndpointName, ...args: readonly unknown[]) => Promise<unknown>;

/**
 * An answer that a page shows: fetched once for all components with the same key, cached in memory, refetched when the
 * page is shown again. A null key asks nothing (yet).
 */
export function useAnswer<Data>(
  key: readonly unknown[] | null,
  ask: () => Promise<Data>,
): ServerData<Data> {
  const answer = useSWR<Received<Data>>(
    key,
    async () => ({ data: await orShownError(ask()), at: Date.now() }),
    {
      shouldRetryOnError: isPassing,
      errorRetryCount: RETRY_COUNT,
      errorRetryInterval: RETRY_PAUSE,
    },
  );

  const { mutate: again, data: received } = answer;
  const { cache } = useSWRConfig();
  const entry = unstable_serialize(key);
  const refresh = useCallback(async () => {
    await again().catch(() => undefined);
    const failure = cache.get(entry)?.error as unknown;
    return isApiError(failure) ? failure : undefined;
  }, [again, cache, entry]);
  const latest = useRef(received);
  latest.current = received;
  useViewer(key, (isStale) => {
    const isOld = latest.current && Date.now() - latest.current.at > FRESH_ON_SHOW;
    if (isStale || isOld) void refresh();
  });

  return {
    data: received?.data,
    error: isApiError(answer.error) ? answer.error : undefined,
    isLoading: answer.isLoading,
    isRefreshing: answer.isValidating,
    receivedAt: received?.at,
    refresh,
  };
}

let rounds = 0;

/** Like {@link useAnswer}, but each other key asks anew and shows nothing answered before: slots fill quickly. */
export function useNewAnswer<Data>(
  key: readonly unknown[] | null,
  ask: () => Promise<Data>,
): ServerData<Data> {
  const name = JSON.stringify(key);
  const latest = useRef({ name, round: 0 });
  if (latest.current.name !== name || latest.current.round === 0)
    latest.current = { name, round: (rounds += 1) };
  return useAnswer(key && [...key, latest.current.round], ask);
}

/** Server data of one endpoint (see {@link useAnswer}). No toast: the page shows failures. Options as in `request`. */
export function useServer<Name extends EndpointName>(
  endpoint: Name | null,
  ...args: CallArgs<Name>
): ServerData<DataOf<Name>> {
  const [input, options] = args as Arguments;
  const language = useLanguage();
  return useAnswer(endpoint && [endpoint, input ?? {}, language], () => {
    const quiet = { failure: 'in-place', ...options, neverCancel: true };
    return withOwnStored(
      endpoint as Name,
      input ?? {},
      () => call(endpoint as Name, input ?? {}, quiet) as Promise<DataOf<Name>>,
    );
  });
}

/**
 * Clears all cached answers, then refetches those on screen: after signing in or out. Waits one task in between so that
 * pages can stop requesting what needs a user.
 */
export async function forgetServerData(): Promise<void> {
  await mutate(() => true, undefined, { revalidate: false });
  await wait(0);
  await mutate(() => true);
}

/** Replaces a cached answer by data from another call. */
export async function putServerData<Name extends EndpointName>(
  endpoint: Name,
  input: CallArgs<Name>[0],
  data: DataOf<Name>,
): Promise<void> {
  const received: Received<DataOf<Name>> = { data, at: Date.now() };
  await mutate([endpoint, input, currentLanguage()], received, { revalidate: false });
}

/** Changes a cached answer of {@link useAnswer}; the answer to a call in flight is dropped. */
export const changeAnswer = async <Data>(
  key: readonly unknown[],
  change: (shown: Data) => Data,
): Promise<void> =>
  void (await mutate<Received<Data>>(
    key,
    (shown) => shown && { ...shown, data: change(shown.data) },
    { revalidate: false },
  ));

async function renew(isMeant: (key: unknown) => boolean): Promise<void> {
  askOnShow(isMeant);
  const isHidden = (key: unknown): boolean => isShown(key) && !isInFront(key);
  await mutate((key) => isMeant(key) && !isShown(key), undefined, { revalidate: false });
  // Answers that no page shows are not refetched, but their calls in flight are discarded.
  await mutate((key) => isMeant(key) && !isHidden(key));
}

/**
 * After a change that affects an endpoint's answers: refetches visible ones at once and those on hidden pages when the
 * page is shown again; clears all others, so that no page opens with outdated data.
 */
export const refreshServerData = (endpoint: EndpointName): Promise<void> =>
  renew((key) => Array.isArray(key) && key[0] === endpoint);

/** The same for all answers: after a visitor signs in and continues on the same page. */
export const renewServerData = (): Promise<void> => renew(() => true);
