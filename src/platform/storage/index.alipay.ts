import { createMemoryStore } from './memory-store';
import { miniStore } from './mini-store';
import type { KeyValueStore } from './types';
import { KB } from './types';

/** Outlives the session. */
export const localStore: KeyValueStore = miniStore;
/** Ends with the app's process. */
export const sessionStore: KeyValueStore = createMemoryStore();
/** Bytes that one key may hold: Alipay allows 200 KB a key, 10 MB in all. */
export const perKeyLimit = 200 * KB;
