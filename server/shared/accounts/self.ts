import { needsGuardian } from '@contract/linkman/age-rules';
import { RELATION } from '@contract/linkman/relation-rules';
import type { Db } from '../../db/database';

/** The account's family in short: how many members, and whether its own person is a child without a guardian. */
export async function selfOf(
  db: Db,
  userId: string,
  today: string,
): Promise<{ linkmanNum: number; pop: boolean }> {
  const family = await db
    .selectFrom('linkmen')
    .select(['relation_type', 'birthday', 'guardian'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
  const pop = family.some(
    ({ relation_type, birthday, guardian }) =>
      relation_type === RELATION.SELF && guardian === null && needsGuardian(birthday, today),
  );
  return { linkmanNum: family.length, pop };
}
