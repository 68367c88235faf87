import type { Site } from '@contract/desk/dose-detail-rules';
import type { Db } from '../../../db/database';

/** What is recorded of a dose besides its lot; null where it is not entered. */
export interface DoseDetails {
  /** `YYYY-MM-DD`, the last valid day. */
  readonly expiry: string | null;
  readonly site: Site | null;
  /** Of the smallest pack; the empty text where it is not entered. */
  readonly packCode: string;
}

/** Records the details of a dose, instead of those that were entered before. */
export async function saveDoseDetails(
  db: Db,
  orderId: string,
  { expiry, site, packCode }: DoseDetails,
): Promise<void> {
  const values = { expiry, site, pack_code: packCode };
  await db
    .insertInto('dose_details')
    .values({ order_id: orderId, ...values })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(values))
    .execute();
}
