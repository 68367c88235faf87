import type { VideoPlayRecord } from '@contract/telemetry/endpoints';
import { request } from '@/http/request';
import { localEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';
import { postLeaving } from './post';
import { isReported } from './video-rules';

/** The fixed local key of records that have not been reported (specification §9). */
export const RECORDS_KEY = 'video-play-records';
/** Records that are kept, and that one report carries, at most; the oldest go first. */
const MOST_RECORDS = 20;
const ENDPOINT = 'POST /analytics/video/playtime.do';

function retained(): VideoPlayRecord[] {
  const records = localEntries.read<unknown>(RECORDS_KEY);
  return Array.isArray(records) ? (records as VideoPlayRecord[]) : [];
}

function keep(records: readonly VideoPlayRecord[]): void {
  if (records.length === 0) localEntries.remove(RECORDS_KEY);
  else tryToKeep(() => localEntries.write(RECORDS_KEY, { val: records.slice(-MOST_RECORDS) }));
}

const without = (gone: readonly VideoPlayRecord[]): VideoPlayRecord[] =>
  retained().filter(({ id }) => !gone.some((each) => each.id === id));

/** Keeps a play on the device, in place of what was known of it. */
export const keepRecord = (record: VideoPlayRecord): void => keep([...without([record]), record]);

/** Reports plays that are long enough; they leave the device once the provider has them. */
export async function reportRecords(records: readonly VideoPlayRecord[]): Promise<void> {
  const reports = records.filter(({ playDuration }) => isReported(playDuration));
  if (reports.length === 0) return;
  try {
    await request(ENDPOINT, { records: reports }, { neverCancel: true, failure: 'background' });
    keep(without(reports));
  } catch {
    // They stay for the next load.
  }
}

/** The next load: what an earlier one could not report. A play too short to report cannot grow any more. */
export function sendStoredRecords(): void {
  const records = retained();
  if (records.length === 0) return;
  keep(records.filter(({ playDuration }) => isReported(playDuration)));
  void reportRecords(records);
}

/** The app is left: everything goes now. */
export function leaveWithRecords(): void {
  const reports = retained().filter(({ playDuration }) => isReported(playDuration));
  if (reports.length === 0) return;
  // Without the token nobody can tell whose it is, so it does not say.
  const records = reports.map((record) => ({ ...record, userId: '' }));
  if (postLeaving(ENDPOINT.slice('POST '.length), { records })) keep(without(reports));
}
