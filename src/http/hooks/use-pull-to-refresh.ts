import { stopPullDownRefresh, usePullDownRefresh } from '@tarojs/taro';
import { isApiError } from '../failure/api-error';
import { showError } from '../failure/failure-surface';
import type { FailureSurface } from '../failure/failure-surface';

/**
 * Pulling the page down refetches all it shows. What fails stays unchanged, and one toast says why; `in-place` for
 * pages that show the failure above the old content.
 *
 * @param refreshes each resolves with its failure, if there was one
 */
export function usePullToRefresh(
  refreshes: readonly (() => Promise<unknown>)[],
  surface?: FailureSurface,
): void {
  usePullDownRefresh(() => {
    void Promise.all(refreshes.map((refresh) => refresh())).then((ends) => {
      stopPullDownRefresh();
      const failure = ends.find(isApiError);
      if (failure) showError(failure, '', surface);
    });
  });
}
