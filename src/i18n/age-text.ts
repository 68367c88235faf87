import { ageOn } from './age-rules';
import { defineMessages, useText } from './messages';
import type { Translate } from './messages';

const AGE_MESSAGES = defineMessages(
  {
    years: '{count} 岁',
    oneMonth: '1 个月',
    months: '{count} 个月',
    oneDay: '1 天',
    days: '{count} 天',
  },
  {
    years: 'aged {count}',
    oneMonth: 'one month old',
    months: '{count} months old',
    oneDay: 'one day old',
    days: '{count} days old',
  },
);

const ONE = { months: 'oneMonth', days: 'oneDay' } as const;

/** Formats the age on a day; both days `YYYY-MM-DD`. */
export type AgeText = (birthday: string, today: string) => string;

const ageText =
  (t: Translate<(typeof AGE_MESSAGES)['zh-CN']>): AgeText =>
  (birthday, today) => {
    const { unit, count } = ageOn(birthday, today);
    return count === 1 && unit !== 'years' ? t(ONE[unit]) : t(unit, { count });
  };

/** {@link AgeText} in the current language; re-renders when it changes. */
export const useAgeText = (): AgeText => ageText(useText(AGE_MESSAGES));
