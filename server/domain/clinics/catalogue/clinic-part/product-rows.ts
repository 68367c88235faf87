import type { ExceptionRow, ScheduleRow } from '../../../../catalogue/rows';
import { groupOfProducts, productsOfGroup } from '../../../../shared/slots/group-of-products';

/** Which products a row of a schedule or an exception is of. */
type OfProducts = Pick<ScheduleRow, 'groupCode'> | Pick<ExceptionRow, 'groupCode'>;

/** The products that a row is of, which share their slots; empty: every product of the clinic. */
export const productsOfRow = ({ groupCode }: OfProducts): readonly string[] =>
  groupCode === null ? [] : productsOfGroup(groupCode);

/** How a row names the products that it is of. */
export const groupOfRow = (productIds: readonly string[]): Pick<ScheduleRow, 'groupCode'> => ({
  groupCode: groupOfProducts(productIds),
});

/** The same of an exception: no products are every one. */
export const groupOfException = (productIds: readonly string[]): Pick<ExceptionRow, 'groupCode'> =>
  productIds.length === 0 ? { groupCode: null } : groupOfRow(productIds);
