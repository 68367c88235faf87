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

const capitalised = (text: string): string => text[0]?.toUpperCase() + text.slice(1);

/** An age range in English: years up to the last one that is whole within it, as health services write it. */
function englishRange(minDays: number, maxDays: number | null): string {
  const from = minDays === 0 ? 'birth' : wordAge(minDays, 'least', 'en');
  if (maxDays === null) return minDays === 0 ? 'All ages' : `From ${from}`;
  const weeks = lastWeek(maxDays);
  if (weeks !== null) return capitalised(`${from} to ${weeks} weeks`);
  const end = ageSpan(maxDays + 1, 'before');
  if (end.unit !== 'years')
    return capitalised(`${from} to under ${wordAge(maxDays + 1, 'before', 'en')}`);
  const isYears = minDays > 0 && ageSpan(minDays, 'least').unit === 'years';
  return capitalised(
    `${isYears ? ageSpan(minDays, 'least').count : from} to ${end.count - 1} years`,
  );
}

/** An age range in words, e.g. 6 月龄及以上, 9 周岁至未满 46 周岁. Days since birth; no upper end: null. */
export function ageText(minDays: number, maxDays: number | null, language: Language): string {
  if (language === 'en') return englishRange(minDays, maxDays);
  const from = minDays === 0 ? '出生' : wordAge(minDays, 'least', language);
  if (maxDays === null) return minDays === 0 ? '各年龄' : `${from}及以上`;
  const weeks = lastWeek(maxDays);
  if (weeks !== null) return `${from}至 ${weeks} 周龄`;
  return `${from}至未满 ${wordAge(maxDays + 1, 'before', language)}`;
}
