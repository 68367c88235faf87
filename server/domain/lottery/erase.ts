import { sql } from 'kysely';
import type { Db } from '../../db/database';

/**
 * Takes an account that is being deleted out of lists of winners, in its transaction. Its tickets stay in their lists,
 * which name nobody; a prize that was not sent goes to the next reserve.
 */
export const eraseWinner = async (trx: Db, userId: string): Promise<void> => {
  await sql`
    update lottery_winners w set shown_as = '' from lottery_ticket_owners o
    where o.ticket_id = w.ticket_id and o.user_id = ${userId}`.execute(trx);
};
