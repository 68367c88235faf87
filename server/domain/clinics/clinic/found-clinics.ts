import { sql } from 'kysely';
import type { Database } from '../../../db/database';
import { runPrepared } from '../../../db/prepared';
import { foundIn } from '../../../search/found-in';
import { tokensOf } from '../../../search/tokens';
import { understand } from '../../../search/understanding/understanding';
import { Cache } from '../../../kernel/cache';
import { isOffered } from '../../../db/is-offered';
import { inRegion } from '../../../shared/geo/in-region';
import { createCatalogueWords } from '../search/catalogue-words';

/** ms; the search index changes by hand. */
const LIFETIME = { fresh: 10_000, usable: 30_000 };
const MOST_CODES = 100_000;

/** SQL: codes of a region's clinics that match the typed text. */
export const foundInRegion = (regionCode: string, typed: string) => sql<{ depa_code: string }>`
  select d.depa_code from departments d
  where ${inRegion(regionCode)} and ${foundIn('clinic', sql`d.depa_code`, typed)}`;

/** SQL: codes of a region's clinics that have a vaccine which the typed text finds. */
const withFoundVaccine = (regionCode: string, typed: string) => sql<{ depa_code: string }>`
  select d.depa_code from departments d
  where ${inRegion(regionCode)} and exists (
    select from clinic_products o where o.depa_code = d.depa_code and ${isOffered('o')} and o.product_id = any(array(
      select p.id from products p where ${foundIn('vaccine', sql`p.id`, typed)}
    ))
  )`;

/**
 * Finds the clinics of a region by a word, once for all readers who type it: by name and street, else, because people search
 * for a vaccine among clinics too, those that have it; else by what is understood of the word, as the search does.
 */
export function createFoundClinics(database: Database) {
  const cached = new Cache<string, ReadonlySet<string>>({
    ...LIFETIME,
    limit: MOST_CODES,
    weigh: ({ size }) => size + 1,
  });
  const wordsOf = createCatalogueWords(database);
  const withWord = async (regionCode: string, word: string): Promise<string[]> => {
    const named = await runPrepared(database, foundInRegion(regionCode, word));
    const rows =
      named.length > 0 ? named : await runPrepared(database, withFoundVaccine(regionCode, word));
    return rows.map(({ depa_code }) => depa_code);
  };
  const asUnderstood = async (regionCode: string, typed: string): Promise<string[]> => {
    const searches = understand(await wordsOf(), typed)?.searches ?? [];
    const found = await Promise.all(
      searches.map((text) => withWord(regionCode, tokensOf(text).join(' '))),
    );
    return found.flat();
  };
  return (regionCode: string, typed: string): Promise<ReadonlySet<string>> => {
    const word = tokensOf(typed).join(' ');
    return cached.get(`${regionCode} ${word}`, async () => {
      const codes = await withWord(regionCode, word);
      return new Set(codes.length > 0 ? codes : await asUnderstood(regionCode, typed));
    });
  };
}
