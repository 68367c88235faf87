import type { Db } from '../../../db/database';

/** The product of the waiting-list entry whose place a hold is; none for another kind of hold. */
export const offeredProducts = async (db: Db, holdId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('waitlist_entries')
    .select('product_id')
    .where('hold_id', '=', holdId)
    .execute();
  return rows.map(({ product_id: productId }) => productId);
};
