import type { App } from '../app';
import { refuseInMoments } from '../entry';
import type { Calls } from './call';

/** Page navigation, the same on both platforms. */
export function navigationCalls(app: App): Calls {
  const { router } = app;
  const calls: Calls = {
    navigateTo: ({ url }) => router.navigateTo(String(url)),
    redirectTo: ({ url }) => router.redirectTo(String(url)),
    reLaunch: ({ url }) => router.reLaunch(String(url)),
    switchTab: ({ url }) => router.switchTab(String(url)),
    navigateBack: ({ delta }) => router.navigateBack(Number(delta ?? 1)),
  };
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      (options) => {
        refuseInMoments(app);
        return call(options);
      },
    ]),
  );
}
