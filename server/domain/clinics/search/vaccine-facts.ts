import { sql } from 'kysely';
import type { SearchItem } from '@contract/search/endpoints';
import type { Database } from '../../../db/database';
import { isOffered } from '../../../db/is-offered';
import { runPrepared } from '../../../db/prepared';
import { Cache } from '../../../kernel/cache';
import { inLanguage } from '../../../kernel/language';
import type { Bilingual, Language } from '../../../kernel/language';
import { fitOf, joined } from '../../../search/fit';
import type { Ages } from '../../../search/understanding/meanings';
import { readingsOf } from '../../../search/units';
import { ageText } from '../../../shared/catalogue/age-text';
import type { Tokens } from './candidates';
import { LIFETIME } from './lifetime';

interface Row {
  readonly id: string;
  readonly short_name: Bilingual;
  readonly min_age_days: number;
  readonly max_age_days: number | null;
}

type Facts = ReadonlyMap<string, Row>;

async function factsIn(database: Database): Promise<Facts> {
  const rows = await runPrepared<Row>(
    database,
    sql`select p.id, p.short_name, p.min_age_days, p.max_age_days from products p where ${isOffered('p')}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const DAYS_IN_YEAR = 365.25;

/** Whether a product is for somebody of these ages. */
const isFor = ({ min_age_days: least, max_age_days: most }: Row, [from, before]: Ages): boolean =>
  least < before * DAYS_IN_YEAR && (most === null || most >= from * DAYS_IN_YEAR);

/** What the search knows of each vaccine, read once for everybody. */
export function createVaccineFacts(database: Database) {
  const cached = new Cache<'facts', Facts>(LIFETIME);
  const read = () => cached.get('facts', () => factsIn(database));
  return {
    /** Of vaccines that were found, those for somebody of some ages first, each as they were among themselves. */
    async forAges(items: readonly SearchItem[], ages: Ages): Promise<SearchItem[]> {
      const facts = await read();
      const isFirst = ({ id }: SearchItem): boolean => {
        const row = facts.get(id);
        return row !== undefined && isFor(row, ages);
      };
      return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))];
    },
    /** Adds to vaccines that were found what a row of them says: the name that people use, and for which ages. */
    async withFacts(
      items: readonly SearchItem[],
      tokens: Tokens,
      language: Language,
    ): Promise<SearchItem[]> {
      if (!items.some(({ kind }) => kind === 'vaccine')) return [...items];
      const facts = await read();
      return items.map((item) => {
        const row = item.kind === 'vaccine' ? facts.get(item.id) : undefined;
        if (!row) return item;
        const shortName = inLanguage(row.short_name, language);
        const fits = tokens.flatMap(
          (token) => fitOf(token, { text: shortName, readings: () => readingsOf(shortName) }) ?? [],
        );
        return {
          ...item,
          vaccine: {
            shortName,
            shortNameRanges: joined(fits.map(({ range }) => range)),
            ageText: ageText(row.min_age_days, row.max_age_days, language),
          },
        };
      });
    },
  };
}
