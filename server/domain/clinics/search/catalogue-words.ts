import { sql } from 'kysely';
import type { Database } from '../../../db/database';
import { isOffered } from '../../../db/is-offered';
import { runPrepared } from '../../../db/prepared';
import { Cache } from '../../../kernel/cache';
import type { Bilingual } from '../../../kernel/language';
import { everydayNamesOf } from '../../../search/everyday-names';
import { namesOf } from '../../../search/names';
import { brandOf } from '../../../shared/catalogue/brand';
import { vocabularyOf } from '../../../search/understanding/vocabulary';
import type { Vocabulary } from '../../../search/understanding/vocabulary';
import { LIFETIME } from './lifetime';

interface ProductWords {
  readonly vaccine_code: string;
  readonly short_name: Bilingual;
  readonly diseases: Bilingual<readonly string[]>;
  readonly brand: Bilingual;
}

const both = ({ zh, en }: Bilingual): string[] => [zh, en].filter((text) => text !== '');

async function read(database: Database): Promise<Vocabulary> {
  const [products, entries, further] = await Promise.all([
    runPrepared<ProductWords>(
      database,
      sql`select p.vaccine_code, p.short_name, p.diseases, ${brandOf('p')} as brand
        from products p where ${isOffered('p')} order by p.sort, p.id`,
    ),
    runPrepared<{ title: Bilingual }>(database, sql`select title from encyclopedia order by id`),
    runPrepared<{ word: string }>(
      database,
      sql`select distinct word from search_spellings order by word`,
    ),
  ]);
  const names = [
    ...entries.flatMap(({ title }) => both(title)),
    ...products.flatMap((product) => [
      ...namesOf(product.short_name).flatMap((name) => [name, name.replace(/,.*$/, '')]),
      ...both(product.brand),
      ...everydayNamesOf(product.vaccine_code),
      ...product.diseases.zh,
      ...product.diseases.en,
    ]),
  ];
  return vocabularyOf({ names, further: further.map(({ word }) => word) });
}

/** Reads the words that the search understands, once for everybody; they change when the catalogue does. */
export function createCatalogueWords(database: Database): () => Promise<Vocabulary> {
  const cached = new Cache<'words', Vocabulary>(LIFETIME);
  return () => cached.get('words', () => read(database));
}
