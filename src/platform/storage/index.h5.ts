import type { KeyValueStore } from './types';
import { createWebStore } from './web-store';

/** Outlives the session. */
export const localStore: KeyValueStore = createWebStore(() => window.localStorage);
/** Ends with the tab. */
export const sessionStore: KeyValueStore = createWebStore(() => window.sessionStorage);
/** Bytes that one key may hold here; the general limit of specification §9 is smaller. */
export const perKeyLimit = Infinity;
