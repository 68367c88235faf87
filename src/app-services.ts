import { bootClient } from '@/shared/session/boot';
import { followNavigation } from '@/shared/session/follow-navigation';
import { goToLogin } from '@/shared/session/go-to-login';
import { verifySerial } from '@/shared/session/verify-serial';
import { carryRegionOnNavigation } from '@/shared/location/carry-region';
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
