import type { App } from '../app';
import type { Calls } from './call';

/** Page navigation, the same on both platforms. */
export function navigationCalls({ router }: App): Calls {
  return {
    navigateTo: ({ url }) => router.navigateTo(String(url)),
    redirectTo: ({ url }) => router.redirectTo(String(url)),
    reLaunch: ({ url }) => router.reLaunch(String(url)),
    switchTab: ({ url }) => router.switchTab(String(url)),
    navigateBack: ({ delta }) => router.navigateBack(Number(delta ?? 1)),
  };
}
