import { bootClient } from './features/account/boot';
import { followNavigation } from './features/account/follow-navigation';
import { goToLogin } from './features/account/go-to-login';
import { verifySerial } from './features/account/verify-serial';
import { carryRegionOnNavigation } from './features/location/carry-region';
import { configureClient } from './http/client-parts';
import { renewServerData } from './http/hooks/use-server';
import { onBrokenPage } from './routes/boundary/broken-pages';
import { reportError, trackProblems } from './telemetry/errors';

/**
 * Starts what every page needs: client, session, guards.
 * @param startTarget what only this target has; its guards run before all others
 */
export function startServices(startTarget: () => void): void {
  trackProblems();
  bootClient({ goToLogin: (cause) => void goToLogin(cause) });
  configureClient({ onSerialUser: verifySerial });
  onBrokenPage({
    report: (error) => void reportError('render', error),
    renew: () => void renewServerData(),
  });
  startTarget();
  followNavigation();
  carryRegionOnNavigation();
}
