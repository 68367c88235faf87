import { useCallback } from 'react';
import useSWR from 'swr';
import type { DataOf, InputOf } from '@contract/endpoints';
import { useLanguage } from '@/i18n/language';
import { showProgress } from '@/ui/progress/progress';
import { isApiError } from './api-error';
import { cachedRequest } from './cached-request';
import type { CachedEndpoint } from './cached-request';
import { orShownError } from './shown-error';
import type { ServerData } from './use-server';

/** What a page gets of an answer that is the same for everybody. */
export type CachedData<Data> = Pick<ServerData<Data>, 'data' | 'error'> & {
  readonly refresh: () => Promise<void>;
};

/**
 * Data that hardly ever changes, such as regions, by the cached client (specification §7): kept on the device, there
 * without network, a progress bar while it is on its way. Null as endpoint asks nothing (yet).
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
