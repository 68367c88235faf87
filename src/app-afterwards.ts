import { startReports } from './app-reports';
import { startDebugAid } from './features/debug/start-debug-aid';
import { resetAppHintOnNavigation } from './features/external-link/app-hint-store';
import { followPendingAnswers } from './features/follow-up/follow-pending';
import { notifyAppOfCity } from './features/location/notify-app';
import { visitShown } from './features/telemetry/follow-visits';
import { loadChunk } from './platform/chunk/load-chunk.h5';

export { Overlays } from './app-overlays';

/** Starts what H5 needs only once a page is shown. */
export function startAfterwards(): void {
  startReports();
  visitShown();
  notifyAppOfCity();
  resetAppHintOnNavigation();
  startDebugAid();
  followPendingAnswers(() =>
    loadChunk(() => import('./features/follow-up/send-pending')).then(
      ({ sendPendingAnswers }) => sendPendingAnswers(),
      () => undefined,
    ),
  );
}
