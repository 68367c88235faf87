import { BEAN_TASKS } from '@contract/beans/bean-rules';
import type { BeanTask } from '@contract/beans/bean-rules';
import type { BeanEntry, BeanTaskCard } from '@contract/beans/endpoints';
import { addDays } from '@contract/time/day-rules';
import type { Counterpart } from '../../db/bean-tables';
import type { Db } from '../../db/database';
import { CAUSES } from '../../domain/rewards/beans/causes';
import { missingOf, ownerOf } from '../../domain/rewards/beans/own-person';
import type { Owner } from '../../domain/rewards/beans/own-person';
import { findProgress } from '../../domain/rewards/beans/progress';
import { nextArticle } from '../../domain/rewards/beans/reading';
import type { EntryRow } from '../../domain/rewards/beans/statement';
import { undoUntil } from '../../domain/rewards/beans/statement';
import { beansFor, TASKS } from '../../domain/rewards/beans/tasks';
import type { UserContext } from '../../http/context';
import { inLanguage } from '../../kernel/language';
import type { Bilingual, Language } from '../../kernel/language';

/** Days in a row with the task's next doing: today's, or those up to yesterday and one. */
async function streakOf(db: Db, context: UserContext, task: BeanTask): Promise<number> {
  const { userId, today } = context;
  const before = await findProgress(db, { userId, task, today: addDays(today, -1) });
  return (before?.done_at ? before.streak : 0) + 1;
}

async function cardOf(
  db: Db,
  context: UserContext,
  owner: Owner,
  task: BeanTask,
): Promise<BeanTaskCard> {
  const { userId, today, language } = context;
  const rule = TASKS[task];
  const progress = await findProgress(db, { userId, task, today });
  const isDone = Boolean(progress?.done_at);
  const next = rule.streak && !isDone ? await streakOf(db, context, task) : (progress?.streak ?? 0);
  const missing = missingOf(owner);
  // Beans are collected by a person, so whoever has done a task without being in the family is told.
  const remedies = isDone
    ? missing.filter((remedy) => remedy === 'ownPerson' && !progress?.collected_at)
    : task === 'profile'
      ? missing
      : [];
  return {
    task,
    title: inLanguage(rule.title, language),
    note: inLanguage(rule.note, language),
    repeats: rule.repeats,
    state: progress?.collected_at ? 'collected' : isDone ? 'ready' : 'open',
    beans: progress?.beans ?? beansFor(task, next),
    progress: progress?.progress ?? 0,
    goal: rule.goal,
    unit: rule.unit,
    streak: rule.streak ? (isDone ? next : next - 1) : 0,
    streakGoal: rule.streak?.days ?? 0,
    remedies,
    articleId: task === 'readArticle' ? await nextArticle(db, userId, context.now) : null,
  };
}

/** A task as its person sees it. */
export const taskCard = async (
  db: Db,
  context: UserContext,
  task: BeanTask,
): Promise<BeanTaskCard> => cardOf(db, context, await ownerOf(db, context.userId), task);

/** Every task, in the sequence of the list. */
export async function taskCards(db: Db, context: UserContext): Promise<BeanTaskCard[]> {
  const owner = await ownerOf(db, context.userId);
  const cards: BeanTaskCard[] = [];
  for (const task of BEAN_TASKS) cards.push(await cardOf(db, context, owner, task));
  return cards;
}

/** Counterparts that need no more words. */
const PLAIN = {
  expiry: { zh: '到期', en: 'Expired' },
  membership: { zh: '换会员天数', en: 'Membership days' },
  lottery: { zh: '抽奖券', en: 'Lottery tickets' },
} as const satisfies Partial<Record<Counterpart, Bilingual>>;
const TAKEN_BACK: Bilingual = { zh: '取回：', en: 'Taken back: ' };
const GIVEN: Bilingual = { zh: '捐给', en: 'Donated to: ' };

function reasonOf({ counterpart, reason }: EntryRow, language: Language): string {
  if (counterpart === 'tasks')
    return reason in TASKS ? inLanguage(TASKS[reason as BeanTask].title, language) : reason;
  if (counterpart === 'donations')
    return reason in CAUSES
      ? inLanguage(GIVEN, language) +
          inLanguage(CAUSES[reason as keyof typeof CAUSES].title, language)
      : reason;
  return inLanguage(PLAIN[counterpart], language);
}

/** An entry in its reader's language. @param now ms */
export const entryCard = (row: EntryRow, language: Language, now: number): BeanEntry => ({
  entryId: row.id,
  beans: row.beans,
  title:
    (row.refunds_id === null ? '' : inLanguage(TAKEN_BACK, language)) + reasonOf(row, language),
  at: row.at.getTime(),
  undoUntil: undoUntil(row, now),
});
