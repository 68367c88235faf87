import { doseCountOf } from '@contract/plan/entry-rules';
import type { Db } from '../../../db/database';

/** Whether a family has said of a member which doses of the programme were given, so that an empty record is an answer. */
export async function isHistoryAnswered(
  db: Db,
  linkmanId: string,
  vaccineCode: string,
): Promise<boolean> {
  if (doseCountOf(vaccineCode) === null) return false;
  const member = await db
    .selectFrom('linkmen')
    .select('history_key')
    .where('id', '=', linkmanId)
    .executeTakeFirst();
  return member !== undefined && member.history_key !== null;
}
