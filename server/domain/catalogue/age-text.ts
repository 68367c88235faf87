import { ageSpan, lastWeek } from '@contract/vaccine/age-rules';
import type { AgeEnd } from '@contract/vaccine/age-rules';
import type { Language } from '../../kernel/language';

const UNITS = {
  days: ['日龄', 'day'],
  weeks: ['周龄', 'week'],
  months: ['月龄', 'month'],
  years: ['周岁', 'year'],
} as const;

function wordAge(days: number, end: AgeEnd, language: Language): string {
  const { unit, count } = ageSpan(days, end);
  const [chinese, english] = UNITS[unit];
  return language === 'en' ? `${count} ${english}${count === 1 ? '' : 's'}` : `${count} ${chinese}`;
}

/** An age range in words, e.g. 6 月龄及以上, 9–45 周岁. Days since birth; no upper end: null. */
export function ageText(minDays: number, maxDays: number | null, language: Language): string {
  const english = language === 'en';
  const from = minDays === 0 ? (english ? 'birth' : '出生') : wordAge(minDays, 'least', language);
  if (maxDays === null) {
    if (minDays === 0) return english ? 'All ages' : '各年龄';
    return english ? `From ${from}` : `${from}及以上`;
  }
  const weeks = lastWeek(maxDays);
  if (weeks !== null)
    return english ? `From ${from}, at most ${weeks} weeks` : `${from}至 ${weeks} 周龄`;
  const before = wordAge(maxDays + 1, 'before', language);
  return english ? `From ${from}, under ${before}` : `${from}至未满 ${before}`;
}
