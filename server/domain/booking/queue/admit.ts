import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { timeOf } from '../../../kernel/clock';
import type { Db } from '../../../db/database';
import { allowLongStatements } from '../../../db/long-statements';
import type { Tables } from '../../../db/tables';
import { admissions, bookableCapacity, isServed } from './admission-rules';
import type { DoseEntry, ReleaseCapacity, ReleaseDay } from './admission-rules';

type Trx = Transaction<Tables>;

/** Tickets that one round ends for want of places: some ten ms, for which entries wait. */
const TURNED_AWAY = 2_000;

interface CapacityRow {
  readonly days: readonly ReleaseDay[];
  readonly entries: readonly DoseEntry[];
  readonly granted: number;
}

/**
 * Places of the release that are free or held by ticket holders, as far as there are doses, and those granted to admitted tickets. Forms
 * hold for a product, a dose each.
 */
export async function readCapacity(
  db: Db | Trx,
  releaseId: string,
  now: number,
): Promise<ReleaseCapacity> {
  const { rows } = await sql<CapacityRow>`
    with days as (
      select s.day, sum(s.remaining + h.places)::integer as places, sum(h.doses)::integer as held
      from slots s join releases r on r.id = s.release_id cross join lateral (
        select coalesce(sum(h.places), 0) as places, coalesce(sum(cardinality(array_positions(h.products, r.product_id))), 0) as doses
        from holds h where h.slot_id = s.id and h.kind = 'form' and h.ended_at is null
      ) h
      where s.release_id = ${releaseId} and s.closed_at is null
        and (s.day + s.end_time::time) at time zone 'Asia/Shanghai' > ${new Date(now)}
      group by s.day
    )
    select (
      select coalesce(json_agg(json_build_object('day', d.day, 'places', d.places, 'held', d.held)), '[]') from days d
    ) as days, (
      select coalesce(json_agg(json_build_object('fromDay', u.from_day, 'remaining', u.remaining) order by u.from_day), '[]')
      from releases r join remaining_doses d on d.depa_code = r.depa_code and d.product_id = r.product_id
      cross join lateral unnest(d.from_days, d.remaining) u (from_day, remaining) where r.id = ${releaseId}
    ) as entries, (
      select coalesce(sum(t.places), 0)::integer from release_tickets t
      where t.release_id = ${releaseId} and t.state = 'admitted'
    ) as granted`.execute(db);
  const [row] = rows;
  if (!row) return { left: 0, granted: 0 };
  return { left: bookableCapacity(row.days, row.entries), granted: row.granted };
}

/** Ends expired admissions. */
async function lapse(trx: Trx, releaseId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('release_tickets')
    .set({ state: 'lapsed', ended_at: new Date(now) })
    .where('release_id', '=', releaseId)
    .where('state', '=', 'admitted')
    .where('admitted_until', '<=', new Date(now))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Tells some of those who wait that no place is left, from the end of the line: should one become free between two steps, it
 * is for whoever is first. @returns whether there were any
 */
export async function turnAway(trx: Trx, releaseId: string, now: number): Promise<boolean> {
  await allowLongStatements(trx);
  const { numAffectedRows = 0n } = await sql`
    update release_tickets set state = 'soldOut', ended_at = ${new Date(now)}
    where id = any (array(
      select id from release_tickets where release_id = ${releaseId} and state = 'waiting'
      order by position desc limit ${sql.lit(TURNED_AWAY)}))
      and state = 'waiting'`.execute(trx);
  return numAffectedRows > 0n;
}

/** Ends the queue: anybody may book the remaining places. */
async function close(trx: Trx, releaseId: string, now: number): Promise<void> {
  await sql`
    with locked as materialized (
      select id from slots where release_id = ${releaseId} order by id for no key update
    )
    update slots s set drawn = false from locked l where s.id = l.id`.execute(trx);
  await trx
    .updateTable('releases')
    .set({ state: 'ended', ended_at: new Date(now) })
    .where('id', '=', releaseId)
    .execute();
}

/** Notifies those admitted, for those who have left the page. */
async function notify(trx: Trx, ids: readonly string[], now: number, until: number): Promise<void> {
  await sql`
    insert into messages (user_id, message_class, kind, params, link, dedupe_key, created_at)
    select t.user_id, 'waiting', 'turn',
      jsonb_build_object('product', p.short_name, 'clinic', d.name, 'until', ${timeOf(until)}::text),
      jsonb_build_object('page', 'release', 'query', jsonb_build_object('id', r.id)),
      'turn:' || t.id, ${new Date(now)}::timestamptz
    from release_tickets t join releases r on r.id = t.release_id
    join departments d on d.depa_code = r.depa_code join products p on p.id = r.product_id
    where t.id = any(${ids}::text[])
    on conflict (dedupe_key) do nothing`.execute(trx);
}

/** Result of a round of {@link advanceQueue}. */
export interface Moved {
  readonly admitted: number;
  readonly expired: boolean;
  readonly ended: boolean;
  /** Some were told that no place is left: the next round tells others, or ends the release. */
  readonly isEnding: boolean;
}
const NOT_MOVED: Moved = { admitted: 0, expired: false, ended: false, isEnding: false };

/**
 * Advances the queue of an open release: expired admissions end, the next tickets are admitted as places allow, and the
 * release ends once it is served, after rounds that tell those who still wait. One transaction under the release's lock, so
 * that several processes take turns.
 * @param window ms of an admission
 */
export function advanceQueue(
  db: Db,
  releaseId: string,
  now: number,
  window: number,
): Promise<Moved> {
  return db.transaction().execute(async (trx) => {
    const open = await trx
      .selectFrom('releases')
      .select('id')
      .where('id', '=', releaseId)
      .where('state', '=', 'open')
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!open) return NOT_MOVED;
    const expired = await lapse(trx, releaseId, now);
    const capacity = await readCapacity(trx, releaseId, now);
    const next = await trx
      .selectFrom('release_tickets')
      .select(['id', 'people'])
      .where('release_id', '=', releaseId)
      .where('state', '=', 'waiting')
      .orderBy('position')
      .limit(Math.max(1, capacity.left - capacity.granted))
      .execute();
    const admitted = admissions(capacity, next);
    if (admitted.length > 0) {
      // Since it was read, people may have been removed from a ticket, or the ticket may have been given up.
      const { rows } = await sql<{ id: string }>`
        update release_tickets t set state = 'admitted', places = least(a.places, t.people), admitted_at = ${new Date(now)},
          admitted_until = ${new Date(now + window)}
        from unnest(${admitted.map(({ id }) => id)}::text[], ${admitted.map((one) => one.places)}::smallint[])
          as a (id, places)
        where t.id = a.id and t.state = 'waiting'
        returning t.id`.execute(trx);
      const ids = rows.map(({ id }) => id);
      await notify(trx, ids, now, now + window);
    }
    // Bookings lock slots before tickets, so a round that updated tickets leaves the slots to the next round.
    const isOver = !expired && admitted.length === 0 && isServed(capacity, next.length);
    const isEnding = isOver && next.length > 0 && (await turnAway(trx, releaseId, now));
    const ended = isOver && !isEnding;
    if (ended) await close(trx, releaseId, now);
    return { admitted: admitted.length, expired, ended, isEnding };
  });
}
