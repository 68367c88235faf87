import { useCallback } from 'react';
import useSWR from 'swr';
import type { DataOf, InputOf } from '@contract/endpoints';
import { useLanguage } from '@/i18n/language';
import { showProgress } from '@/ui/progress/progress';
import { isApiError } from '../failure/api-error';
import { cachedRequest } from '../cached-request';
import type { CachedEndpoint } from '../cached-request';
import { orShownError } from '../failure/shown-error';
import type { ServerData } from './use-server';

/** Cached data for a page; the same for every user. */
export type CachedData<Data> = Pick<ServerData<Data>, 'data' | 'error'> & {
  readonly refresh: () => Promise<void>;
};

/**
 * Data that rarely changes, such as regions, by the cached client (specification §7): stored on the device, available
 * offline, with a progress bar while loading. A null endpoint sends nothing (yet).
 */
export function useCached<Name extends CachedEndpoint>(
  endpoint: Name | null,
  input: InputOf<Name>,
): CachedData<DataOf<Name>> {
  const language = useLanguage();
  const key = endpoint && (['cached', endpoint, input, language] as const);
  const answer = useSWR<DataOf<Name>>(
    key,
    () => orShownError(cachedRequest(endpoint as Name, input, { progress: showProgress })),
    { shouldRetryOnError: false },
  );
  const { mutate } = answer;
  const refresh = useCallback(async () => {
    await mutate().catch(() => undefined);
  }, [mutate]);
  return {
    data: answer.data,
    error: isApiError(answer.error) ? answer.error : undefined,
    refresh,
  };
}
