import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { allowLongStatements } from '../../db/long-statements';
import { rankTickets } from './lottery';

/**
 * Draws the lottery of a release that is due: everybody present gets a position in one transaction, or nobody does. The
 * first process that gets the lock does it; the others find it done.
 * @returns whether this call did
 */
export function runLottery(db: Db, releaseId: string, now: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const release = await trx
      .selectFrom('releases')
      .select(['seed', 'release_at'])
      .where('id', '=', releaseId)
      .where('state', '=', 'announced')
      .where('release_at', '<=', new Date(now))
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!release) return false;
    // One statement for all: hundreds of thousands of tickets take longer than a call may.
    await allowLongStatements(trx);
    const { rows: tickets } = await sql<{ id: string; entered_at: Date; lots: string[] }>`
      select t.id, t.entered_at, array_agg(distinct p.lot) as lots
      from release_tickets t join release_people p on p.ticket_id = t.id
      where t.release_id = ${releaseId} and t.state = 'waiting'
      group by t.id`.execute(trx);
    const standing = tickets.map(({ id, entered_at, lots }) => ({
      id,
      enteredAt: entered_at.getTime(),
      lots,
    }));
    const { drawn, late } = rankTickets(release.seed, standing, release.release_at.getTime());
    await sql`
      update release_tickets t set position = a.position::integer, lot = a.lot
      from unnest(${[...drawn.map(({ id }) => id), ...late]}::text[], ${drawn.map(({ lot }) => lot)}::text[])
        with ordinality as a (id, lot, position)
      where t.id = a.id`.execute(trx);
    await trx
      .updateTable('releases')
      .set({
        state: 'open',
        drawn_at: new Date(now),
        present: drawn.length,
        last_position: standing.length,
      })
      .where('id', '=', releaseId)
      .execute();
    return true;
  });
}
