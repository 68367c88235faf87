import type { Database } from '../../../db/database';
import { entriesAsText, matcherOf } from '../../../search/tokens';
import { Cache } from '../../../kernel/cache';
import { clinicsOfCity } from './candidates';
import type { ClinicCandidate, ClinicDocument, Tokens } from './candidates';
import { Compared } from './compared';
import { LIFETIME } from './lifetime';

/** Clinics in memory with their index entries, some 3 KB each: enough for the whole country. */
const MOST_DOCUMENTS = 25_000;
/** Comparisons in memory, some 0.1 KB each. */
const MOST_FOUND = 200_000;
/** ms; comparing the clinics with a word again is cheap. */
const FOUND_LIFETIME = { fresh: 10_000, usable: 20_000 };

const weigh = (all: readonly unknown[]): number => all.length + 1;

/**
 * Finds the clinics of a city or an area by words, in no order. They are few, and cached with their index entries: they
 * are searched in memory, with the database's rules.
 */
export function createCitySearch(database: Database) {
  const documents = new Cache<string, readonly ClinicDocument[]>({
    ...LIFETIME,
    limit: MOST_DOCUMENTS,
    weigh,
  });
  const found = new Cache<string, readonly Compared<ClinicCandidate>[]>({
    ...FOUND_LIFETIME,
    limit: MOST_FOUND,
    weigh,
  });
  const readCity = async (city: string): Promise<readonly ClinicDocument[]> => {
    const rows = await clinicsOfCity(database, city);
    return rows.map((row) => ({ ...row, entries: entriesAsText(row.entries) }));
  };
  return (tokens: Tokens, city: string): Promise<readonly Compared<ClinicCandidate>[]> =>
    found.get(JSON.stringify([tokens, city]), async () => {
      const all = await documents.get(city, () => readCity(city));
      const fits = matcherOf('clinic', tokens);
      return all.filter(({ entries }) => fits(entries)).map((each) => new Compared(each, tokens));
    });
}
