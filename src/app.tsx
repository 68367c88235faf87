import type { PropsWithChildren } from 'react';
import { bootClient } from './features/account/boot';
import { followNavigation } from './features/account/follow-navigation';
import { goToLogin } from './features/account/go-to-login';
import { AppShell } from './routes/shell/app-shell';
import './app.scss';

bootClient({ goToLogin: () => void goToLogin() });
followNavigation();

/** The app around every page. */
export default function App({ children }: PropsWithChildren) {
  return <AppShell>{children}</AppShell>;
}
