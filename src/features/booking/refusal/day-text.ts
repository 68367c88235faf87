import { serverToday } from '@/http/server-clock';
import type { DateText } from '@/i18n/date-text';

/** A day that may be far off: with its weekday if it is in this year, else with its year. */
export const dayText = (dates: DateText, day: string): string =>
  day.slice(0, 4) === serverToday().slice(0, 4) ? dates.day(day) : dates.dayOfYear(day);

const DAY = /\d{4}-\d{2}-\d{2}/g;

/** The provider's sentence with its days, `YYYY-MM-DD`, spelled out; `day` is appended where the sentence lacks it. */
export function withDaySpelledOut(
  sentence: string,
  day: string | null,
  dates: DateText,
  follows: (day: string) => string,
): string {
  const said = sentence.replace(DAY, (each) => dayText(dates, each));
  return !day || sentence.includes(day) ? said : `${said} ${follows(dayText(dates, day))}`.trim();
}
