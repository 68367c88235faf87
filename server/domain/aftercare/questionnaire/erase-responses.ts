import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import { lockAccount } from '../../rewards/beans/account';

/**
 * Deletes an account's answers and drafts. That it took part stays, so that nobody answers or earns beans twice; answers
 * of anonymous questionnaires lead to nobody. @returns ids of the pictures, whose files the caller removes
 */
export const eraseResponses = (db: Db, userId: string): Promise<string[]> =>
  db.transaction().execute(async (trx) => {
    // An answer that is being stored waits, or is deleted.
    await lockAccount(trx, userId);
    const { rows } = await sql<{ id: string }>`
      delete from uploads u where u.user_id = ${userId} and u.id in (
        select jsonb_array_elements_text(a.value -> 'fileIds')
        from (select answers from questionnaire_responses where user_id = ${userId}
          union all select answers from questionnaire_drafts where user_id = ${userId}) q,
          jsonb_each(q.answers) a
        where a.value ->> 'kind' = 'picture')
      returning u.id`.execute(trx);
    await trx.deleteFrom('questionnaire_responses').where('user_id', '=', userId).execute();
    await trx.deleteFrom('questionnaire_drafts').where('user_id', '=', userId).execute();
    return rows.map(({ id }) => id);
  });
