import './platform/engine/built-ins';
import type { PropsWithChildren } from 'react';
import { Overlays, startTarget } from './app-start';
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
import { AppShell } from './routes/shell/app-shell';
import { startTelemetry } from './telemetry/start';
import './app.scss';

bootClient({ goToLogin: (cause) => void goToLogin(cause) });
configureClient({ onSerialUser: verifySerial });
startTelemetry();
startTarget();
followNavigation();
carryRegionOnNavigation();
followVisits();
followAgreements();
followReports();
endJumpOnNavigation();

/** The app around every page. */
export default function App({ children }: PropsWithChildren) {
  return <AppShell overlay={<Overlays />}>{children}</AppShell>;
}
