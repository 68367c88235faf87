import { lifetimeOf } from './expiry';
import type { Expiry } from './expiry';
import { utf8Length } from './utf8-length';

/** Stored form of an entry (specification §3). Times are ms. */
export interface StoredEntry<T = unknown> {
  readonly val: T;
  readonly storageTime: number;
  /** Lifetime from `storageTime`; absent: no expiry. */
  readonly expires?: number;
  /** Mirrored to the product's other hosts. */
  readonly crossDomain?: boolean;
}

/** Input of a write. */
export interface EntryInput<T = unknown> {
  readonly val: T;
  readonly expiry?: Expiry;
  readonly crossDomain?: boolean;
}

/** Bytes of the largest entry (specification §9). */
export const SIZE_LIMIT = 5_000_000;
/** The one key whose array payload is a leftover of an older format and invalid (specification §5). */
export const WHITE_URL_KEY = 'WhiteUrlData';

export const STORAGE_MESSAGES = {
  nothing: 'cannot store null or undefined',
  noVal: 'stored data must be an object with a val field',
  tooLarge: 'data too large',
  unreadable: 'stored data cannot be read',
} as const;

/** Text to write, or why nothing is written; `skip` without a message is no error. */
export type Sealed =
  | { readonly kind: 'write'; readonly text: string }
  | { readonly kind: 'skip'; readonly message?: string };

const skip = (message?: string): Sealed => ({ kind: 'skip', message });

/** Validates a write (specification §5 "Storage write"). `limit` in bytes. */
export function sealEntry(input: unknown, now: number, limit = SIZE_LIMIT): Sealed {
  if (input === null || input === undefined) return skip(STORAGE_MESSAGES.nothing);
  if (typeof input !== 'object' || !('val' in input)) return skip(STORAGE_MESSAGES.noVal);
  const { val, expiry, crossDomain } = input as EntryInput;
  if (val === null || val === undefined) return skip(STORAGE_MESSAGES.nothing);
  const entry: { -readonly [K in keyof StoredEntry]: StoredEntry[K] } = { val, storageTime: now };
  if (expiry) {
    const lifetime = lifetimeOf({ ...expiry }, now);
    if (lifetime.kind === 'past') return skip();
    if (lifetime.kind === 'refused') return skip(lifetime.message);
    entry.expires = lifetime.expires;
  }
  if (crossDomain) entry.crossDomain = true;
  const text = JSON.stringify(entry);
  return utf8Length(text) > limit ? skip(STORAGE_MESSAGES.tooLarge) : { kind: 'write', text };
}

/** Whether an entry has expired (valid until storageTime plus expires, specification §4). */
export function isExpired(entry: StoredEntry, now: number): boolean {
  return entry.expires !== undefined && now > entry.storageTime + entry.expires;
}

/** The entry in a stored text, or null for text that is not one of ours. Throws on text that is not JSON. */
export function parseEntry(text: string): StoredEntry | null {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return null;
  return 'val' in value && 'storageTime' in value ? (value as StoredEntry) : null;
}

/** Whether an entry is marked to be mirrored and its times are valid. */
export const isMirrored = ({ crossDomain, storageTime, expires }: StoredEntry): boolean =>
  crossDomain === true &&
  isTime(storageTime) &&
  (expires === undefined || (isTime(expires) && expires >= 0));

const isTime = (value: unknown): boolean => typeof value === 'number' && isFinite(value);

/** Whether a value read under this key is valid. */
export function isValidPayload(key: string, val: unknown): boolean {
  return !(key === WHITE_URL_KEY && Array.isArray(val));
}
