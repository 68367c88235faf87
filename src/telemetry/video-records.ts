import type { VideoPlayRecord } from '@contract/telemetry/endpoints';
import { request } from '@/http/request';
import { localEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';
import { postLeaving } from './post';
import { areStatisticsOff } from './statistics-choice';
import { isReported } from './video-rules';

/** The fixed local key of unreported records (specification §9). */
export const RECORDS_KEY = 'video-play-records';
/** Maximum records stored and sent in one report; the oldest are dropped first. */
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

/** Stores a play on the device, replacing its earlier record; nothing while statistics are off. */
export const keepRecord = (record: VideoPlayRecord): void =>
  keep(areStatisticsOff() ? [] : [...without([record]), record]);

/** Ids of the plays whose report has no answer yet. */
const underway = new Set<string>();

const reportable = (records: readonly VideoPlayRecord[]): VideoPlayRecord[] =>
  records.filter(({ id, playDuration }) => isReported(playDuration) && !underway.has(id));

/**
 * Reports plays that are long enough; they are deleted from the device once the provider has them, and without a report
 * while statistics are off.
 */
export async function reportRecords(records: readonly VideoPlayRecord[]): Promise<void> {
  if (areStatisticsOff()) {
    keep([]);
    return;
  }
  const reports = reportable(records);
  if (reports.length === 0) return;
  for (const { id } of reports) underway.add(id);
  try {
    await request(ENDPOINT, { records: reports }, { neverCancel: true, failure: 'background' });
    keep(without(reports));
  } catch {
    // They stay stored for the next app start.
  } finally {
    for (const { id } of reports) underway.delete(id);
  }
}

/** At app start: reports what an earlier run could not. Drops plays too short to report, which cannot grow any more. */
export function sendStoredRecords(): void {
  const records = retained();
  if (records.length === 0) return;
  keep(records.filter(({ playDuration }) => isReported(playDuration)));
  void reportRecords(records);
}

/**
 * Called when a video or the app is left: sends all records. While the app goes on they are of the session's user; at its
 * end only a report without a token is sure to go out, in which the provider could not believe a user: the id is empty.
 */
export function leaveWithRecords(isEnding: boolean): void {
  if (!isEnding) {
    void reportRecords(retained());
    return;
  }
  // A report still underway may be cut off; its plays stay stored with their user, for the next start.
  const reports = reportable(retained());
  if (reports.length === 0) return;
  const records = reports.map((record) => ({ ...record, userId: '' }));
  if (postLeaving(ENDPOINT.slice('POST '.length), { records })) keep(without(reports));
}
