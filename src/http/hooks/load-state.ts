import type { ServerData } from './use-server';

/** What a page shows until its data has loaded. */
export interface LoadState {
  readonly loading: boolean;
  readonly error:
    | { readonly title: string; readonly reason: string; readonly onRetry: () => void }
    | undefined;
}

/** Loading or error state of a page that cannot be shown without this data. @param title says what is missing. */
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
