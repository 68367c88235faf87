import { create } from 'zustand';
import { registerBeforeEach } from '@/routes/guards';

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

export const hideAppHint = (): void => useAppHint.setState(HIDDEN);

/** Resets the bar on each navigation (specification §2). Returns what ends that. */
export const resetAppHintOnNavigation = (): (() => void) => registerBeforeEach(hideAppHint);
