import { sql } from 'kysely';
import type { ParsedInputOf } from '@contract/endpoints';
import { allowedAttributes, EVENTS } from '@contract/telemetry/event-rules';
import type { EventBatch, VideoPlayRecord } from '@contract/telemetry/endpoints';
import type { Db } from '../../db/database';
import { DAY } from '../../kernel/clock';
import { mayCountOf } from '../consents/statistics';

/** ms; an event time further ahead than this is replaced by the time of receipt. */
const CLOCK_SLACK = DAY;

const believed = (time: number, now: number): Date =>
  new Date(time > 0 && time < now + CLOCK_SLACK ? time : now);

const inMs = (seconds: number): number => Math.round(seconds * 1_000);

/** Stores a batch. The attributes are filtered by the allow-list here as well, whatever the client. */
export async function saveEvents(db: Db, batch: EventBatch, now: number): Promise<void> {
  const { run, version, platform } = batch;
  const existing = batch.events.filter(({ id, name }) => EVENTS[name].id === id);
  if (existing.length === 0) return;
  const rows = existing.map(({ id, name, time, attributes }) => ({
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

/**
 * Stores plays; none of an account without the consent to statistics, in the same statement: a withdrawal deletes what it finds. A play
 * that is reported again, longer, replaces the shorter one.
 */
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
    attributes: record.attributes,
  }));
  await sql`
    insert into video_plays
      (id, user_id, video_id, video_ms, played_ms, started_at, received_at, attributes)
    select id, user_id, video_id, video_ms, played_ms, started_at, ${new Date(now)}, attributes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as play (id text, user_id text,
      video_id text, video_ms int, played_ms int, started_at timestamptz, attributes jsonb)
    where ${mayCountOf(userId)}
    on conflict (id) do update
    set played_ms = excluded.played_ms, attributes = excluded.attributes
    where video_plays.video_id = excluded.video_id and video_plays.played_ms < excluded.played_ms`.execute(
    db,
  );
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
