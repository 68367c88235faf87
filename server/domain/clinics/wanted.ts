import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { runPrepared } from '../../db/prepared';
import { KeptValues } from '../../kernel/kept-values';
import type { OffersAsked } from './nearby-input';

/** Which products count for a list; null: all. */
export type Wanted = ReadonlySet<string> | null;

/** ms; the catalogue changes by hand. */
const LIFETIME = { fresh: 10_000, usable: 60_000 };

const idsOf = ({ vaccineCode, zoneId }: OffersAsked) =>
  vaccineCode
    ? sql<{ id: string }>`select id from products where vaccine_code = ${vaccineCode}`
    : sql<{
        id: string;
      }>`select jsonb_array_elements_text(product_ids) as id from zones where id = ${zoneId}`;

const both = (a: Wanted, b: Wanted): Wanted =>
  a && b ? new Set([...a].filter((id) => b.has(id))) : (a ?? b);

/** Knows the products of a vaccine and of a zone. @returns those that fulfil all that is asked */
export function createWanted(database: Database) {
  const kept = new KeptValues<ReadonlySet<string>>(LIFETIME);
  const known = (asked: OffersAsked): Promise<ReadonlySet<string>> =>
    kept.get(JSON.stringify(asked), async () => {
      const rows = await runPrepared(database, idsOf(asked));
      return new Set(rows.map(({ id }) => id));
    });
  return async ({ productId, vaccineCode, zoneId }: OffersAsked): Promise<Wanted> => {
    const [ofVaccine, ofZone] = await Promise.all([
      vaccineCode ? known({ vaccineCode }) : null,
      zoneId ? known({ zoneId }) : null,
    ]);
    return both(both(productId ? new Set([productId]) : null, ofVaccine), ofZone);
  };
}
