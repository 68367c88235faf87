import { useCallback, useRef } from 'react';
import useSWR, { mutate, unstable_serialize, useSWRConfig } from 'swr';
import type { DataOf, EndpointName } from '@contract/endpoints';
import { currentLanguage, useLanguage } from '@/i18n/language';
import type { ApiError } from './api-error';
import { isApiError, isPassing } from './api-error';
import type { CallArgs } from './call-options';
import { request } from './request';
import { orShownError } from './shown-error';
import { askOnShow, isInFront, isShown, useViewer } from './viewers';

/** A page that is shown again asks anew if its data is older than this many ms. */
export const FRESH_ON_SHOW = 10_000;
/** Silent further tries when there was no answer. */
const RETRY_COUNT = 3;
const RETRY_PAUSE = 3000;

interface Received<Data> {
  readonly data: Data;
  readonly at: number;
}

/** Asks anew; resolves when the answer is in, or with the failure. */
export type Refresh = () => Promise<ApiError | undefined>;

/** What a page gets. After a failure the old data stays, with the error beside it. */
export interface ServerData<Data> {
  readonly data: Data | undefined;
  readonly error: ApiError | undefined;
  /** No data yet, and one is on its way. */
  readonly isLoading: boolean;
  /** A call is under way, with or without old data. */
  readonly isRefreshing: boolean;
  /** When `data` arrived, ms since 1970 by this device; undefined without data. */
  readonly receivedAt: number | undefined;
  readonly refresh: Refresh;
}

type Arguments = CallArgs<EndpointName>;

const call = request as (endpoint: EndpointName, ...args: readonly unknown[]) => Promise<unknown>;

/**
 * Shown server data: fetched once for all who show it, cached in memory, asked anew when the page is shown again.
 * Null as endpoint asks nothing (yet). Failures are the page's to show, so there is no toast. Options as in `request`.
 */
export function useServer<Name extends EndpointName>(
  endpoint: Name | null,
  ...args: CallArgs<Name>
): ServerData<DataOf<Name>> {
  const [input, options] = args as Arguments;
  const language = useLanguage();
  const key = endpoint && ([endpoint, input ?? {}, language] as const);
  const answer = useSWR<Received<DataOf<Name>>>(
    key,
    async () => {
      const quiet = { ...options, neverCancel: true, failure: 'in-place' };
      const asked = call(endpoint as Name, input ?? {}, quiet);
      const data = (await orShownError(asked)) as DataOf<Name>;
      return { data, at: Date.now() };
    },
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

/**
 * Forgets all cached answers, then asks anew for those on screen: after signing in or out. In between, pages have
 * the time to stop asking for what needs a user.
 */
export async function forgetServerData(): Promise<void> {
  await mutate(() => true, undefined, { revalidate: false });
  await new Promise((resolve) => setTimeout(resolve));
  await mutate(() => true);
}

/** Puts an answer that another call brought along in the place of the cached one. */
export async function putServerData<Name extends EndpointName>(
  endpoint: Name,
  input: CallArgs<Name>[0],
  data: DataOf<Name>,
): Promise<void> {
  const received: Received<DataOf<Name>> = { data, at: Date.now() };
  await mutate([endpoint, input, currentLanguage()], received, { revalidate: false });
}

async function renew(isMeant: (key: unknown) => boolean): Promise<void> {
  askOnShow(isMeant);
  const isHidden = (key: unknown): boolean => isShown(key) && !isInFront(key);
  await mutate((key) => isMeant(key) && !isShown(key), undefined, { revalidate: false });
  // An answer that nobody shows is asked for by nobody, but a call under way no longer counts for it.
  await mutate((key) => isMeant(key) && !isHidden(key));
}

/**
 * After a change that an endpoint's answers reflect: those in front are asked for anew at once, those on hidden
 * pages when the page is shown again, and all others are forgotten, so that no page opens with what was true before.
 */
export const refreshServerData = (endpoint: EndpointName): Promise<void> =>
  renew((key) => Array.isArray(key) && key[0] === endpoint);

/** The same for all answers: a visitor has signed in and goes on where they were. */
export const renewServerData = (): Promise<void> => renew(() => true);
