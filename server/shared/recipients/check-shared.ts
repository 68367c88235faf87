import { CODE } from '@contract/errors';
import type { Db } from '../../db/database';
import { DomainError } from '../../http/domain-error';

const SHARED = {
  zh: '这位家人已由别的家人与您共享，在“家庭成员”里就能直接预约，不用再添加',
  en: 'This person is already shared with you. Book for them under Family members; you do not need to add them again.',
} as const;

/**
 * Whom an account is a guardian caregiver of is not added a second time: one dose could be booked twice. An escort learns nothing by
 * typing a number. @throws DomainError 20014
 */
export async function checkNotShared(
  db: Db,
  userId: string,
  personKeys: readonly string[],
): Promise<void> {
  const shared = await db
    .selectFrom('caregivers as c')
    .innerJoin('linkmen as l', 'l.id', 'c.linkman_id')
    .select('c.id')
    .where('c.user_id', '=', userId)
    .where('c.role', '=', 'guardian')
    .where('l.deleted_at', 'is', null)
    .where('l.person_key', 'in', personKeys)
    .executeTakeFirst();
  if (shared) throw new DomainError(CODE.LINKMAN_EXISTS, { message: SHARED });
}
