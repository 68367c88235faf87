import { createMemoryStore } from './memory-store';
import { miniStore } from './mini-store';
import type { KeyValueStore } from './types';
import { MB } from './types';

/** Outlives the session. */
export const localStore: KeyValueStore = miniStore;
/** Ends with the app's process. */
export const sessionStore: KeyValueStore = createMemoryStore();
/** Bytes that one key may hold: WeChat allows 1 MB a key, 10 MB in all. */
export const perKeyLimit = 1 * MB;
