import { sql } from 'kysely';
import type { Db } from '../../../../db/database';
import { inLanguage } from '../../../../kernel/language';
import type { Bilingual, Language } from '../../../../kernel/language';
import type { OpenTable } from '../open-rows';

/** Name of what a column's value stands for; null where it stands for nothing that has one. */
export type NameOf = (column: string, value: unknown) => string | null;

interface Source {
  readonly table: string;
  readonly key: string;
  readonly name: string;
}

/** Tables with the names of what columns refer to: of what everybody sees, and of the account's own family. */
const SOURCES: Readonly<Record<string, Source>> = {
  product_id: { table: 'products', key: 'id', name: 'short_name' },
  depa_code: { table: 'departments', key: 'depa_code', name: 'name' },
  region_code: { table: 'regions', key: 'code', name: 'name' },
  city_code: { table: 'regions', key: 'code', name: 'name' },
  circle_id: { table: 'circles', key: 'id', name: 'name' },
  topic_id: { table: 'topics', key: 'id', name: 'name' },
  article_id: { table: 'articles', key: 'id', name: 'title' },
  video_id: { table: 'videos', key: 'id', name: 'title' },
  activity_id: { table: 'lottery_activities', key: 'id', name: 'title' },
};

const nameIn = (name: string | Bilingual, language: Language): string =>
  typeof name === 'string' ? name : inLanguage(name, language);

const keyOf = (column: string, value: string): string => `${column} ${value}`;

/** Reads the names of everything that an account's rows refer to. */
export async function nameSource(
  db: Db,
  tables: readonly OpenTable[],
  language: Language,
): Promise<NameOf> {
  const names = new Map<string, string>();
  const rows = tables.flatMap((table) => table.rows);
  for (const { table, rows: family } of tables)
    if (table === 'linkmen')
      for (const { id, name } of family) names.set(keyOf('linkman_id', String(id)), String(name));
  for (const [column, { table, key, name }] of Object.entries(SOURCES)) {
    const ids = [
      ...new Set(rows.flatMap((row) => (typeof row[column] === 'string' ? [row[column]] : []))),
    ];
    if (ids.length === 0) continue;
    const found = await sql<{ id: string; name: string | Bilingual }>`
      select ${sql.ref(key)} as id, ${sql.ref(name)} as name from ${sql.table(table)}
      where ${sql.ref(key)} = any(${ids}::text[])`.execute(db);
    for (const row of found.rows) names.set(keyOf(column, row.id), nameIn(row.name, language));
  }
  return (column, value) =>
    typeof value === 'string' ? (names.get(keyOf(column, value)) ?? null) : null;
}
