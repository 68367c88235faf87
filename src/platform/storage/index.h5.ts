import type { KeyValueStore } from './types';
import { createWebStore } from './web-store';

/** Persists across sessions. */
export const localStore: KeyValueStore = createWebStore(() => window.localStorage);
/** Ends with the tab. */
export const sessionStore: KeyValueStore = createWebStore(() => window.sessionStorage);
/** Whether a restart of the app, as for a newer build, ends the session. */
export const isSessionLostOnRestart: boolean = false;
/** Bytes per key; the general limit of specification §9 is smaller. */
export const perKeyLimit = Infinity;
