import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * SQL: total price of one dose, cents, of a row with both parts of its price (a clinic product, an order). The same
 * rule as `totalPrice` of the contract. @param alias of the row
 */
export const totalPriceSql = (alias: string): string =>
  `(${alias}.price_cents + ${alias}.service_fee_cents)`;

/** {@link totalPriceSql} for Kysely's `sql`. */
export const totalPriceOf = (alias: string): RawBuilder<number> => sql.raw(totalPriceSql(alias));
