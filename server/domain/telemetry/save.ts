import type { ParsedInputOf } from '@contract/endpoints';
import { allowedAttributes, EVENTS } from '@contract/telemetry/event-rules';
import type { EventBatch, VideoPlayRecord } from '@contract/telemetry/endpoints';
import type { Db } from '../../db/database';
import { DAY } from '../../kernel/clock';

/** ms; an event time further ahead than this is replaced by the time of receipt. */
const CLOCK_SLACK = DAY;

const believed = (time: number, now: number): Date =>
  new Date(time > 0 && time < now + CLOCK_SLACK ? time : now);

const inMs = (seconds: number): number => Math.round(seconds * 1_000);

/** Stores a batch. The attributes are filtered by the allow-list here as well, whatever the client. */
export async function saveEvents(db: Db, batch: EventBatch, now: number): Promise<void> {
  const { run, version, platform } = batch;
  const known = batch.events.filter(({ id, name }) => EVENTS[name].id === id);
  if (known.length === 0) return;
  const rows = known.map(({ id, name, time, attributes }) => ({
    event_id: id,
    name,
    run,
    version,
    platform,
    happened_at: believed(time, now),
    received_at: new Date(now),
    attributes: JSON.stringify(allowedAttributes(name, attributes)),
  }));
  await db.insertInto('telemetry_events').values(rows).execute();
}

/** Stores plays. A play that is reported again, longer, replaces the shorter one. */
export async function savePlays(
  db: Db,
  records: readonly VideoPlayRecord[],
  userId: string | null,
  now: number,
): Promise<void> {
  const newest = new Map(records.map((record) => [record.id, record]));
  const rows = [...newest.values()].map((record) => ({
    id: record.id,
    user_id: record.userId === userId ? userId : null,
    video_id: record.videoId,
    video_ms: inMs(record.videoDuration),
    played_ms: inMs(record.playDuration),
    started_at: believed(record.startTime, now),
    received_at: new Date(now),
    attributes: JSON.stringify(record.attributes),
  }));
  await db
    .insertInto('video_plays')
    .values(rows)
    .onConflict((same) =>
      same
        .column('id')
        .doUpdateSet((row) => ({
          played_ms: row.ref('excluded.played_ms'),
          attributes: row.ref('excluded.attributes'),
        }))
        .whereRef('video_plays.video_id', '=', 'excluded.video_id')
        .whereRef('video_plays.played_ms', '<', 'excluded.played_ms'),
    )
    .execute();
}

/** Stores a visit of a page; a repeated report is stored once. */
export async function savePageVisit(
  db: Db,
  { id, duration, data }: ParsedInputOf<'POST /analytics/pageVisit/report.do'>,
  now: number,
): Promise<void> {
  await db
    .insertInto('page_visits')
    .values({ id, route: data.route, duration_seconds: duration, received_at: new Date(now) })
    .onConflict((same) => same.doNothing())
    .execute();
}
