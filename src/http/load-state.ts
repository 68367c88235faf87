import type { ServerData } from './use-server';

/** What stands in a page until its data is there. */
export interface LoadState {
  readonly loading: boolean;
  readonly error:
    { readonly title: string; readonly reason: string; readonly onRetry: () => void } | undefined;
}

/** Loading or failed, for a page that is nothing without this data. @param title says what is not there. */
export function loadState<Data>(
  {
    data,
    error,
    refresh,
  }: Pick<ServerData<Data>, 'data' | 'error'> & { readonly refresh: () => Promise<unknown> },
  title: string,
): LoadState {
  const isThere = data !== undefined;
  return {
    loading: !isThere && !error,
    error:
      !isThere && error ? { title, reason: error.msg, onRetry: () => void refresh() } : undefined,
  };
}
