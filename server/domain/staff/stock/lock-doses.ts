import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../db/database';

/**
 * SQL: locks what may still be booked of limited products, in the order of its key. Before their lots: recording a dose locks the
 * order, this and then the lot, and whoever changes a lot changes this as well.
 * @param where condition on a row `d`
 */
export const lockDosesWhere = (where: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select d.product_id from remaining_doses d where ${where} order by d.depa_code, d.product_id for no key update`;

/** {@link lockDosesWhere} of one product of a clinic. */
export async function lockDoses(
  trx: Db,
  { depaCode, productId }: { readonly depaCode: string; readonly productId: string },
): Promise<void> {
  await lockDosesWhere(sql`d.depa_code = ${depaCode} and d.product_id = ${productId}`).execute(trx);
}
