import { startServices } from './app-services';
import { setHostLogin } from './features/account/host-login';
import { onSignOut } from './features/account/session-store';
import { offerUpdates } from './features/app-update/update-store';
import { joinSites } from './features/cross-site/join-sites';
import { followAppSession } from './features/host/follow-app-session';
import { followCityService } from './features/host/follow-city-service';
import { followHostQuery } from './features/host/follow-host-query';
import { loginEntry } from './features/host/login-entry';
import { followPartner } from './features/partner/follow-partner';
import { forgetPages } from './routes/h5/page-host';

function startTarget(): void {
  onSignOut(forgetPages);
  joinSites();
  setHostLogin(loginEntry);
  followHostQuery();
  followCityService();
  followAppSession();
  followPartner();
  offerUpdates();
}

/**
 * Starts the services, with those that only H5 has: sign-on with the product's other sites, the host app and the app
 * opener.
 */
export const startLater = (): void => startServices(startTarget);
