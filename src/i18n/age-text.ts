import { ageOn } from './age-rules';
import { defineMessages, useText } from './messages';
import type { Translate } from './messages';

const AGE_MESSAGES = defineMessages(
  { years: '{count} 岁', months: '{count} 个月', days: '{count} 天' },
  { years: 'aged {count}', months: '{count} months old', days: '{count} days old' },
);

/** Formats the age on a day; both days `YYYY-MM-DD`. */
export type AgeText = (birthday: string, today: string) => string;

const ageText =
  (t: Translate<(typeof AGE_MESSAGES)['zh-CN']>): AgeText =>
  (birthday, today) => {
    const { unit, count } = ageOn(birthday, today);
    return t(unit, { count });
  };

/** {@link AgeText} in the current language; re-renders when it changes. */
export const useAgeText = (): AgeText => ageText(useText(AGE_MESSAGES));
