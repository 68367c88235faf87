import type { Database } from '../../../../server/db/database';
import { CLINIC, PRODUCT, WOMENS_PRODUCT } from './booking-world';

/** Puts a clinic's products into one group, which has the first one's slots. */
export const shareSlots = (
  { pool }: Pick<Database, 'pool'>,
  productIds: readonly string[] = [PRODUCT, WOMENS_PRODUCT],
  depaCode = CLINIC,
) =>
  pool.query(
    'update slot_group_products set group_code = $2 where depa_code = $1 and product_id = any($3)',
    [depaCode, productIds[0], productIds],
  );

/** Takes a product of the first clinic out of its group, into one of its own. */
export const leaveSlots = ({ pool }: Pick<Database, 'pool'>, productId: string) =>
  pool.query(
    'update slot_group_products set group_code = product_id where depa_code = $1 and product_id = $2',
    [CLINIC, productId],
  );
