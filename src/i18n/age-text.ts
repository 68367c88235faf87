import { ageOn } from './age-rules';
import { defineMessages, useText } from './messages';
import type { Translate } from './messages';

const AGE_MESSAGES = defineMessages(
  {
    years: '{count} 岁',
    oneMonth: '1 个月',
    months: '{count} 个月',
    yearsAndMonth: '{years} 岁 1 个月',
    yearsAndMonths: '{years} 岁 {months} 个月',
    oneDay: '1 天',
    days: '{count} 天',
  },
  {
    years: 'aged {count}',
    oneMonth: 'one month old',
    months: '{count} months old',
    yearsAndMonth: '{years} years 1 month old',
    yearsAndMonths: '{years} years {months} months old',
    oneDay: 'one day old',
    days: '{count} days old',
  },
);

const ONE = { months: 'oneMonth', days: 'oneDay' } as const;

/** Formats the age on a day; both days `YYYY-MM-DD`. */
export type AgeText = (birthday: string, today: string) => string;

/** From this age on, months alone are no longer how people count. */
const YEARS_FROM_MONTHS = 24;
const MONTHS_A_YEAR = 12;

function yearsAndMonths(t: Translate<(typeof AGE_MESSAGES)['zh-CN']>, count: number): string {
  const years = Math.floor(count / MONTHS_A_YEAR);
  const months = count % MONTHS_A_YEAR;
  if (months === 0) return t('years', { count: years });
  return t(months === 1 ? 'yearsAndMonth' : 'yearsAndMonths', { years, months });
}

const ageText =
  (t: Translate<(typeof AGE_MESSAGES)['zh-CN']>): AgeText =>
  (birthday, today) => {
    const { unit, count } = ageOn(birthday, today);
    if (unit === 'months' && count >= YEARS_FROM_MONTHS) return yearsAndMonths(t, count);
    return count === 1 && unit !== 'years' ? t(ONE[unit]) : t(unit, { count });
  };

/** {@link AgeText} in the current language; re-renders when it changes. */
export const useAgeText = (): AgeText => ageText(useText(AGE_MESSAGES));
