import { sql } from 'kysely';
import type { IsDue } from '../../../kernel/jobs';
import { VALUE_DAYS, valueTime } from '@contract/lottery/lottery-rules';
import type { Db } from '../../../db/database';
import { DAY } from '../../../kernel/clock';
import { refundBeans } from '../beans/refund';
import { findActivity } from './activity';
import type { Activity } from './activity';
import { notifyOwner } from './prize-messages';

/**
 * Ends an activity whose public value could not be had for seven days, as its rules say. @param now ms
 * @returns whether this call did
 */
export async function voidActivity(db: Db, activity: Activity, now: number): Promise<boolean> {
  const { id, draw_at: drawAt, closed_at: closedAt } = activity;
  if (!closedAt) return false;
  if (now < valueTime(drawAt.getTime(), closedAt.getTime()) + VALUE_DAYS * DAY) return false;
  const ended = await db
    .updateTable('lottery_activities')
    .set({ void_at: new Date(now) })
    .where('id', '=', id)
    .where('public_value', 'is', null)
    .where('drawn_at', 'is', null)
    .where('void_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** A ticket of a void activity whose beans are to be returned. */
export interface DueReturn {
  readonly ticketId: string;
  readonly activityId: string;
  readonly userId: string;
  readonly entryId: string;
}

/** The next of them. @param except tickets that are left out */
export async function nextReturn(db: Db, except: readonly string[]): Promise<DueReturn | null> {
  const due = await db
    .selectFrom('lottery_ticket_owners as o')
    .innerJoin('lottery_activities as a', 'a.id', 'o.activity_id')
    .select(['o.ticket_id', 'o.user_id', 'o.activity_id', 'o.bean_entry_id'])
    .where('a.void_at', 'is not', null)
    .where('o.bean_entry_id', 'is not', null)
    .$if(except.length > 0, (query) => query.where('o.ticket_id', 'not in', [...except]))
    .orderBy('o.ticket_id')
    .limit(1)
    .executeTakeFirst();
  if (!due?.bean_entry_id) return null;
  return {
    ticketId: due.ticket_id,
    activityId: due.activity_id,
    userId: due.user_id,
    entryId: due.bean_entry_id,
  };
}

/** Returns the beans of a ticket to its owner. @param now ms */
export const returnBeans = (
  db: Db,
  { ticketId, activityId, userId, entryId }: DueReturn,
  now: number,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // A repetition by another process returns nothing more: an entry is refunded once.
    await refundBeans(trx, { userId, entryId, beans: null }, now);
    await trx
      .updateTable('lottery_ticket_owners')
      .set({ bean_entry_id: null })
      .where('ticket_id', '=', ticketId)
      .execute();
    const { title } = await findActivity(trx, activityId);
    await notifyOwner(trx, ticketId, { kind: 'lotteryVoid', activityId, title }, now);
  });

/** Whether {@link nextReturn} finds a ticket. */
export const areReturnsDue: IsDue = () => sql`exists (
  select from lottery_ticket_owners o join lottery_activities a on a.id = o.activity_id
  where a.void_at is not null and o.bean_entry_id is not null)`;
