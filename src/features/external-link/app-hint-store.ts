import { DAY_MS } from '@contract/time/day-rules';
import { create } from 'zustand';
import { hasApp } from '@/platform/open-app/has-app';
import { runtime } from '@/platform/runtime';
import { registerBeforeEach } from '@/routes/guards';
import { localEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';

/** The app-download bar of the current page (specification §3). */
export interface AppHintState {
  readonly appHintShow: boolean;
  /** Whether the page leaves space for the bar above its lower edge. */
  readonly appHintGap: boolean;
  /** Link with which the bar opens the app; empty: the app's start page. */
  readonly appHintAppLink: string;
}

const HIDDEN: AppHintState = { appHintShow: false, appHintGap: false, appHintAppLink: '' };

export const useAppHint = create<AppHintState>(() => HIDDEN);

/** Shows the bar until the next navigation. */
export const showAppHint = (appHintAppLink = '', appHintGap = true): void =>
  useAppHint.setState({ appHintShow: true, appHintGap, appHintAppLink });

const CLOSED_ENTRY = 'appHintClosed';
/** ms for which the bar is not shown again after the user closed it. */
const CLOSED_FOR = 30 * DAY_MS;

/** Shows the bar in a plain browser where there is an app, unless the user closed it in the last 30 days. */
export function suggestApp(): void {
  if (runtime().kind !== 'browser' || !hasApp()) return;
  if (!localEntries.read<boolean>(CLOSED_ENTRY)) showAppHint();
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
