import type { Db } from '../../../db/database';
import type { Language } from '../../../kernel/language';
import { inLanguage } from '../../../kernel/language';
import { keywordOf } from '../../../search/initial';

/** Common names of the programme vaccines, by code. */
export async function programmeNames(
  db: Db,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('products')
    .select(['vaccine_code', 'short_name'])
    .where('category', '=', 'free')
    .orderBy('sort', 'desc')
    .execute();
  return new Map(
    rows.map((row) => [row.vaccine_code, keywordOf(inLanguage(row.short_name, language))]),
  );
}
