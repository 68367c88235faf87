import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * SQL: total price of one dose, cents, of a row with both parts of its price (a clinic product, an order). The same
 * rule as `allIn` of the contract. @param alias of the row
 */
export const allInSql = (alias: string): string =>
  `(${alias}.price_cents + ${alias}.service_fee_cents)`;

/** {@link allInSql} for Kysely's `sql`. */
export const allInOf = (alias: string): RawBuilder<number> => sql.raw(allInSql(alias));
