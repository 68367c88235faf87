import { sql } from 'kysely';
import type { Bilingual } from '../../kernel/language';

/** Trade name of a product, of a query that calls `products` so: '' in both languages where it has none. */
export const brandOf = (table: 'p' | 'products') => sql<Bilingual>`jsonb_build_object(
  'zh', coalesce(${sql.ref(`${table}.content`)} #>> '{zh,brand}', ''), 'en', coalesce(${sql.ref(`${table}.content`)} #>> '{en,brand}', ''))`;
