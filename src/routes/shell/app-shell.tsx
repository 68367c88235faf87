import type { AppShellProps } from './app-shell-props';
import { setGoBack } from '@/ui/page/back';
import { setGoHelp } from '@/ui/state/help';
import { setGoHome } from '../boundary/go-home';
import { watchPages } from '../mini/lifecycle';
import { catchMissingPages } from '../mini/page-not-found';
import { keepTabBar } from '../mini/tab-bar';
import { navigate } from '../navigate';

watchPages();
catchMissingPages();
keepTabBar();
setGoBack(() => void navigate.back());
setGoHome(() => void navigate.relaunch('home'));
setGoHelp(() => void navigate.to('help'));

/** The platform renders the bars around its pages. */
export function AppShell({ children }: AppShellProps) {
  return <>{children}</>;
}
