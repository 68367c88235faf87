import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { DocumentKind } from '../db/document-kind';
import { queryOf, tokensOf } from './tokens';

/**
 * SQL condition: the search text finds the row with this key. For queries whose other conditions leave few rows: each
 * is looked up by its key. Punctuation alone finds nothing.
 */
export function foundIn(
  kind: DocumentKind,
  key: RawBuilder<string>,
  typed: string,
): RawBuilder<boolean> {
  const query = queryOf(kind, tokensOf(typed));
  if (query === null) return sql<boolean>`false`;
  return sql<boolean>`exists (select 1 from (
      select f.terms from search_documents f where f.kind = ${sql.lit(kind)} and f.id = ${key} offset 0
    ) f where f.terms @@ ${query}::tsquery)`;
}

/**
 * SQL order of rows that {@link foundIn} finds: 0 where the title or a common name begins with each word, 1 where one
 * is only inside, as the finder puts them.
 */
export function namedFirst(
  kind: DocumentKind,
  key: RawBuilder<string>,
  typed: string,
): RawBuilder<number> {
  const lines = sql`chr(10) || lower(f.title ->> 'zh') || chr(10) || lower(f.title ->> 'en') || chr(10) || f.also`;
  const begins = tokensOf(typed).map(
    (token) => sql<boolean>`strpos(${lines}, chr(10) || ${token}::text) > 0`,
  );
  return sql<number>`(select case when ${sql.join([sql`true`, ...begins], sql` and `)} then 0 else 1 end
    from search_documents f where f.kind = ${sql.lit(kind)} and f.id = ${key})`;
}
