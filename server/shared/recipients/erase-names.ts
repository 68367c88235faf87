import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database';
import { isOutage } from '../../db/outage';
import { forgetRemoved, isNeeded } from './needed-names';

/** Removed members looked at in one statement, so that it ends well within the statement timeout. */
const BATCH = 1_000;

/** The member at which a look ended; the time as PostgreSQL writes it, to the microsecond. */
interface Reached {
  readonly removed: string;
  readonly id: string;
}
const START: Reached = { removed: '-infinity', id: '' };

interface Removed extends Reached {
  readonly is_due: boolean;
}

/** The next removed members, with whether no order needs their name any more. */
async function removedAfter(db: Db, { removed, id }: Reached, now: number): Promise<Removed[]> {
  const { rows } = await sql<Removed>`
    with looked as materialized (
      select id, user_id, name, deleted_at, merged_into from linkmen
      where deleted_at is not null and (deleted_at, id) > (${removed}::timestamptz, ${id}::text)
      order by deleted_at, id limit ${sql.lit(BATCH)}
    )
    select l.id, l.deleted_at::text as removed, l.name <> '' and l.merged_into is null
        and not ${isNeeded(now)} as is_due
    from looked l order by l.deleted_at, l.id`.execute(db);
  return rows;
}

/**
 * Empties what removed people are known by, where no order needs it any more, however long ago they were removed: a step
 * a call, from the first who was removed to the last, and then anew. Where one of a step fails, it is logged and the
 * others of the step are emptied without it; the next pass tries it again.
 * @returns a step; given the time (ms), it resolves with whether the pass goes on
 */
export function createNameEraser({
  db,
  log,
}: {
  readonly db: Db;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}): (now: number) => Promise<boolean> {
  let reached = START;
  const eraseOne = async (id: string, now: number): Promise<void> => {
    try {
      await forgetRemoved(db, [id], now);
    } catch (error) {
      if (isOutage(error)) throw error;
      log.error({ err: error, linkmanId: id }, 'name of a removed member');
    }
  };
  return async (now) => {
    const rows = await removedAfter(db, reached, now);
    const due = rows.filter(({ is_due }) => is_due).map(({ id }) => id);
    try {
      if (due.length > 0) await forgetRemoved(db, due, now);
    } catch (error) {
      if (isOutage(error)) throw error;
      for (const id of due) await eraseOne(id, now);
    }
    const last = rows.length === BATCH ? rows.at(-1) : undefined;
    reached = last ?? START;
    return last !== undefined;
  };
}
