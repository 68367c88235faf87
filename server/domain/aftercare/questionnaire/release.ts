import { FEWEST_ANSWERS } from '@contract/questionnaire/questionnaire-rules';
import { compareText } from '@contract/text/order-rules';
import type { Db } from '../../../db/database';
import { newId } from '../../../kernel/ids';

/**
 * Releases the waiting answers of an anonymous version to its results once they are at least five: a result that moved by
 * one answer would show that answer. They are written anew by one statement, under new ids and in their sequence, so that
 * neither the transaction nor the position of a row leads back to who sent it when.
 * @returns how many it released
 */
const releaseGroup = (db: Db, code: string, version: number): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const waiting = await trx
      .selectFrom('anonymous_responses')
      .select(['id', 'answers'])
      .where('code', '=', code)
      .where('version', '=', version)
      .where('is_released', '=', false)
      .forUpdate()
      .execute();
    if (waiting.length < FEWEST_ANSWERS) return 0;
    const ids = waiting.map(({ id }) => id);
    await trx.deleteFrom('anonymous_responses').where('id', 'in', ids).execute();
    const anew = waiting
      .map(({ answers }) => ({ id: newId(), answers: JSON.stringify(answers) }))
      .sort((one, other) => compareText(one.id, other.id));
    await trx
      .insertInto('anonymous_responses')
      .values(anew.map((row) => ({ ...row, code, version, is_released: true })))
      .execute();
    return anew.length;
  });

/** Releases every group that is complete. @returns how many answers it released */
export async function releaseAnswers(db: Db): Promise<number> {
  const groups = await db
    .selectFrom('anonymous_responses')
    .select(['code', 'version'])
    .where('is_released', '=', false)
    .groupBy(['code', 'version'])
    .having((eb) => eb.fn.countAll<number>(), '>=', FEWEST_ANSWERS)
    .execute();
  let released = 0;
  for (const { code, version } of groups) released += await releaseGroup(db, code, version);
  return released;
}
