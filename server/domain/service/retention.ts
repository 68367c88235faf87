import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { DAY } from '../../kernel/clock';

/** ms that a closed conversation stays. */
export const KEEP_CLOSED = 365 * DAY;
const BATCH = 200;

/** Deletes conversations that were closed a year ago, with their messages. @param now ms @returns whether there may be more */
export async function sweepConversations(db: Db, now: number): Promise<boolean> {
  const { numAffectedRows = 0n } =
    await sql`delete from service_conversations where id = any (array(
    select id from service_conversations where state = 'closed' and closed_at < ${new Date(now - KEEP_CLOSED)}
    limit ${BATCH}))`.execute(db);
  return numAffectedRows >= BATCH;
}
