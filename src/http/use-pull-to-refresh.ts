import { stopPullDownRefresh, usePullDownRefresh } from '@tarojs/taro';
import { isApiError } from './api-error';
import { sayFailure } from './failure-surface';
import type { FailureSurface } from './failure-surface';

/**
 * Pulling the page down asks anew for all it shows. What could not be had stays as it was, and a toast says why, once;
 * `in-place` for pages that say above old content that it could not be updated.
 *
 * @param refreshes each resolves with its failure, if there was one
 */
export function usePullToRefresh(
  refreshes: readonly (() => Promise<unknown>)[],
  place?: FailureSurface,
): void {
  usePullDownRefresh(() => {
    void Promise.all(refreshes.map((refresh) => refresh())).then((ends) => {
      stopPullDownRefresh();
      const failure = ends.find(isApiError);
      if (failure) sayFailure(failure, '', place);
    });
  });
}
