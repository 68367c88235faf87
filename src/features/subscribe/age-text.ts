import { ageInYears, daysBetween } from '@contract/linkman/age-rules';
import type { Translate } from '@/i18n/messages';
import type { SUBSCRIBE_MESSAGES } from './messages';

/** Until this age, in years, months tell more. */
const MONTHS_BELOW_YEARS = 3;
const DAYS_A_MONTH = 30.4375;

/** Age in words on a day: years, months of small children, days of the newborn. Days are `YYYY-MM-DD`. */
export function ageText(
  t: Translate<(typeof SUBSCRIBE_MESSAGES)['zh-CN']>,
  birthday: string,
  today: string,
): string {
  const years = ageInYears(birthday, today);
  if (years >= MONTHS_BELOW_YEARS) return t('years', { count: years });
  const days = Math.max(0, daysBetween(birthday, today));
  const months = Math.floor(days / DAYS_A_MONTH);
  return months > 0 ? t('months', { count: months }) : t('days', { count: days });
}
