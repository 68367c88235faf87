import type { Db } from '../../../db/database';

/** ms for which a name is known: every message of staff shows one to everybody who hears it. */
const KNOWN = 60_000;

interface Known {
  readonly name: string;
  /** ms. */
  readonly until: number;
}

const known = new WeakMap<Db, Map<string, Known>>();

/** Names of members of staff, which may be a minute old. @param now ms */
export async function staffNames(
  db: Db,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, string>> {
  const names = known.get(db) ?? new Map<string, Known>();
  known.set(db, names);
  const missing = ids.filter((id) => (names.get(id)?.until ?? 0) <= now);
  if (missing.length > 0) {
    const rows = await db
      .selectFrom('staff')
      .select(['id', 'name'])
      .where('id', 'in', missing)
      .execute();
    for (const { id, name } of rows) names.set(id, { name, until: now + KNOWN });
  }
  return new Map(ids.map((id) => [id, names.get(id)?.name ?? '']));
}
