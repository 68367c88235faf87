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
