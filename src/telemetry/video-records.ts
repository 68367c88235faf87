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

/** Reports plays that are long enough; they are deleted from the device once the provider has them. */
export async function reportRecords(records: readonly VideoPlayRecord[]): Promise<void> {
  const reports = records.filter(({ playDuration }) => isReported(playDuration));
  if (reports.length === 0) return;
  try {
    await request(ENDPOINT, { records: reports }, { neverCancel: true, failure: 'background' });
    keep(without(reports));
  } catch {
    // They stay stored for the next app start.
  }
}

/** At app start: reports what an earlier run could not. Drops plays too short to report, which cannot grow any more. */
export function sendStoredRecords(): void {
  const records = retained();
  if (records.length === 0) return;
  keep(records.filter(({ playDuration }) => isReported(playDuration)));
  void reportRecords(records);
}

/** Called when the app is left: sends all records. */
export function leaveWithRecords(): void {
  const reports = retained().filter(({ playDuration }) => isReported(playDuration));
  if (reports.length === 0) return;
  // Sent without a token, so the user cannot be verified: leaves the user id empty.
  const records = reports.map((record) => ({ ...record, userId: '' }));
  if (postLeaving(ENDPOINT.slice('POST '.length), { records })) keep(without(reports));
}
