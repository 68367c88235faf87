import { create } from 'zustand';
import { hasApp } from '@/platform/open-app/has-app';
import { runtime } from '@/platform/runtime';
import { registerBeforeEach } from '@/routes/guards';
import { localEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';

/** The app-download bar of the page on screen (specification §3). */
export interface AppHintState {
  readonly appHintShow: boolean;
  /** Whether the page keeps room above its lower edge for the bar. */
  readonly appHintGap: boolean;
  /** Link that the bar opens the app by; empty: the app's own start. */
  readonly appHintAppLink: string;
}

const HIDDEN: AppHintState = { appHintShow: false, appHintGap: false, appHintAppLink: '' };

export const useAppHint = create<AppHintState>(() => HIDDEN);

/** Shows the bar until the next navigation. */
export const showAppHint = (appHintAppLink = '', appHintGap = true): void =>
  useAppHint.setState({ appHintShow: true, appHintGap, appHintAppLink });

const CLOSED_ENTRY = 'appHintClosed';
/** ms that a hint which the user closed is not offered again. */
const CLOSED_FOR = 30 * 86_400_000;

/** Shows the bar in a plain browser where there is an app, unless the user has closed it lately. */
export function suggestApp(): void {
  if (runtime().kind !== 'browser' || !hasApp()) return;
  if (!localEntries.read<boolean>(CLOSED_ENTRY)) showAppHint();
}

/** The user wants none. */
export function closeAppHint(): void {
  hideAppHint();
  const expiry = { mode: 'relative', duration: CLOSED_FOR } as const;
  tryToKeep(() => localEntries.write(CLOSED_ENTRY, { val: true, expiry }));
}

export const hideAppHint = (): void => useAppHint.setState(HIDDEN);

/** Resets the bar on each navigation (specification §2). Returns what ends that. */
export const resetAppHintOnNavigation = (): (() => void) => registerBeforeEach(hideAppHint);
