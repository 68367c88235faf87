import { DAY_MS } from '@contract/time/duration-rules';
import { utf8Length } from './utf8-length';

/** Storage entry of each kind of own records. All are named in `PERSONAL_ENTRIES`. */
export const OWN_ENTRIES = {
  order: 'ownOrders',
  certificate: 'ownCertificates',
  plan: 'ownPlans',
  article: 'ownArticles',
  booking: 'ownBooking',
} as const;
export type OwnKind = keyof typeof OWN_ENTRIES;

/** Copies of what was viewed last, readable without a network: they say what somebody read. */
export const VIEWED_ENTRIES = ['kept:feed', 'kept:article', 'kept:encyclopedia-entry'] as const;

/** A record of an account's own data, readable without a network. */
export interface OwnRecord<Data = unknown> {
  readonly id: string;
  readonly data: Data;
  /** When the provider answered it, ms. */
  readonly at: number;
}

/** The records of one kind, newest first. They belong to one account. */
export interface OwnRecords<Data = unknown> {
  /** Records of another format were written by another version of the app and are not read. */
  readonly format: number;
  readonly account: string;
  readonly list: readonly OwnRecord<Data>[];
}

/** To be raised when a page can no longer show data that an earlier version stored. */
export const OWN_FORMAT = 1;
/** ms for which a record is readable. */
export const OWN_AGE = 30 * DAY_MS;
/** Most records of a kind. */
export const OWN_COUNT = 20;
/** Bytes of all records of a kind: Alipay allows 200 KB per key, the envelope included. */
export const OWN_BYTES = 120_000;

/** The readable records of an account: none of another one, of another format, or older than {@link OWN_AGE}. */
export function ownList<Data>(
  stored: OwnRecords<Data> | null,
  account: string,
  now: number,
): readonly OwnRecord<Data>[] {
  if (!account || stored?.account !== account || stored.format !== OWN_FORMAT) return [];
  return stored.list.filter(({ at }) => now - at <= OWN_AGE);
}

/** The newest records that fit into {@link OWN_COUNT} and {@link OWN_BYTES}; one too large for itself is left out. */
function fitting(list: readonly OwnRecord[]): readonly OwnRecord[] {
  let bytes = 0;
  return list.slice(0, OWN_COUNT).filter((record) => {
    const size = utf8Length(JSON.stringify(record));
    if (bytes + size > OWN_BYTES) return false;
    bytes += size;
    return true;
  });
}

/** An account's records with one more; it replaces the one with its id. */
export function withOwn(stored: OwnRecords | null, account: string, record: OwnRecord): OwnRecords {
  const others = ownList(stored, account, record.at).filter(({ id }) => id !== record.id);
  return { format: OWN_FORMAT, account, list: fitting([record, ...others]) };
}

/** The records whose ids are wanted. */
export const onlyOwn = (stored: OwnRecords, isWanted: (id: string) => boolean): OwnRecords => ({
  ...stored,
  list: stored.list.filter(({ id }) => isWanted(id)),
});
