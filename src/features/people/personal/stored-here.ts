import { ownOf } from '@/http/own/own-answers';
import { OWN_ENTRIES, VIEWED_ENTRIES } from '@/storage/own-record-rules';
import type { OwnKind } from '@/storage/own-record-rules';
import { retainOwn } from '@/storage/own-records';
import { localEntries } from '@/storage/storage';

const KINDS = Object.keys(OWN_ENTRIES) as OwnKind[];

/** How many records of a kind this device stores for the account, to be readable without a network. */
export interface StoredKind {
  readonly kind: OwnKind;
  readonly count: number;
}

/** The kinds of which the device stores something. */
export const storedHere = (): readonly StoredKind[] =>
  KINDS.map((kind) => ({ kind, count: ownOf(kind).length })).filter(({ count }) => count > 0);

/** Removes them from the device, and copies of what was viewed last. The account's records stay at the provider. */
export function removeStoredHere(): void {
  for (const kind of KINDS) retainOwn(kind, () => false);
  for (const entry of VIEWED_ENTRIES) localEntries.remove(entry);
}
