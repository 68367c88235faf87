import './platform/engine/built-ins';
import type { PropsWithChildren } from 'react';
import { bootClient } from './features/account/boot';
import { followCityService } from './features/account/follow-city-service';
import { followHostQuery } from './features/account/follow-host-query';
import { followNavigation } from './features/account/follow-navigation';
import { goToLogin } from './features/account/go-to-login';
import { onSignOut } from './features/account/session-store';
import { setHostLogin } from './features/account/host-login';
import { verifySerial } from './features/account/verify-serial';
import { joinSites } from './features/cross-site/join-sites';
import { followAgreements } from './features/agreement/report-agreement';
import { startDebugAid } from './features/debug/start-debug-aid';
import { resetAppHintOnNavigation } from './features/external-link/app-hint-store';
import { Overlays } from './features/external-link/components/overlays';
import { endJumpOnNavigation } from './features/external-link/jump-store';
import { carryRegionOnNavigation } from './features/location/carry-region';
import { tellAppOfCity } from './features/location/tell-app';
import { followReports } from './features/message/accepted-reports';
import { followAppSession } from './features/partner/follow-app-session';
import { followPartner } from './features/partner/follow-partner';
import { loginEntry } from './features/partner/login-entry';
import { followVisits } from './features/telemetry/follow-visits';
import { configureClient } from './http/client-parts';
import { forgetPages } from './routes/forget-pages';
import { AppShell } from './routes/shell/app-shell';
import { startTelemetry } from './telemetry/start';
import './app.scss';

bootClient({ goToLogin: (cause) => void goToLogin(cause) });
onSignOut(forgetPages);
configureClient({ onSerialUser: verifySerial });
joinSites();
tellAppOfCity();
setHostLogin(loginEntry);
startTelemetry();
followHostQuery();
followCityService();
followAppSession();
followNavigation();
carryRegionOnNavigation();
followVisits();
followAgreements();
followReports();
startDebugAid();
followPartner();
resetAppHintOnNavigation();
endJumpOnNavigation();

/** The app around every page. */
export default function App({ children }: PropsWithChildren) {
  return <AppShell overlay={<Overlays />}>{children}</AppShell>;
}
