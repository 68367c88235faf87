import { appBridge } from '@/platform/app-bridge';
import { logProblem } from '@/telemetry/log';
import { useLocation } from './store';

/** In the native app: tells it of each city that is chosen here, so that its own pages show the same one. */
export function notifyAppOfCity(): () => void {
  return useLocation.subscribe(({ curCity }, before) => {
    if (!curCity || curCity.cityCode === before.curCity?.cityCode || !appBridge.isInApp()) return;
    const { cityCode, cityName, centre } = curCity;
    // Older versions refuse it; the page does without.
    appBridge
      .setLocation({ cityCode, cityName, ...centre })
      .catch((reason: Error) => logProblem('app-bridge', reason.message));
  });
}
