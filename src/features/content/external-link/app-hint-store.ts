import { DAY_MS } from '@contract/time/duration-rules';
import { create } from 'zustand';
import { openLink } from '@/platform/app-bridge/launch-link';
import { hasApp } from '@/platform/open-app/has-app';
import { runtime } from '@/platform/runtime';
import { SETTINGS } from '@/platform/settings/settings';
import { registerBeforeEach } from '@/routes/guards';
import { currentRoute } from '@/routes/navigate';
import { localEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';

/** The app-download bar of the current page (specification §3). */
export interface AppHintState {
  readonly appHintShow: boolean;
  /** Link with which the bar opens the app; empty: the app's start page. */
  readonly appHintAppLink: string;
}

const HIDDEN: AppHintState = { appHintShow: false, appHintAppLink: '' };

export const useAppHint = create<AppHintState>(() => HIDDEN);

/** Shows the bar until the next navigation. */
export const showAppHint = (appHintAppLink = ''): void =>
  useAppHint.setState({ appHintShow: true, appHintAppLink });

const CLOSED_ENTRY = 'appHintClosed';
/** ms for which the bar is not shown again after the user closed it. */
const CLOSED_FOR = 30 * DAY_MS;

/**
 * Shows the bar in a plain browser where there is an app, unless the user closed it in the last 30 days. It opens the
 * app on the page that is shown.
 */
export function suggestApp(): void {
  if (runtime().kind !== 'browser' || !hasApp()) return;
  if (localEntries.read<boolean>(CLOSED_ENTRY)) return;
  showAppHint(openLink(SETTINGS.app.scheme, currentRoute()?.url ?? ''));
}

/** Hides the bar and remembers that the user closed it. */
export function closeAppHint(): void {
  hideAppHint();
  const expiry = { mode: 'relative', duration: CLOSED_FOR } as const;
  tryToKeep(() => localEntries.write(CLOSED_ENTRY, { val: true, expiry }));
}

export const hideAppHint = (): void => useAppHint.setState(HIDDEN);

/** Resets the bar on each navigation (specification §2). Returns a function that stops it. */
export const resetAppHintOnNavigation = (): (() => void) => registerBeforeEach(hideAppHint);
