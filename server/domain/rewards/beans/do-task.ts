import { CODE } from '@contract/errors';
import { addDays } from '@contract/time/day-rules';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import { findArticle } from '../../content/article/articles';
import { lockAccount } from './account';
import { missingOf, ownerOf } from './own-person';
import { advance, findProgress } from './progress';
import type { Doing } from './progress';
import { readOn } from './reading';

/** What belongs to a task besides doing it. */
export interface TaskInput {
  readonly articleId?: string | undefined;
  readonly inView: boolean;
}

async function signIn(trx: Db, doing: Doing): Promise<void> {
  const before = await findProgress(trx, { ...doing, today: addDays(doing.today, -1) });
  await advance(trx, doing, 1, (before?.done_at ? before.streak : 0) + 1);
}

async function profile(trx: Db, doing: Doing): Promise<void> {
  const isComplete = missingOf(await ownerOf(trx, doing.userId)).length === 0;
  if (isComplete) await advance(trx, doing, 1, 0);
}

async function read(trx: Db, doing: Doing, { articleId, inView }: TaskInput): Promise<void> {
  const { userId, now } = doing;
  if (articleId === undefined || !(await findArticle(trx, articleId, now)))
    throw new DomainError(CODE.NOT_FOUND);
  // Somebody who has done today's task goes on reading: the article stays for another day.
  if ((await findProgress(trx, doing))?.done_at) return;
  await advance(trx, doing, await readOn(trx, { userId, articleId, inView, now }), 0);
}

/** Done by sending the answers, never by saying so. */
const answer = (): Promise<void> => Promise.resolve();

const HOW = { signIn, profile, readArticle: read, questionnaire: answer } as const;

/**
 * Does a task, or as much of it as was proved: one row for each person, task and day, so repeats change nothing.
 * @throws DomainError 4004 for an article that there is not
 */
export const doTask = (db: Db, doing: Doing, input: TaskInput): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockAccount(trx, doing.userId);
    await HOW[doing.task](trx, doing, input);
  });
