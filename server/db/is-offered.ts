import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Names that queries give the tables whose rows can be retired: departments, clinic_products and products. */
type Alias = 'd' | 'o' | 'p' | 'products';

/**
 * SQL condition: a clinic `d`, a product of a clinic `o` or a product `p` is in the catalogue. What was taken out of it and
 * that appointments or records point at is retired: lists, search and bookings leave it out, and only they. A retired
 * clinic is offline and a retired product of a clinic out of stock as well (0176_retired.sql), so that a query which asks
 * for those needs not ask for this.
 */
export const isOffered = (alias: Alias): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.retired_at`)} is null`;
