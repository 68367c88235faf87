import type { Db } from '../../../db/database';

/** ms for which a name is known: every message of staff shows one to everybody who hears it. */
const CACHED_FOR = 60_000;

interface CachedName {
  readonly name: string;
  /** ms. */
  readonly until: number;
}

const caches = new WeakMap<Db, Map<string, CachedName>>();

/** Names of members of staff, which may be a minute old. @param now ms */
export async function staffNames(
  db: Db,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, string>> {
  const names = caches.get(db) ?? new Map<string, CachedName>();
  caches.set(db, names);
  const missing = ids.filter((id) => (names.get(id)?.until ?? 0) <= now);
  if (missing.length > 0) {
    const rows = await db
      .selectFrom('staff')
      .select(['id', 'name'])
      .where('id', 'in', missing)
      .execute();
    for (const { id, name } of rows) names.set(id, { name, until: now + CACHED_FOR });
  }
  return new Map(ids.map((id) => [id, names.get(id)?.name ?? '']));
}
