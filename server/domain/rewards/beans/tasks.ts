import { READING_SECONDS } from '@contract/beans/bean-rules';
import type { BeanTask } from '@contract/beans/bean-rules';
import { instantOf } from '../../../kernel/clock';
import type { Bilingual } from '../../../kernel/language';

interface Timed {
  readonly task: BeanTask;
  /** ms. */
  readonly now: number;
  /** `YYYY-MM-DD` in China. */
  readonly today: string;
}

/** A task as data: adding one here and to `BEAN_TASKS` is all that its list and award need. */
export interface TaskDefinition {
  readonly title: Bilingual;
  readonly note: Bilingual;
  readonly repeats: 'once' | 'daily';
  /** Progress at which it is done. */
  readonly goal: number;
  readonly unit: 'times' | 'seconds';
  readonly beans: number;
  /** What it is done by may be anonymous: its times are the beginning of the day. */
  readonly datedToDay?: true;
  /** Every so many days in a row give more. */
  readonly streak?: { readonly days: number; readonly extra: number };
}

/** Never for doses or health checks: rewards would falsify health data (docs/decisions/0064). */
export const TASKS: Readonly<Record<BeanTask, TaskDefinition>> = {
  signIn: {
    title: { zh: '每日签到', en: 'Check in today' },
    note: {
      zh: '每天一次，连续 7 天多得 8 颗',
      en: 'Once a day. Seven days in a row give 8 more.',
    },
    repeats: 'daily',
    goal: 1,
    unit: 'times',
    beans: 2,
    streak: { days: 7, extra: 8 },
  },
  profile: {
    title: { zh: '完善资料', en: 'Complete your profile' },
    note: {
      zh: '填好昵称，并在家庭成员里添加本人',
      en: 'Choose a nickname and add yourself to your family members.',
    },
    repeats: 'once',
    goal: 1,
    unit: 'times',
    beans: 20,
  },
  readArticle: {
    title: { zh: '读一篇健康文章', en: 'Read a health article' },
    note: {
      zh: `每天一篇没读过的文章，看满 ${READING_SECONDS} 秒`,
      en: `One new article a day, for at least ${READING_SECONDS} seconds.`,
    },
    repeats: 'daily',
    goal: READING_SECONDS,
    unit: 'seconds',
    beans: 5,
  },
  questionnaire: {
    title: { zh: '填一份问卷', en: 'Answer a questionnaire' },
    note: {
      zh: '每天一份，与健康无关的问卷都算',
      en: 'One a day. Any questionnaire that is not about health counts.',
    },
    repeats: 'daily',
    goal: 1,
    unit: 'times',
    beans: 10,
    datedToDay: true,
  },
};

/** Which time of a task a day belongs to. @param today `YYYY-MM-DD` */
export const periodOf = (task: BeanTask, today: string): string =>
  TASKS[task].repeats === 'once' ? 'once' : today;

/** The time that is written of a task, ms: the day's beginning where a time would say when an anonymous answer came. */
export const timeOfTask = ({ task, now, today }: Timed): number =>
  TASKS[task].datedToDay ? instantOf(today, '00:00') : now;

/** What doing a task gives on the n-th day in a row. */
export function beansFor(task: BeanTask, streak: number): number {
  const { beans, streak: rule } = TASKS[task];
  return beans + (rule && streak > 0 && streak % rule.days === 0 ? rule.extra : 0);
}
