import { startServices } from './app-services';
import { setHostLogin } from './features/account/host-login';
import { onSignOut } from './features/account/session-store';
import { offerUpdates } from './features/app-update/update-store';
import { joinSites } from './features/cross-site/join-sites';
import { startDebugAid } from './features/debug/start-debug-aid';
import { resetAppHintOnNavigation } from './features/external-link/app-hint-store';
import { followPendingAnswers } from './features/follow-up/follow-pending';
import { followAppSession } from './features/host/follow-app-session';
import { followCityService } from './features/host/follow-city-service';
import { followHostQuery } from './features/host/follow-host-query';
import { loginEntry } from './features/host/login-entry';
import { notifyAppOfCity } from './features/location/notify-app';
import { followPartner } from './features/partner/follow-partner';
import { loadChunk } from './platform/chunk/load-chunk.h5';
import { forgetPages } from './routes/h5/page-host';

export { Overlays } from './app-overlays';

function startTarget(): void {
  onSignOut(forgetPages);
  joinSites();
  notifyAppOfCity();
  setHostLogin(loginEntry);
  followHostQuery();
  followCityService();
  followAppSession();
  followPartner();
  resetAppHintOnNavigation();
  startDebugAid();
  offerUpdates();
  followPendingAnswers(() =>
    loadChunk(() => import('./features/follow-up/send-pending')).then(
      ({ sendPendingAnswers }) => sendPendingAnswers(),
      () => undefined,
    ),
  );
}

/**
 * Starts the services, with those that only H5 has: sign-on with the product's other sites, the host app and the app
 * opener.
 */
export const startLater = (): void => startServices(startTarget);
