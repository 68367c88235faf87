import { bootClient } from './features/account/boot';
import { followNavigation } from './features/account/follow-navigation';
import { goToLogin } from './features/account/go-to-login';
import { verifySerial } from './features/account/verify-serial';
import { followAgreements } from './features/agreement/report-agreement';
import { endJumpOnNavigation } from './features/external-link/jump-store';
import { carryRegionOnNavigation } from './features/location/carry-region';
import { followReports } from './features/message/accepted-reports';
import { followVisits } from './features/telemetry/follow-visits';
import { configureClient } from './http/client-parts';
import { renewServerData } from './http/hooks/use-server';
import { onBrokenPage } from './routes/boundary/broken-pages';
import { reportError } from './telemetry/errors';
import { startTelemetry } from './telemetry/start';

/**
 * Starts what runs beside the pages: client, session, telemetry, guards.
 * @param startTarget what only this target has; its guards run after the session's and before all others
 */
export function startServices(startTarget: () => void): void {
  bootClient({ goToLogin: (cause) => void goToLogin(cause) });
  configureClient({ onSerialUser: verifySerial });
  startTelemetry();
  onBrokenPage({
    report: (error) => void reportError('render', error),
    renew: () => void renewServerData(),
  });
  startTarget();
  followNavigation();
  carryRegionOnNavigation();
  followVisits();
  followAgreements();
  followReports();
  endJumpOnNavigation();
}
