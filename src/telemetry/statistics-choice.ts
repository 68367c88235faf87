import { localEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';

/**
 * Set while statistics may be sent from this device: somebody was asked, and said so. What is sent carries no account, so the
 * provider cannot tell. Each sign-in and each list of consents sets it as the account's consent is; after a sign-out it stays.
 */
const ENTRY = 'statisticsOn';

export const areStatisticsOff = (): boolean => localEntries.read<boolean>(ENTRY) !== true;

/** Turns the statistics of this device on or off. */
export function setStatistics(on: boolean): void {
  if (on) tryToKeep(() => localEntries.write(ENTRY, { val: true }));
  else localEntries.remove(ENTRY);
}
