import { sql } from 'kysely';
import type { ParsedInputOf } from '@contract/endpoints';
import { USER_TYPE } from '@contract/community/user-type-rules';
import type { Db } from '../../../db/database';
import { NOT_FOUND, wrongInput } from '../refusals/refusals';
import { keepAccounts } from './keep-accounts';
import { logDecision } from './log-decision';

/**
 * Sets an author's type. A doctor needs hospital and title, which staff have checked against the licence.
 * @returns the decision's id @throws DomainError 1002, 9999
 */
export function verifyAuthor(
  db: Db,
  { userId, userType, hospital, title }: ParsedInputOf<'POST /ugc-api/moderation/verify.do'>,
  staffId: string,
  now: number,
): Promise<string> {
  const isDoctor = userType === USER_TYPE.DOCTOR;
  if (isDoctor && (hospital === '' || title === ''))
    throw wrongInput('医生需要填写医院科室和职称', 'A doctor needs a hospital and a title.');
  return db.transaction().execute(async (trx) => {
    // A deletion empties what the log says of the author; nothing is to be added to that behind its back.
    await keepAccounts(trx, sql`select ${userId}`);
    const before = await trx
      .selectFrom('authors')
      .select(['user_type', 'hospital', 'title'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw NOT_FOUND.user();
    await trx
      .updateTable('authors')
      .set({
        user_type: userType,
        hospital: isDoctor ? hospital : null,
        title: isDoctor ? title : null,
      })
      .where('id', '=', userId)
      .execute();
    return logDecision(trx, {
      target_type: 'author',
      target_id: userId,
      author_id: userId,
      staff_id: staffId,
      action: 'verify',
      reason: String(userType),
      detail: [hospital, title].filter(Boolean).join(' '),
      before: JSON.stringify({
        userType: before.user_type,
        hospital: before.hospital,
        title: before.title,
      }),
      at: new Date(now),
    });
  });
}
