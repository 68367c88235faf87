import { appBridge } from '@/platform/app-bridge';
import { logProblem } from '@/telemetry/log';
import { useLocation } from './store';

/**
 * In the native app: reports each city chosen here, so that the app's own pages show the same one. Returns the
 * unsubscriber.
 */
export function notifyAppOfCity(): () => void {
  return useLocation.subscribe(({ curCity }, before) => {
    if (!curCity || curCity.cityCode === before.curCity?.cityCode || !appBridge.isInApp()) return;
    const { cityCode, cityName, centre } = curCity;
    // Older versions of the app reject the call; the failure is only logged.
    appBridge
      .setLocation({ cityCode, cityName, ...centre })
      .catch((reason: Error) => logProblem('app-bridge', reason.message));
  });
}
