import type { IsDue } from '../../../kernel/jobs';
import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import { findActivity, prizeOf } from './activity';
import { giveUnit } from './give-unit';
import { lockOwner } from './lock-owner';
import { notifyOwner } from './prize-messages';

interface Unclaimed {
  readonly activity_id: string;
  readonly ticket_id: string;
  readonly unit: number;
}

/** SQL condition on `w`: the time to claim is over, or the account was deleted before the prize was sent. */
const isUnclaimed = (now: number) => sql`(
  (w.state = 'won' and w.claim_until <= ${new Date(now)})
  or (w.state in ('won', 'claimed')
    and not exists (select from lottery_ticket_owners o where o.ticket_id = w.ticket_id)))`;

/** The first prize that nobody claims. */
const oneUnclaimed = async (trx: Db, now: number): Promise<Unclaimed | undefined> => {
  const { rows } = await sql<Unclaimed>`
    select w.activity_id, w.ticket_id, w.unit from lottery_winners w where ${isUnclaimed(now)}
    order by w.activity_id, w.position limit 1`.execute(trx);
  return rows[0];
};

/** Locks a prize. @returns whether it is still one that nobody claims */
const isStillUnclaimed = async (trx: Db, ticketId: string, now: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from lottery_winners w where w.ticket_id = ${ticketId} and ${isUnclaimed(now)} for update of w`.execute(
    trx,
  );
  return rows.length > 0;
};

/** The next reserve of an activity; null where all have moved up. */
const nextReserve = async (trx: Db, activityId: string): Promise<string | null> => {
  const { rows } = await sql<{ ticket_id: string }>`
    select ticket_id from lottery_winners where activity_id = ${activityId} and state = 'reserve'
    order by position limit 1`.execute(trx);
  return rows[0]?.ticket_id ?? null;
};

/**
 * Takes one prize back that was not claimed, and gives it to the next reserve; without one it stays with the organiser.
 * @param now ms @returns whether there was one
 */
export const forfeitOne = (db: Db, now: number): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const due = await oneUnclaimed(trx, now);
    if (!due) return false;
    const { activity_id: activityId, ticket_id: ticketId, unit } = due;
    await lockOwner(trx, ticketId);
    // Another process may have been faster; then there may be another one.
    if (!(await isStillUnclaimed(trx, ticketId, now))) return true;
    // One at a time for each activity, so that two units do not go to one reserve.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`lottery reserves ${activityId}`}, 0))`.execute(
      trx,
    );
    const activity = await findActivity(trx, activityId);
    await trx
      .updateTable('lottery_winners')
      .set({ state: 'forfeited', forfeited_at: new Date(now) })
      .where('ticket_id', '=', ticketId)
      .execute();
    const prize = prizeOf(activity.prizes, unit)?.name;
    await notifyOwner(
      trx,
      ticketId,
      { kind: 'lotteryForfeited', activityId, title: activity.title, ...(prize && { prize }) },
      now,
    );
    const reserve = await nextReserve(trx, activityId);
    if (reserve === null) return true;
    await lockOwner(trx, reserve);
    await giveUnit(trx, activity, { ticketId: reserve, unit }, now);
    return true;
  });

/** Whether {@link forfeitOne} finds a prize. */
export const arePrizesDue: IsDue = (now) => sql`exists (
  select from lottery_winners w where ${isUnclaimed(now)})`;
