import { sql } from 'kysely';
import type { SearchItem, SearchKind } from '@contract/search/endpoints';
import type { Database } from '../../../db/database';
import { runPrepared } from '../../../db/prepared';
import { isOffered } from '../../../db/is-offered';
import type { createSearch } from './search';
import type { Asked } from './search';
import type { Tokens } from './candidates';

type Found = ReadonlyMap<SearchKind, readonly SearchItem[]>;
type Find = ReturnType<typeof createSearch>;

/** Two characters or more, not a number: anything shorter is in the address of some clinic. */
const namesLocation = (tokens: Tokens): boolean =>
  tokens.every((token) => Array.from(token).length > 1 && !/^\d+$/.test(token));

/** Ways of reading words as a vaccine and a place: `hpv 北京`, `北京 hpv`. */
export function readings(tokens: Tokens): readonly { vaccine: Tokens; location: Tokens }[] {
  return tokens
    .slice(1)
    .flatMap((_, index) => {
      const [head, tail] = [tokens.slice(0, index + 1), tokens.slice(index + 1)];
      return [
        { vaccine: head, location: tail },
        { vaccine: tail, location: head },
      ];
    })
    .filter(({ location }) => namesLocation(location));
}

/** Of some clinics, those that offer one of the products. */
async function offering(
  database: Database,
  clinics: readonly SearchItem[],
  vaccines: readonly SearchItem[],
): Promise<readonly SearchItem[]> {
  const rows = await runPrepared<{ depa_code: string }>(
    database,
    sql`select distinct o.depa_code from clinic_products o
      where o.depa_code = any(${clinics.map(({ id }) => id)})
        and o.product_id = any(${vaccines.map(({ id }) => id)}) and ${isOffered('o')}`,
  );
  const withProduct = new Set(rows.map(({ depa_code }) => depa_code));
  return clinics.filter(({ id }) => withProduct.has(id));
}

/**
 * Finds a vaccine and the clinics of a place that offer it, for words of which no single entry has all.
 * @returns empty where no reading of the words has both
 */
export async function findVaccineAndLocation(
  database: Database,
  find: Find,
  asked: Asked,
): Promise<Found> {
  for (const { vaccine, location } of readings(asked.tokens)) {
    const vaccines = (await find({ ...asked, tokens: vaccine }, ['vaccine'])).get('vaccine') ?? [];
    if (vaccines.length === 0) continue;
    const near = (await find({ ...asked, tokens: location }, ['clinic'])).get('clinic') ?? [];
    const clinics = near.length === 0 ? [] : await offering(database, near, vaccines);
    if (clinics.length > 0)
      return new Map<SearchKind, readonly SearchItem[]>([
        ['vaccine', vaccines],
        ['clinic', clinics],
      ]);
  }
  return new Map();
}
