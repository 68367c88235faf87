import type { Answers } from '@contract/questionnaire/question-rules';
import type { Questionnaire } from '@contract/questionnaire/questionnaire-rules';
import type { Db } from '../../../db/database';

/** The answers of a version that staff may see, in no sequence of time. */
export async function storedAnswers(
  db: Db,
  { code, version, anonymous }: Questionnaire,
): Promise<Answers[]> {
  const rows = anonymous
    ? await db
        .selectFrom('anonymous_responses')
        .select('answers')
        .where('code', '=', code)
        .where('version', '=', version)
        .where('is_released', '=', true)
        .orderBy('id')
        .execute()
    : await db
        .selectFrom('questionnaire_responses')
        .select('answers')
        .where('code', '=', code)
        .where('version', '=', version)
        .orderBy('sent_at')
        .execute();
  return rows.map(({ answers }) => answers);
}

/** How many of them there are. */
export async function countAnswers(db: Db, questionnaire: Questionnaire): Promise<number> {
  const { code, version, anonymous } = questionnaire;
  const { count } = anonymous
    ? await db
        .selectFrom('anonymous_responses')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('code', '=', code)
        .where('version', '=', version)
        .where('is_released', '=', true)
        .executeTakeFirstOrThrow()
    : await db
        .selectFrom('questionnaire_responses')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('code', '=', code)
        .where('version', '=', version)
        .executeTakeFirstOrThrow();
  return Number(count);
}
