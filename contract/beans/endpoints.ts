import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { day, flag, id, instant, nothing, pageOf, paging, text, wholeNumber } from '../fields';
import { BEAN_CAUSES, BEAN_TASKS, MOST_DONATED } from './bean-rules';

const task = v.picklist(BEAN_TASKS);
const cause = v.picklist(BEAN_CAUSES);

/** What somebody still has to do before a task is done or its beans can be collected. */
export const beanRemedy = v.picklist(['nickName', 'ownPerson']);
export type BeanRemedy = v.InferOutput<typeof beanRemedy>;

/** A task as its person sees it. */
export const beanTaskCard = v.object({
  task,
  title: v.string(),
  note: v.string(),
  repeats: v.picklist(['once', 'daily']),
  /** `open`: to be done; `ready`: its beans can be collected; `collected`: done for this time. */
  state: v.picklist(['open', 'ready', 'collected']),
  /** What collecting gives, or would give now. */
  beans: v.number(),
  progress: v.number(),
  /** Of `progress`. */
  goal: v.number(),
  unit: v.picklist(['times', 'seconds']),
  /** Days in a row; 0 for tasks that do not count them. */
  streak: v.number(),
  /** Days in a row that give more beans; 0 where none do. */
  streakGoal: v.number(),
  remedies: v.array(beanRemedy),
  /** Of the reading task: what to read next; null where nothing is left. */
  articleId: v.nullable(id),
});
export type BeanTaskCard = v.InferOutput<typeof beanTaskCard>;

/** An entry of the ledger, worded in the reader's language. */
export const beanEntry = v.object({
  entryId: id,
  beans: v.number(),
  title: v.string(),
  at: instant,
  /** Until when (ms) it can be taken back; null: it cannot. */
  undoUntil: v.nullable(instant),
});
export type BeanEntry = v.InferOutput<typeof beanEntry>;

const balance = v.number();

/** Health beans (specification §7): `doTask.do` and `getAward.do` are shown there, the other paths are ours. */
export const beanEndpoints = {
  'GET /health-beans/activeTask/list.do': endpoint({
    access: 'user',
    input: nothing,
    data: v.object({
      balance,
      tasks: v.array(beanTaskCard),
      /** Soonest first; `lastDay`: the last day on which these beans are valid. */
      expiring: v.array(v.object({ lastDay: day, beans: v.number(), soon: v.boolean() })),
      causes: v.array(v.object({ cause, title: v.string(), note: v.string() })),
    }),
  }),
  /**
   * Does a task; a GET that writes, as the specification has it. It counts as a write and is refused where a browser
   * fetches it ahead. Repeats do nothing more. `articleId` and `inView` belong to the reading task: called when the
   * article comes into view, every few seconds while it is, and when it goes.
   */
  'GET /health-beans/activeTask/doTask.do': endpoint({
    access: 'user',
    input: v.object({ task, articleId: v.optional(id), inView: v.optional(flag, true) }),
    data: beanTaskCard,
  }),
  /** Collects the beans of a task that is done; a repeat answers the same and gives nothing more. */
  'POST /health-beans/activeTask/getAward.do': endpoint({
    access: 'user',
    input: v.object({ task }),
    data: v.object({ beans: v.number(), balance, task: beanTaskCard }),
  }),
  /** The entries of the ledger, newest first. */
  'GET /health-beans/account/pageList.do': endpoint({
    access: 'user',
    input: v.object(paging),
    data: pageOf(beanEntry),
  }),
  'POST /health-beans/account/donate.do': endpoint({
    access: 'user',
    input: v.object({
      cause,
      beans: v.pipe(wholeNumber, v.minValue(1), v.maxValue(MOST_DONATED)),
      idempotencyKey: text(8, 64),
    }),
    data: v.object({ entryId: id, balance }),
  }),
  /** Takes a donation back, within a day. */
  'POST /health-beans/account/undoDonation.do': endpoint({
    access: 'user',
    input: v.object({ entryId: id }),
    data: v.object({ balance }),
  }),
};
