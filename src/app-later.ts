import { startServices } from './app-services';
import { setHostLogin } from '@/shared/session/host-login';
import { onSignOut } from '@/shared/session/session-store';
import { offerUpdates } from '@/shared/app-update/update-store';
import { joinSites } from '@/shared/cross-site/join-sites';
import { followAppSession } from '@/shared/host/follow-app-session';
import { followCityService } from '@/shared/host/follow-city-service';
import { followHostQuery } from '@/shared/host/follow-host-query';
import { loginEntry } from '@/shared/host/login-entry';
import { followPartner } from '@/shared/partner/follow-partner';
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
