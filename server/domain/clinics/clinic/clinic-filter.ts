import { sql } from 'kysely';
import type { Database } from '../../../db/database';
import { runPrepared } from '../../../db/prepared';
import { Cache } from '../../../kernel/cache';
import type { ProductsAsked } from './nearby-input';

/** Which products count for a list; null: all. */
export type ClinicFilter = ReadonlySet<string> | null;

/** ms; the catalogue changes by hand. */
const LIFETIME = { fresh: 10_000, usable: 60_000 };

const idsOf = ({ vaccineCode, zoneId }: ProductsAsked) =>
  vaccineCode
    ? sql<{ id: string }>`select id from products where vaccine_code = ${vaccineCode}`
    : sql<{
        id: string;
      }>`select jsonb_array_elements_text(product_ids) as id from zones where id = ${zoneId}`;

/** What counts for both of two lists. */
export const both = (a: ClinicFilter, b: ClinicFilter): ClinicFilter =>
  a && b ? new Set([...a].filter((id) => b.has(id))) : (a ?? b);

/** Reads the products of a vaccine and of a zone. @returns ids of those that match everything asked for */
export function createClinicFilter(database: Database) {
  const cached = new Cache<string, ReadonlySet<string>>(LIFETIME);
  const products = (asked: ProductsAsked): Promise<ReadonlySet<string>> =>
    cached.get(JSON.stringify(asked), async () => {
      const rows = await runPrepared(database, idsOf(asked));
      return new Set(rows.map(({ id }) => id));
    });
  return async ({ productId, vaccineCode, zoneId }: ProductsAsked): Promise<ClinicFilter> => {
    const [ofVaccine, ofZone] = await Promise.all([
      vaccineCode ? products({ vaccineCode }) : null,
      zoneId ? products({ zoneId }) : null,
    ]);
    return both(both(productId ? new Set([productId]) : null, ofVaccine), ofZone);
  };
}
