import { startReports } from './app-reports';
import { startDebugAid } from '@/shared/debug/start-debug-aid';
import { resetAppHintOnNavigation } from '@/features/content/external-link/app-hint-store';
import { followPendingAnswers } from '@/features/aftercare/follow-up/follow-pending';
import { notifyAppOfCity } from '@/shared/location/notify-app';
import { visitShown } from '@/shared/page-visits/follow-visits';
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
    loadChunk(() => import('@/features/aftercare/follow-up/send-pending')).then(
      ({ sendPendingAnswers }) => sendPendingAnswers(),
      () => undefined,
    ),
  );
}
