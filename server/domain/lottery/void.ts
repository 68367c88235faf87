import { VALUE_DAYS, valueTime } from '@contract/lottery/lottery-rules';
import type { Db } from '../../db/database';
import { DAY } from '../../kernel/clock';
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

/** Returns the beans of one ticket of a void activity to its owner. @param now ms @returns whether there was one */
export async function returnBeans(db: Db, now: number): Promise<boolean> {
  const due = await db
    .selectFrom('lottery_ticket_owners as o')
    .innerJoin('lottery_activities as a', 'a.id', 'o.activity_id')
    .select(['o.ticket_id', 'o.user_id', 'o.activity_id', 'o.bean_entry_id'])
    .where('a.void_at', 'is not', null)
    .where('o.bean_entry_id', 'is not', null)
    .orderBy('o.ticket_id')
    .executeTakeFirst();
  if (!due?.bean_entry_id) return false;
  const { ticket_id: ticketId, user_id: userId, bean_entry_id: entryId } = due;
  await db.transaction().execute(async (trx) => {
    // A repetition by another process returns nothing more: an entry is refunded once.
    await refundBeans(trx, { userId, entryId, beans: null }, now);
    await trx
      .updateTable('lottery_ticket_owners')
      .set({ bean_entry_id: null })
      .where('ticket_id', '=', ticketId)
      .execute();
    const { title } = await findActivity(trx, due.activity_id);
    await notifyOwner(
      trx,
      ticketId,
      { kind: 'lotteryVoid', activityId: due.activity_id, title },
      now,
    );
  });
  return true;
}
