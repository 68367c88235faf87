import type { Selectable } from 'kysely';
import type { BeanTask } from '@contract/beans/bean-rules';
import type { BeanTaskProgressTable } from '../../../db/bean-tables';
import type { Db } from '../../../db/database';
import { beansFor, periodOf, TASKS, timeOfTask } from './tasks';

export type Progress = Selectable<BeanTaskProgressTable>;

/** When and for whom a task is done. */
export interface Doing {
  readonly userId: string;
  readonly task: BeanTask;
  /** ms. */
  readonly now: number;
  /** `YYYY-MM-DD` in China. */
  readonly today: string;
}

export const findProgress = (
  db: Db,
  { userId, task, today }: Omit<Doing, 'now'>,
): Promise<Progress | undefined> =>
  db
    .selectFrom('bean_task_progress')
    .selectAll()
    .where('user_id', '=', userId)
    .where('task', '=', task)
    .where('period', '=', periodOf(task, today))
    .executeTakeFirst();

/**
 * Notes how far a task is; it never goes back, and is done from its goal on. The caller has locked the account.
 * @param streak days in a row, with this one
 */
export async function advance(
  trx: Db,
  doing: Doing,
  progress: number,
  streak: number,
): Promise<void> {
  const { userId, task, today } = doing;
  const existing = await findProgress(trx, doing);
  if (existing?.done_at) return;
  const { goal } = TASKS[task];
  const reached = Math.min(goal, Math.max(progress, existing?.progress ?? 0));
  const isDone = reached >= goal;
  const values = {
    progress: reached,
    streak,
    done_at: isDone ? new Date(timeOfTask(doing)) : null,
    beans: isDone ? beansFor(task, streak) : null,
  };
  await trx
    .insertInto('bean_task_progress')
    .values({ user_id: userId, task, period: periodOf(task, today), person_key: null, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'task', 'period']).doUpdateSet(values))
    .execute();
}

/** Notes a task as done by what another part of the provider has just stored. The caller has locked the account. */
export const completeTask = (trx: Db, doing: Doing): Promise<void> =>
  advance(trx, doing, TASKS[doing.task].goal, 0);
