import { localEntries } from './storage';
import { OWN_AGE, OWN_ENTRIES, onlyOwn, ownList, withOwn } from './own-record-rules';
import type { OwnKind, OwnRecord, OwnRecords } from './own-record-rules';
import { tryToKeep } from './try-to-keep';

const stored = <Data>(kind: OwnKind): OwnRecords<Data> | null =>
  localEntries.read<OwnRecords<Data>>(OWN_ENTRIES[kind]);

function write(kind: OwnKind, records: OwnRecords): void {
  const entry = OWN_ENTRIES[kind];
  if (records.list.length === 0) {
    localEntries.remove(entry);
    return;
  }
  const expiry = { mode: 'relative', duration: OWN_AGE } as const;
  tryToKeep(() => localEntries.write(entry, { val: records, expiry }));
}

/** Stores a record of an account; records of another account are removed. Not stored if the store is full. */
export const putOwn = (kind: OwnKind, account: string, id: string, data: unknown): void =>
  write(kind, withOwn(stored(kind), account, { id, data, at: Date.now() }));

/** An account's records of a kind, newest first. */
export const ownRecords = <Data>(kind: OwnKind, account: string): readonly OwnRecord<Data>[] =>
  ownList(stored<Data>(kind), account, Date.now());

/** Removes the records whose id is not wanted (any more). */
export function retainOwn(kind: OwnKind, isWanted: (id: string) => boolean): void {
  const before = stored(kind);
  if (!before) return;
  const after = onlyOwn(before, isWanted);
  if (after.list.length < before.list.length) write(kind, after);
}

/**
 * Removes all records that belong to another account than this one. For nobody (`''`) a booking that was not sent stays:
 * like all drafts it waits for its owner.
 */
export function dropForeign(account: string): void {
  for (const kind of Object.keys(OWN_ENTRIES) as OwnKind[]) {
    const owner = stored(kind)?.account;
    const isWaiting = kind === 'booking' && account === '';
    if (owner !== undefined && owner !== account && !isWaiting)
      localEntries.remove(OWN_ENTRIES[kind]);
  }
}
