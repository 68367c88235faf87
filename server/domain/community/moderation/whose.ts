import type { Db } from '../../../db/database';

/** Accounts by the ids of their authors; sample authors and deleted accounts have none. */
export async function accountsOfAuthors(
  db: Db,
  authorIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (authorIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('authors')
    .select(['id', 'user_id'])
    .where('id', 'in', authorIds)
    .execute();
  return new Map(
    rows.flatMap(({ id, user_id: userId }) => (userId ? [[id, userId] as const] : [])),
  );
}

/** Ids of the authors who reported a case. */
export async function reportersOf(db: Db, caseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('reports')
    .select('reporter_id')
    .distinct()
    .where('case_id', '=', caseId)
    .execute();
  return rows.map(({ reporter_id: id }) => id);
}
