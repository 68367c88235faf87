import type { KeyValueStore } from '@/platform/storage/types';
import type { EntryInput } from './stored-entry';
import {
  isExpired,
  isMirrored,
  isValidPayload,
  parseEntry,
  sealEntry,
  SIZE_LIMIT,
  STORAGE_MESSAGES,
} from './stored-entry';
import { utf8Length } from './utf8-length';

/** Receives every entry to mirror to the product's other hosts (specification §7). */
export type Mirror = (key: string, text: string) => void;

export interface EntryStorageParts {
  readonly store: KeyValueStore;
  readonly now: () => number;
  readonly log: (message: string, key: string) => void;
  /** Bytes per key on this platform. */
  readonly perKeyLimit?: number;
}

/** Typed entries with a lifetime over a text store. */
export interface EntryStorage {
  /** True if written. A rejected entry is logged; a full store throws the platform's own error. */
  write<T>(key: string, input: EntryInput<T>): boolean;
  /** The value, or null if it is missing, expired (then it is removed) or unreadable (then it is logged). */
  read<T>(key: string): T | null;
  remove(key: string): void;
  /** Removes all expired entries; foreign keys are left alone. Returns the number removed. */
  clearExpired(): number;
  /**
   * Stores an entry mirrored by another of the product's hosts, unchanged including its lifetime. Returns false and
   * writes nothing for a text that is not a cross-domain entry, is expired or too large, or is older than the stored
   * entry. It is not mirrored again.
   */
  accept(key: string, text: string): boolean;
  /** Sets the receiver of cross-domain entries to mirror. */
  mirrorTo(mirror: Mirror): void;
}

/** Creates the storage of specification §4/§5 over a store. */
export function createEntryStorage(parts: EntryStorageParts): EntryStorage {
  const { store, now, log } = parts;
  const limit = Math.min(SIZE_LIMIT, parts.perKeyLimit ?? SIZE_LIMIT);
  let mirror: Mirror = () => undefined;

  function entryAt(key: string) {
    const text = store.get(key);
    return text === null ? null : parseEntry(text);
  }

  return {
    write(key, input) {
      const sealed = sealEntry(input, now(), limit);
      if (sealed.kind === 'skip') {
        if (sealed.message) log(sealed.message, key);
        return false;
      }
      store.set(key, sealed.text);
      if (input.crossDomain) mirror(key, sealed.text);
      return true;
    },
    read<T>(key: string) {
      try {
        const entry = entryAt(key);
        if (!entry) return null;
        if (isExpired(entry, now())) {
          store.remove(key);
          return null;
        }
        return isValidPayload(key, entry.val) ? (entry.val as T) : null;
      } catch {
        log(STORAGE_MESSAGES.unreadable, key);
        return null;
      }
    },
    remove: (key) => store.remove(key),
    clearExpired() {
      const time = now();
      const expired = store.keys().filter((key) => {
        try {
          const entry = entryAt(key);
          return entry !== null && isExpired(entry, time);
        } catch {
          return false;
        }
      });
      expired.forEach((key) => store.remove(key));
      return expired.length;
    },
    accept(key, text) {
      if (utf8Length(text) > limit) return false;
      try {
        const entry = parseEntry(text);
        if (!entry || !isMirrored(entry) || isExpired(entry, now())) return false;
        const stored = entryAt(key);
        if (stored && stored.storageTime >= entry.storageTime) return false;
        store.set(key, text);
        return true;
      } catch {
        return false;
      }
    },
    mirrorTo(next) {
      mirror = next;
    },
  };
}
