import type { PropsWithChildren } from 'react';
import { bootClient } from './features/account/boot';
import { followNavigation } from './features/account/follow-navigation';
import { goToLogin } from './features/account/go-to-login';
import { setHostLogin } from './features/account/host-login';
import { resetAppHintOnNavigation } from './features/external-link/app-hint-store';
import { Overlays } from './features/external-link/components/overlays';
import { endJumpOnNavigation } from './features/external-link/jump-store';
import { loginByHost } from './features/partner/app-login';
import { followPartner } from './features/partner/follow-partner';
import { AppShell } from './routes/shell/app-shell';
import './app.scss';

bootClient({ goToLogin: () => void goToLogin() });
setHostLogin(loginByHost);
followNavigation();
followPartner();
resetAppHintOnNavigation();
endJumpOnNavigation();

/** The app around every page. */
export default function App({ children }: PropsWithChildren) {
  return <AppShell overlay={<Overlays />}>{children}</AppShell>;
}
