import type { Language } from '../../kernel/language';

const MONTH = 30.4375;
const YEAR = 365.25;
/** Ages below this many days are shown in months. */
const MONTHS_BELOW = 2 * 365;

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** In the nearest whole unit: the stored days are the earliest or latest on which an age can be reached. */
function wordAge(days: number, language: Language): string {
  const months = Math.round(days / MONTH);
  if (days < MONTH - 3) {
    const weeks = Math.round(days / 7);
    return language === 'en' ? plural(weeks, 'week') : `${weeks} 周龄`;
  }
  if (days < MONTHS_BELOW && months % 12 !== 0)
    return language === 'en' ? plural(months, 'month') : `${months} 月龄`;
  const years = Math.round(days / YEAR);
  return language === 'en' ? plural(years, 'year') : `${years} 周岁`;
}

/** An age range in words, e.g. 6 月龄及以上, 9–45 周岁. Days since birth; no upper end: null. */
export function ageText(minDays: number, maxDays: number | null, language: Language): string {
  const english = language === 'en';
  const from = minDays === 0 ? (english ? 'birth' : '出生') : wordAge(minDays, language);
  if (maxDays === null) {
    if (minDays === 0) return english ? 'All ages' : '各年龄';
    return english ? `From ${from}` : `${from}及以上`;
  }
  const before = wordAge(maxDays + 1, language);
  return english ? `From ${from}, under ${before}` : `${from}至未满 ${before}`;
}
