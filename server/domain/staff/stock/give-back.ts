import { sql } from 'kysely';
import type { Db } from '../../../db/database';

/** An order whose dose was not of its lot after all, and who says so. */
export interface GivenBack {
  readonly orderId: string;
  readonly staffId: string;
  /** ms. */
  readonly now: number;
}

/**
 * Puts the dose of an order back into the lot that it was taken from; nothing where it was taken from none. In the transaction
 * that has the order locked, so that it goes back once.
 */
export async function giveBack(trx: Db, { orderId, staffId, now }: GivenBack): Promise<void> {
  await sql`
    insert into lot_movements (lot_id, moved_at, kind, doses, order_id, staff_id)
    select lot_id, ${new Date(now)}, 'givenBack', 1, ${orderId}, ${staffId}
    from lot_movements where order_id = ${orderId}
    group by lot_id having sum(doses) < 0 order by lot_id`.execute(trx);
}
