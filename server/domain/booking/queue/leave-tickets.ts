import { sql } from 'kysely';
import { endHold } from '../submission/holds/end-hold';
import type { FreedRow } from '../submission/holds/end-hold-statement';
import type { Db } from '../../../db/database';

/** A user's family member. */
interface TicketPerson {
  readonly linkmanId: string;
  readonly userId: string;
}

/** The open tickets `t` that somebody is on; found through the few releases that have not ended. */
const runningTickets = ({ linkmanId, userId }: TicketPerson) => sql`
  releases r
  join release_tickets t on t.release_id = r.id and t.user_id = ${userId} and t.state in ('waiting', 'admitted')
  join release_people p on p.ticket_id = t.id and p.linkman_id = ${linkmanId} and r.state <> 'ended'`;

/** Ends form holds with more places than their ticket has without that person. */
async function endHolds(trx: Db, person: TicketPerson, now: number): Promise<FreedRow[]> {
  const { rows } = await sql<{ id: string }>`
    select h.id from ${runningTickets(person)}
    join slots s on s.release_id = r.id
    join holds h on h.slot_id = s.id and h.user_id = t.user_id and h.kind = 'form' and h.ended_at is null
    where t.state = 'admitted'
    group by h.id, t.id
    having sum(h.places) > least(t.places, t.people - 1)
    order by h.id`.execute(trx);
  const freed: FreedRow[] = [];
  for (const { id } of rows)
    freed.push(...(await endHold(trx, { holdId: id, userId: person.userId, now })));
  return freed;
}

/**
 * Removes somebody from the account's open tickets: the others on a ticket keep its position, a ticket without people
 * is given up, and its admission passes to the next. Within a transaction; slots are locked before tickets and those
 * before people, as in a booking.
 * @returns rows for `holds.noteFreed` once the transaction is committed
 */
export async function leaveTickets(
  trx: Db,
  person: TicketPerson,
  now: number,
): Promise<readonly FreedRow[]> {
  const freed = await endHolds(trx, person, now);
  await sql`
    with mine as materialized (
      select t.id, t.people, t.places from ${runningTickets(person)} order by t.id for update of t
    ), gone as (
      delete from release_people p using mine m
      where p.ticket_id = m.id and p.linkman_id = ${person.linkmanId} and m.people > 1
    )
    update release_tickets t
    set state = case when m.people = 1 then 'left' else t.state end,
      ended_at = case when m.people = 1 then ${new Date(now)}::timestamptz end,
      people = greatest(m.people - 1, 1),
      places = case when m.places is not null then least(m.places, greatest(m.people - 1, 1)) end
    from mine m where t.id = m.id`.execute(trx);
  return freed;
}

/** How many tickets end with somebody's removal, and how many the others on them keep. */
export async function ticketsOf(
  db: Db,
  person: TicketPerson,
  now: number,
): Promise<{ readonly tickets: number; readonly sharedTickets: number }> {
  const { rows } = await sql<{ tickets: number; shared: number }>`
    select count(*) filter (where t.people = 1)::integer as tickets,
      count(*) filter (where t.people > 1)::integer as shared
    from ${runningTickets(person)}
    where t.state = 'waiting' or t.admitted_until > ${new Date(now)}`.execute(db);
  const [row] = rows;
  return { tickets: row?.tickets ?? 0, sharedTickets: row?.shared ?? 0 };
}

/** Ends an account's ticket of a release, with everybody on it. @returns whether there was one */
export async function leaveQueue(
  trx: Db,
  releaseId: string,
  userId: string,
  now: number,
): Promise<boolean> {
  const left = await trx
    .updateTable('release_tickets')
    .set({ state: 'left', ended_at: new Date(now) })
    .where('release_id', '=', releaseId)
    .where('user_id', '=', userId)
    .where('state', 'in', ['waiting', 'admitted'])
    .executeTakeFirst();
  return left.numUpdatedRows > 0n;
}
