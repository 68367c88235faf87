import { createMemoryStore } from './memory-store';
import type { KeyValueStore } from './types';

const PROBE_KEY = '__probe__';

/** A full storage refuses the probe too, and what it has must stay readable: it may be a refusal of statistics. */
const hasEntries = (storage: Storage | undefined): storage is Storage =>
  storage !== undefined && storage.length > 0;

/**
 * A browser storage as a store; memory if the browser forbids it (private mode, blocked cookies). A full one throws on
 * `set` and is read as ever.
 */
export function createWebStore(open: () => Storage): KeyValueStore {
  let opened: Storage | undefined;
  try {
    opened = open();
    opened.setItem(PROBE_KEY, '');
    opened.removeItem(PROBE_KEY);
  } catch {
    if (!hasEntries(opened)) return createMemoryStore();
  }
  const storage = opened;
  return {
    get: (key) => storage.getItem(key),
    set: (key, value) => storage.setItem(key, value),
    remove: (key) => storage.removeItem(key),
    keys: () => Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? ''),
  };
}
