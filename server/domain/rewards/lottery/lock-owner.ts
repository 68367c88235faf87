import { sql } from 'kysely';
import type { Db } from '../../../db/database';

/**
 * Locks the account of a ticket's owner until the transaction ends, where there still is one. Deleting an account locks
 * its row first and its prizes then, so whoever changes a prize and writes to its owner does it in this order too.
 */
export const lockOwner = async (trx: Db, ticketId: string): Promise<void> => {
  await sql`select from lottery_ticket_owners o join users u on u.id = o.user_id
    where o.ticket_id = ${ticketId} for key share of u`.execute(trx);
};
