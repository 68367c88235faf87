import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { createBatcher } from '../../../db/batcher';
import type { Db } from '../../../db/database';
import type { Tables } from '../../../db/tables';
import { accountIn, admit, nameIn, personIn } from './enter-rules';
import type {
  AdmissionCheck,
  Entered,
  Entry,
  NewTicket,
  Occupancy,
  ReleasedProduct,
} from './enter-rules';

type Trx = Transaction<Tables>;

/** Locks the releases until the end of the transaction: entries, the draw and admissions take turns. */
async function lockDoors(trx: Trx, ids: readonly string[]): Promise<Map<string, AdmissionCheck>> {
  const rows = await trx
    .selectFrom('releases as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select(['r.id', 'r.state', 'r.entry_at', 'r.last_position', 'r.draw_began_at'])
    .select(['r.product_id', 'p.vaccine_code'])
    .where('r.id', 'in', [...ids])
    .orderBy('r.id')
    .forNoKeyUpdate('r')
    .execute();
  return new Map(
    rows.map(({ id, state, entry_at, last_position, draw_began_at, ...of }) => [
      id,
      {
        id,
        product: { releaseId: id, productId: of.product_id, vaccineCode: of.vaccine_code },
        // Who enters while a draw gives its positions goes behind them.
        state: state === 'announced' && draw_began_at !== null ? 'open' : state,
        entryAt: entry_at.getTime(),
        lastPosition: last_position,
      },
    ]),
  );
}

async function findOccupancy(trx: Trx, entries: readonly Entry[]): Promise<Occupancy> {
  const accounts = await sql<{ release_id: string; user_id: string }>`
    select t.release_id, t.user_id from release_tickets t
    join unnest(${entries.map(({ releaseId }) => releaseId)}::text[], ${entries.map(({ userId }) => userId)}::text[])
      as a (release_id, user_id) on a.release_id = t.release_id and a.user_id = t.user_id
    where t.state in ('waiting', 'admitted', 'used')`.execute(trx);
  // Locked until the tickets are written: nobody on one leaves their family, takes another name or enters elsewhere in between.
  const asked = entries.flatMap(({ people }) => people);
  const members = await sql<{ id: string; name_key: string; claimant: string }>`
    select l.id, person_name_key(a.person_key, l.name) as name_key,
      case when l.proved_at is null then l.user_id else '' end as claimant from linkmen l
    join unnest(${asked.map(({ linkmanId }) => linkmanId)}::text[], ${asked.map(({ personKey }) => personKey)}::text[])
      as a (id, person_key) on a.id = l.id
    where l.deleted_at is null order by l.id for no key update of l`.execute(trx);
  const nameKeys = new Map(
    members.rows.map(({ id, name_key: nameKey, claimant }) => [id, { nameKey, claimant }]),
  );
  const people = entries.flatMap(({ releaseId, people: wanted }) =>
    wanted.map(({ linkmanId }) => ({ releaseId, nameKey: nameKeys.get(linkmanId)?.nameKey ?? '' })),
  );
  const persons = await sql<{
    release_id: string;
    name_key: string;
    claimant: string;
    lot: string;
  }>`
    select p.release_id, p.name_key, p.claimant, p.lot from release_people p
    join unnest(${people.map(({ releaseId }) => releaseId)}::text[], ${people.map(({ nameKey }) => nameKey)}::text[])
      as a (release_id, name_key) on a.release_id = p.release_id and a.name_key = p.name_key
    where p.is_open`.execute(trx);
  const queues = await sql<{ linkman_id: string; id: string; product_id: string; code: string }>`
    select p.linkman_id, r.id, r.product_id, v.vaccine_code as code from release_people p
    join release_tickets t on t.id = p.ticket_id and t.state in ('waiting', 'admitted')
    join releases r on r.id = t.release_id and r.state <> 'ended' join products v on v.id = r.product_id
    where p.linkman_id = any(${asked.map(({ linkmanId }) => linkmanId)}::text[]) order by r.id`.execute(
    trx,
  );
  const inQueues = new Map<string, ReleasedProduct[]>();
  for (const { linkman_id: linkmanId, id, product_id: productId, code } of queues.rows)
    inQueues.set(linkmanId, [
      ...(inQueues.get(linkmanId) ?? []),
      { releaseId: id, productId, vaccineCode: code },
    ]);
  return {
    members: nameKeys,
    queues: inQueues,
    accounts: new Set(accounts.rows.map((row) => accountIn(row.release_id, row.user_id))),
    people: new Set(
      persons.rows.map(({ release_id, name_key: nameKey, claimant }) =>
        personIn(release_id, { nameKey, claimant }),
      ),
    ),
    lots: new Map(persons.rows.map((row) => [nameIn(row.release_id, row.name_key), row.lot])),
  };
}

async function write(trx: Trx, made: readonly NewTicket[]): Promise<void> {
  const column = <T>(value: (ticket: NewTicket) => T): T[] => made.map(value);
  await sql`
    insert into release_tickets (id, release_id, user_id, people, position, entered_at)
    select * from unnest(
      ${column(({ entry }) => entry.ticketId)}::text[], ${column(({ entry }) => entry.releaseId)}::text[],
      ${column(({ entry }) => entry.userId)}::text[], ${column(({ entry }) => entry.people.length)}::smallint[],
      ${column(({ position }) => position)}::integer[], ${column(({ entry }) => new Date(entry.at))}::timestamptz[]
    )`.execute(trx);
  const people = made.flatMap(({ entry, people: those }) =>
    those.map((person) => ({
      ...person,
      ticketId: entry.ticketId,
      releaseId: entry.releaseId,
    })),
  );
  await sql`
    insert into release_people (ticket_id, release_id, person_key, name_key, claimant, lot, linkman_id, dose_no)
    select * from unnest(
      ${people.map(({ ticketId }) => ticketId)}::text[], ${people.map(({ releaseId }) => releaseId)}::text[],
      ${people.map(({ personKey }) => personKey)}::text[], ${people.map(({ nameKey }) => nameKey)}::text[],
      ${people.map(({ claimant }) => claimant)}::text[], ${people.map(({ lot }) => lot)}::text[],
      ${people.map(({ linkmanId }) => linkmanId)}::text[], ${people.map(({ doseNo }) => doseNo)}::smallint[]
    )`.execute(trx);
  await sql`
    update releases r set last_position = t.position from (
      select release_id, max(position) as position
      from unnest(${column(({ entry }) => entry.releaseId)}::text[], ${column(({ position }) => position)}::integer[])
        as a (release_id, position)
      where position is not null group by release_id
    ) t where r.id = t.release_id`.execute(trx);
}

/**
 * Writes entries. Those that arrive while one transaction runs are sent together as the next; the lock lets one process
 * at a time accept entries, so that nobody is in a queue twice.
 */
export function createEntrance(db: Db): (entry: Entry) => Promise<Entered> {
  return createBatcher((entries: readonly Entry[]) =>
    db.transaction().execute(async (trx) => {
      const ids = [...new Set(entries.map(({ releaseId }) => releaseId))];
      const doors = await lockDoors(trx, ids);
      const { outcomes, made } = admit(entries, doors, await findOccupancy(trx, entries));
      if (made.length > 0) await write(trx, made);
      return outcomes;
    }),
  );
}
