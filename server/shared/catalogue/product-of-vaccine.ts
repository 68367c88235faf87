import type { Db } from '../../db/database';
import { inLanguage } from '../../kernel/language';
import type { Language } from '../../kernel/language';
import { isOffered } from '../../db/is-offered';

/** The first product of a vaccine, whose page stands for it; null for a code that the catalogue does not have. */
export async function productOfVaccine(
  db: Db,
  vaccineCode: string,
  language: Language,
): Promise<{ vaccId: string; name: string } | null> {
  const row = await db
    .selectFrom('products')
    .select(['id', 'short_name'])
    .where('vaccine_code', '=', vaccineCode)
    .where(isOffered('products'))
    .orderBy('sort')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? { vaccId: row.id, name: inLanguage(row.short_name, language) } : null;
}
