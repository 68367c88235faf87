import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import { stateRefusal } from '../refusals/refusals';

/**
 * Reserves a circle's name until the transaction ends.
 * @param circleId whose name it is to be; undefined: of a new circle @throws DomainError 9991 (reason `nameTaken`)
 */
export async function requireFreeName(
  db: Db,
  name: string,
  circleId: string | undefined,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`circle ${name}`}))`.execute(db);
  const same = await db
    .selectFrom('circles')
    .select('id')
    .where('name', '=', name)
    .where('id', '<>', circleId ?? '')
    .executeTakeFirst();
  if (same)
    throw stateRefusal('nameTaken', {
      zh: '已经有同名的圈子了，请换一个名称',
      en: 'There is a circle of this name already. Choose another.',
    });
}
