import { sql } from 'kysely';
import type { Selectable, Transaction } from 'kysely';
import type { Db } from '../../../db/database';
import { allowLongStatements } from '../../../db/long-statements';
import type { ReleasesTable } from '../../../db/release-tables';
import type { Tables } from '../../../db/tables';
import { drawNumber, rankQueue } from './rank-queue';

/** Positions that one step gives: some ten ms, for which entries wait. */
const POSITIONS_OF_A_STEP = 2_000;

type Trx = Transaction<Tables>;
type Release = Pick<
  Selectable<ReleasesTable>,
  'seed' | 'release_at' | 'draw_began_at' | 'positions_given' | 'present'
>;
interface Waiting {
  readonly id: string;
  readonly entered_at: Date;
  /** Those of its people, each once. */
  readonly lots: string[];
}

/** Tickets without a position, in the order in which they get one. */
interface Ranking {
  readonly ids: readonly string[];
  /** Of the first of them, which are those of the draw; the others entered between the opening and its beginning. */
  readonly lots: readonly (string | null)[];
  /** Positions given before the first of them. */
  readonly from: number;
  /** Positions given when this process last gave some; another number: somebody else goes on, from another ranking. */
  given: number;
}

/** The release under its lock, by which entries and steps of the draw take turns; none where it is not to be drawn. */
const lockDue = (trx: Trx, releaseId: string, now: number): Promise<Release | undefined> =>
  trx
    .selectFrom('releases')
    .select(['seed', 'release_at', 'draw_began_at', 'positions_given', 'present'])
    .where('id', '=', releaseId)
    .where('state', '=', 'announced')
    .where('release_at', '<=', new Date(now))
    .forNoKeyUpdate()
    .executeTakeFirst();

/** From here on who enters goes to the end: nobody comes between those who are drawn. */
const begin = (trx: Trx, releaseId: string, now: number): Promise<unknown> =>
  sql`
    update releases set draw_began_at = ${new Date(now)}, last_position = (
      select count(*)::integer from release_tickets where release_id = ${releaseId} and state = 'waiting'
    ) where id = ${releaseId}`.execute(trx);

/** Those who were given a position are drawn; whoever left before is not. */
const waiting = async (trx: Trx, releaseId: string): Promise<Waiting[]> => {
  const { rows } = await sql<Waiting>`
    select t.id, t.entered_at, array_agg(distinct p.lot) as lots
    from release_tickets t join release_people p on p.ticket_id = t.id
    where t.release_id = ${releaseId} and t.state = 'waiting' and t.position is null
    group by t.id`.execute(trx);
  return rows;
};

/** The last lot that was given a position; null where none was. */
const lastGiven = async (trx: Trx, releaseId: string): Promise<string | null> => {
  const { rows } = await sql<{ lot: string }>`
    select lot from release_tickets
    where release_id = ${releaseId} and position is not null and lot is not null
    order by position desc limit 1`.execute(trx);
  return rows[0]?.lot ?? null;
};

/**
 * @param last the lot that was given a position last. Whoever would have come before it, because somebody with a later lot
 * has left their ticket since, comes next, and has no lot in the list that is published: it stays in order.
 */
function rank(
  { seed, release_at, positions_given }: Release,
  tickets: readonly Waiting[],
  last: string | null,
): Ranking {
  const undrawn = tickets.map(({ id, entered_at, lots }) => ({
    id,
    lots,
    enteredAt: entered_at.getTime(),
  }));
  const { drawn, late } = rankQueue(seed, undrawn, release_at.getTime());
  const from = last === null ? '' : drawNumber(seed, last);
  return {
    ids: [...drawn.map(({ id }) => id), ...late],
    lots: drawn.map(({ lot }) => (drawNumber(seed, lot) < from ? null : lot)),
    from: positions_given,
    given: positions_given,
  };
}

/** Gives the next positions. @returns how many there are now */
async function give(
  trx: Trx,
  releaseId: string,
  { present, positions_given: given }: Release,
  { ids, lots, from }: Ranking,
): Promise<number> {
  const start = given - from;
  const next = ids.slice(start, start + POSITIONS_OF_A_STEP);
  const ofDraw = lots.slice(start, start + POSITIONS_OF_A_STEP);
  await sql`
    update release_tickets t set position = ${given} + a.nth::integer, lot = a.lot
    from unnest(${next}::text[], ${ofDraw}::text[]) with ordinality as a (id, lot, nth)
    where t.id = a.id and t.position is null`.execute(trx);
  const positions = given + next.length;
  await trx
    .updateTable('releases')
    .set({ positions_given: positions, present: present + ofDraw.length })
    .where('id', '=', releaseId)
    .execute();
  return positions;
}

const open = (trx: Trx, releaseId: string, now: number): Promise<unknown> =>
  trx
    .updateTable('releases')
    .set({ state: 'open', drawn_at: new Date(now) })
    .where('id', '=', releaseId)
    .execute();

/**
 * Draws the lotteries of releases that are due, in steps of a transaction each: it begins, everybody present gets a position, it opens. The
 * positions depend on the seed and the tickets alone, so that another process goes on where one has died, and processes
 * that draw at once take turns. Until it opens nobody is told a position.
 * @returns takes a step (ms); it returns whether there is another one
 */
export function createDraw(db: Db): (releaseId: string, now: number) => Promise<boolean> {
  const rankings = new Map<string, Ranking>();
  return async (releaseId, now) => {
    const ranking = rankings.get(releaseId);
    const read = await db.transaction().execute(async (trx) => {
      // Of a very long queue even the reading takes longer than a call may.
      await allowLongStatements(trx);
      const release = await lockDue(trx, releaseId, now);
      if (!release) return null;
      if (release.draw_began_at === null) await begin(trx, releaseId, now);
      if (ranking?.given !== release.positions_given)
        return {
          release,
          given: 0,
          tickets: await waiting(trx, releaseId),
          last: await lastGiven(trx, releaseId),
        };
      if (ranking.given - ranking.from < ranking.ids.length)
        return {
          release,
          given: await give(trx, releaseId, release, ranking),
          tickets: null,
          last: null,
        };
      await open(trx, releaseId, now);
      return null;
    });
    if (read === null) rankings.delete(releaseId);
    // Outside the transaction: it takes a while, for which nobody has to wait.
    else if (read.tickets) rankings.set(releaseId, rank(read.release, read.tickets, read.last));
    else if (ranking) ranking.given = read.given;
    return read !== null;
  };
}
