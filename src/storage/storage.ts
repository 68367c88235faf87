import { localStore, perKeyLimit, sessionStore } from '@/platform/storage';
import { logProblem } from '@/telemetry/log';
import { createCacheRecords } from './cache-record';
import { createEntryStorage } from './entry-storage';

const log = (message: string, key: string): void => logProblem('storage', message, { key });

/** Entries that persist across sessions. */
export const localEntries = createEntryStorage({
  store: localStore,
  now: () => Date.now(),
  log,
  perKeyLimit,
});

/** Entries of this session only. */
export const sessionEntries = createEntryStorage({
  store: sessionStore,
  now: () => Date.now(),
  log,
});

/** Cached answers with a lifetime in hours, across sessions. */
export const cacheRecords = createCacheRecords(localStore, () => Date.now());
