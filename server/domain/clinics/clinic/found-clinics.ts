import { sql } from 'kysely';
import type { Database } from '../../../db/database';
import { runPrepared } from '../../../db/prepared';
import { foundIn } from '../../../search/found-in';
import { tokensOf } from '../../../search/tokens';
import { understand } from '../../../search/understanding/understanding';
import { Cache } from '../../../kernel/cache';
import { isOffered } from '../../../db/is-offered';
import { inRegion } from '../../../shared/geo/in-region';
import type { ClinicFilter } from './clinic-filter';
import { createCatalogueWords } from '../search/catalogue-words';

/** ms; the search index changes by hand. */
const LIFETIME = { fresh: 10_000, usable: 30_000 };
const MOST_CODES = 100_000;

/** SQL: codes of a region's clinics that match the typed text. */
export const foundInRegion = (regionCode: string, typed: string) => sql<{ depa_code: string }>`
  select d.depa_code from departments d
  where ${inRegion(regionCode)} and ${foundIn('clinic', sql`d.depa_code`, typed)}`;

/** SQL: a region's clinics that have a vaccine which the typed text finds, with the products that it finds. */
const withFoundVaccine = (regionCode: string, typed: string) => sql<{
  depa_code: string;
  product_ids: readonly string[];
}>`
  with found as materialized (
    select array(select p.id from products p where ${foundIn('vaccine', sql`p.id`, typed)}) as ids
  )
  select d.depa_code, found.ids as product_ids from departments d cross join found
  where ${inRegion(regionCode)} and exists (
    select from clinic_products o where o.depa_code = d.depa_code and ${isOffered('o')} and o.product_id = any(found.ids)
  )`;

/** Clinics that a word finds. */
export interface FoundClinics {
  readonly codes: ReadonlySet<string>;
  /** Where they were found by their vaccines: these. Null: by name or street, so that all of their vaccines count. */
  readonly products: ClinicFilter;
}

const NOTHING: FoundClinics = { codes: new Set(), products: null };

/** What several words found. */
const union = (all: readonly FoundClinics[]): FoundClinics => {
  const some = all.filter(({ codes }) => codes.size > 0);
  const isByVaccine = some.every(({ products }) => products !== null);
  return {
    codes: new Set(some.flatMap(({ codes }) => [...codes])),
    products: isByVaccine ? new Set(some.flatMap(({ products }) => [...(products ?? [])])) : null,
  };
};

/**
 * Finds the clinics of a region by a word, once for all readers who type it: by name and street, else, because people search
 * for a vaccine among clinics too, those that have it; else by what is understood of the word, as the search does.
 */
export function createFoundClinics(database: Database) {
  const cached = new Cache<string, FoundClinics>({
    ...LIFETIME,
    limit: MOST_CODES,
    weigh: ({ codes }) => codes.size + 1,
  });
  const wordsOf = createCatalogueWords(database);
  const withWord = async (regionCode: string, word: string): Promise<FoundClinics> => {
    const named = await runPrepared(database, foundInRegion(regionCode, word));
    if (named.length > 0)
      return { codes: new Set(named.map(({ depa_code }) => depa_code)), products: null };
    const having = await runPrepared(database, withFoundVaccine(regionCode, word));
    return {
      codes: new Set(having.map(({ depa_code }) => depa_code)),
      products: new Set(having[0]?.product_ids),
    };
  };
  const asUnderstood = async (regionCode: string, typed: string): Promise<FoundClinics> => {
    const searches = understand(await wordsOf(), typed)?.searches ?? [];
    const found = await Promise.all(
      searches.map((text) => withWord(regionCode, tokensOf(text).join(' '))),
    );
    return found.length > 0 ? union(found) : NOTHING;
  };
  return (regionCode: string, typed: string): Promise<FoundClinics> => {
    const word = tokensOf(typed).join(' ');
    return cached.get(`${regionCode} ${word}`, async () => {
      const found = await withWord(regionCode, word);
      return found.codes.size > 0 ? found : asUnderstood(regionCode, typed);
    });
  };
}
