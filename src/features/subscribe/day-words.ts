import { serverToday } from '@/http/server-clock';
import type { DateText } from '@/i18n/date-text';

/** A day that may be far off: with its weekday in this year, with its year in any other. */
export const dayWords = (dates: DateText, day: string): string =>
  day.slice(0, 4) === serverToday().slice(0, 4) ? dates.day(day) : dates.dayOfYear(day);

/** The provider's sentence with its day, `YYYY-MM-DD`, in words; it follows where the sentence does not name it. */
export function withDayInWords(
  sentence: string,
  day: string | null,
  dates: DateText,
  follows: (day: string) => string,
): string {
  if (!day) return sentence;
  const words = dayWords(dates, day);
  return sentence.includes(day)
    ? sentence.split(day).join(words)
    : `${sentence} ${follows(words)}`.trim();
}
