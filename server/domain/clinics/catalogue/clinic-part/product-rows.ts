import type { ExceptionRow, ScheduleRow } from '../../../../catalogue/rows';

/** Which products a row of a schedule or an exception is of. */
type OfProducts = Pick<ScheduleRow, 'productId'> | Pick<ExceptionRow, 'productId'>;

/** The products that a row is of; empty: every product of the clinic. */
export const productsOfRow = ({ productId }: OfProducts): readonly string[] =>
  productId === null ? [] : [productId];

/** How rows name products; there are as many rows. */
export const rowsOfProducts = (
  productIds: readonly string[],
): readonly Pick<ScheduleRow, 'productId'>[] => productIds.map((productId) => ({ productId }));

/** The same of exceptions: no products are every one. */
export const rowsOfSomeProducts = (
  productIds: readonly string[],
): readonly Pick<ExceptionRow, 'productId'>[] =>
  productIds.length === 0 ? [{ productId: null }] : rowsOfProducts(productIds);
