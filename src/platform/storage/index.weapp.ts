import { createMemoryStore } from './memory-store';
import { miniStore } from './mini-store';
import type { KeyValueStore } from './types';
import { MB } from './types';

/** Persists across sessions. */
export const localStore: KeyValueStore = miniStore;
/** Ends with the app's process. */
export const sessionStore: KeyValueStore = createMemoryStore();
/** Whether a restart of the app, as for a newer build, ends the session. */
export const isSessionLostOnRestart: boolean = true;
/** Bytes per key: WeChat allows 1 MB per key, 10 MB in total. */
export const perKeyLimit = 1 * MB;
