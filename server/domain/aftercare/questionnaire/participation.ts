import type { Db } from '../../../db/database';

/** The attempt with which an account took part; undefined: it has not. */
export const participationOf = (
  db: Db,
  { userId, code, subject }: { userId: string; code: string; subject: string },
): Promise<{ attempt: string; version: number } | undefined> =>
  db
    .selectFrom('questionnaire_participations')
    .select(['attempt', 'version'])
    .where('user_id', '=', userId)
    .where('code', '=', code)
    .where('subject', '=', subject)
    .executeTakeFirst();
