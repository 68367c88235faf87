import { sql } from 'kysely';
import { CATEGORIES as NAMES } from '@contract/personal/category-rules';
import type { HeldCategory } from '@contract/personal/endpoints';
import type { Db } from '../../../db/database';
import { inLanguage } from '../../../kernel/language';
import type { Language } from '../../../kernel/language';
import { CATEGORY_TITLES } from '../../../shared/data-policy/categories';
import { isOwnedBy } from '../../../shared/data-policy/owned-rows';
import { POLICY_TABLE } from '../../../shared/data-policy/policy-table';
import { kindsOf } from '../../../shared/data-policy/kinds';

/** Tables whose rows are shown by a name. */
const NAMED = Object.entries(POLICY_TABLE).flatMap(([table, { category, title, owners }]) =>
  title !== null && owners.length > 0 ? [{ table, category, title }] : [],
);

/** How many rows of each table are an account's. */
async function countsOf(db: Db, userId: string): Promise<ReadonlyMap<string, number>> {
  const each = NAMED.map(
    ({ table }) => sql`select ${table}::text as name, count(*)::int as count
      from ${sql.table(table)} as t where ${isOwnedBy(table, userId, 't')}`,
  );
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(
    each,
    sql` union all `,
  )}`.execute(db);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

/** What is held of an account by category: what for, how long, for whom and how much. */
export async function heldOf(
  db: Db,
  { userId, language }: { readonly userId: string; readonly language: Language },
): Promise<HeldCategory[]> {
  const counts = await countsOf(db, userId);
  return NAMES.map((category) => {
    const parts = NAMED.filter((each) => each.category === category)
      .map((each) => ({
        title: inLanguage(each.title, language),
        count: counts.get(each.table) ?? 0,
      }))
      .filter(({ count }) => count > 0);
    return {
      category,
      title: inLanguage(CATEGORY_TITLES[category], language),
      kinds: kindsOf(category, language),
      parts,
    };
  });
}
