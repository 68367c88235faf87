import { sql } from 'kysely';
import type { Deps } from '../../deps';
import { DAY } from '../../kernel/clock';

/** ms that events, visits and plays are stored. */
const KEEP_TELEMETRY = 90 * DAY;
/** Rows per statement, so that it ends well within the statement timeout. */
const PORTION = 5_000;

const TABLES = ['telemetry_events', 'page_visits', 'video_plays'] as const;

/** Removes telemetry older than 90 days, in portions. */
export async function sweepTelemetry({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const old = new Date(clock.now() - KEEP_TELEMETRY);
  for (const table of TABLES)
    for (let removed = PORTION; removed === PORTION;) {
      const { rows } = await sql`
        with old as (
          select id from ${sql.table(table)} where received_at < ${old} order by received_at limit ${PORTION}
        ), gone as (
          delete from ${sql.table(table)} t using old where t.id = old.id returning 1
        )
        select 1 from gone`.execute(db);
      removed = rows.length;
    }
}
