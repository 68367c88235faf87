import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { SearchKind } from '@contract/search/endpoints';
import { queryOf, tokensOf } from './tokens';

/**
 * SQL condition: the row with this key is found by what was typed. For rows that are few by their other conditions:
 * each is looked up by its key. Nothing is found by mere punctuation.
 */
export function foundIn(
  kind: SearchKind,
  key: RawBuilder<string>,
  typed: string,
): RawBuilder<boolean> {
  const query = queryOf(kind, tokensOf(typed));
  if (query === null) return sql<boolean>`false`;
  return sql<boolean>`exists (select 1 from (
      select f.terms from search_documents f where f.kind = ${sql.lit(kind)} and f.id = ${key} offset 0
    ) f where f.terms @@ ${query}::tsquery)`;
}
