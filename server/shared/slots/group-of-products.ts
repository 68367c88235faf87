import { compareText } from '@contract/text/order-rules';

/** What is between the products of a group in catalogue files. */
export const SHARES_WITH = '|';

/** How catalogue files name products that share slots: their ids in order, `a|b`. */
export const groupOfProducts = (productIds: readonly string[]): string =>
  productIds.length === 1
    ? (productIds[0] ?? '')
    : [...productIds].sort(compareText).join(SHARES_WITH);

/** The ids of products that a group was named by. */
export const productsOfGroup = (group: string): readonly string[] => group.split(SHARES_WITH);
