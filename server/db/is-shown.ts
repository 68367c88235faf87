import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Names that queries give the tables of texts that have times: articles and notices of clinics. */
type Alias = 'a' | 't' | 'articles' | 'department_notices';

/**
 * SQL condition: a text is published at `now` (ms, the provider's clock) and not taken back. It is shown from the one limit
 * on and no more from the other on; a draft has no first one.
 */
export const isShown = (alias: Alias, now: number): RawBuilder<boolean> => {
  const time = new Date(now);
  const [from, until] = [sql.ref(`${alias}.published_at`), sql.ref(`${alias}.published_until`)];
  return sql<boolean>`(${from} <= ${time} and (${until} is null or ${until} > ${time}))`;
};
