import { sql } from 'kysely';
import type { OwnTickets } from '@contract/lottery/endpoints';
import type { Db } from '../../../db/database';
import { balanceOf } from '../beans/statement';
import { findActivity, stateOf } from './activity';
import type { Activity } from './activity';
import { accountHolder } from './holder';

/** Tickets that are listed. */
const MOST_LISTED = 50;

/** Tickets of a person in an activity, under whichever account. */
export async function countOfHolder(
  db: Db,
  { activityId, holder, today }: { activityId: string; holder: string; today: string },
): Promise<{ forBeans: number; freeToday: number }> {
  const { rows } = await sql<{ forBeans: number; freeToday: number }>`
    select count(*) filter (where free_day is null)::int as "forBeans",
      count(*) filter (where free_day = ${today}::date)::int as "freeToday"
    from lottery_tickets where activity_id = ${activityId} and holder = ${holder}`.execute(db);
  return rows[0] ?? { forBeans: 0, freeToday: 0 };
}

const ticketsOf = async (db: Db, activityId: string, userId: string) => {
  const own = db
    .selectFrom('lottery_ticket_owners as o')
    .where('o.user_id', '=', userId)
    .where('o.activity_id', '=', activityId);
  const rows = await own
    .innerJoin('lottery_tickets as t', 't.id', 'o.ticket_id')
    .select(['t.id', 't.free_day', 't.at'])
    .orderBy('t.at', 'desc')
    .orderBy('t.id')
    .limit(MOST_LISTED)
    .execute();
  const { count } = await own
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count: Number(count) };
};

const leftFor = ({ bean_tickets: most }: Activity, forBeans: number): number =>
  Math.max(0, most - forBeans);

/** An account's tickets of an activity, and how many more its person can have. @throws DomainError 4004 */
export async function ownTickets(
  db: Db,
  activityId: string,
  { userId, now, today }: { userId: string; now: number; today: string },
): Promise<OwnTickets> {
  const activity = await findActivity(db, activityId);
  const holder = await accountHolder(db, activity, userId);
  const isOpen = stateOf(activity, now) === 'open';
  const had = await countOfHolder(db, { activityId, holder: holder ?? '', today });
  const { rows, count } = await ticketsOf(db, activityId, userId);
  return {
    tickets: rows.map((row) => ({
      ticketId: row.id,
      source: row.free_day === null ? 'beans' : 'free',
      at: row.at.getTime(),
    })),
    count,
    freeToday: isOpen && had.freeToday === 0,
    beanTicketsLeft: isOpen ? leftFor(activity, had.forBeans) : 0,
    balance: await balanceOf(db, userId, now),
    needsPerson: holder === null,
  };
}
