import type { KeyValueStore } from './types';
import { createWebStore } from './web-store';

/** Persists across sessions. */
export const localStore: KeyValueStore = createWebStore(() => window.localStorage);
/** Ends with the tab. */
export const sessionStore: KeyValueStore = createWebStore(() => window.sessionStorage);
/** Bytes per key; the general limit of specification §9 is smaller. */
export const perKeyLimit = Infinity;
