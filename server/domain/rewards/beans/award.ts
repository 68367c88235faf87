import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import { lockAccount } from './account';
import { postEntry } from './entry';
import { addLot } from './lots';
import { ownerOf, requireAdult } from './own-person';
import { findProgress } from './progress';
import type { Doing } from './progress';
import { timeOfTask } from './tasks';

/** Marks the award as this person's. @returns false where they have collected it with another account */
async function claim(trx: Db, doing: Doing, period: string, personKey: string): Promise<boolean> {
  const { userId, task, now } = doing;
  // Of two accounts of one person that collect at the same time the second waits here for the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bean award ${personKey}`}, 0))`.execute(
    trx,
  );
  const other = await trx
    .selectFrom('bean_task_progress')
    .select('user_id')
    .where('person_key', '=', personKey)
    .where('task', '=', task)
    .where('period', '=', period)
    .executeTakeFirst();
  if (other) return false;
  await trx
    .updateTable('bean_task_progress')
    .set({ collected_at: new Date(now), person_key: personKey })
    .where('user_id', '=', userId)
    .where('task', '=', task)
    .where('period', '=', period)
    .execute();
  return true;
}

/**
 * Collects the beans of a task that is done: once for each person, task and period, under however many accounts. A
 * repeat answers the same. @returns how many beans it gave
 * @throws DomainError 20070 before it is done; 20072 while the account's own person is not known; 20073 where they have
 *   collected with another account; 20095 below 18
 */
export const collectAward = (db: Db, doing: Doing): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const { userId, task } = doing;
    const now = timeOfTask(doing);
    await lockAccount(trx, userId);
    const progress = await findProgress(trx, doing);
    if (!progress?.done_at || progress.beans === null)
      throw new DomainError(CODE.BEAN_TASK_NOT_DONE);
    const { beans, period } = progress;
    if (progress.collected_at) return beans;
    await requireAdult(trx, userId, now);
    const { personKey } = await ownerOf(trx, userId);
    if (personKey === null) throw new DomainError(CODE.BEAN_PERSON_MISSING);
    if (!(await claim(trx, { ...doing, now }, period, personKey)))
      throw new DomainError(CODE.BEAN_PERSON_COLLECTED);
    const key = `award ${task} ${period}`;
    const entry = await postEntry(trx, {
      userId,
      beans,
      counterpart: 'tasks',
      reason: task,
      key,
      now,
    });
    if (entry.isNew) await addLot(trx, { userId, entryId: entry.id, beans }, now);
    return beans;
  });
