import { localEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';

/**
 * Set while statistics are off on this device: what is sent carries no account, so the provider cannot tell. Each sign-in
 * and each list of consents sets it as the account's consent is; after a sign-out it stays.
 */
const ENTRY = 'statisticsOff';

export const areStatisticsOff = (): boolean => localEntries.read<boolean>(ENTRY) === true;

/** Turns the statistics of this device on or off. */
export function setStatistics(on: boolean): void {
  if (on) localEntries.remove(ENTRY);
  else tryToKeep(() => localEntries.write(ENTRY, { val: true }));
}
