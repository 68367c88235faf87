import type { Db } from '../../../db/database';

/**
 * Deletes where a prize of the account is to be sent. One that has not been sent can be claimed again until its time is
 * over, and then goes to the next reserve.
 */
export const withdrawDelivery = (db: Db, userId: string, ticketId: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const prize = await trx
      .selectFrom('lottery_winners as w')
      .innerJoin('lottery_ticket_owners as o', 'o.ticket_id', 'w.ticket_id')
      .select('w.state')
      .where('w.ticket_id', '=', ticketId)
      .where('o.user_id', '=', userId)
      .forUpdate('w')
      .executeTakeFirst();
    if (!prize) return;
    await trx
      .deleteFrom('lottery_deliveries')
      .where('ticket_id', '=', ticketId)
      .where('user_id', '=', userId)
      .execute();
    if (prize.state !== 'claimed') return;
    await trx
      .updateTable('lottery_winners')
      .set({ state: 'won', claimed_at: null })
      .where('ticket_id', '=', ticketId)
      .execute();
  });
