import { weekdayOf } from './weekday-rules';

/** Short names of weekdays, Monday first. */
const WEEKDAYS = {
  'zh-CN': '周一 周二 周三 周四 周五 周六 周日',
  en: 'Mon Tue Wed Thu Fri Sat Sun',
} as const;

/** Short names of months in English. */
export const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec';

/**
 * A day, `YYYY-MM-DD`, with its weekday, as pages and messages say it; `withYear`: with its year too, for a day that
 * might be taken for one of another year.
 */
export function dayInWords(day: string, language: 'zh-CN' | 'en', withYear: boolean): string {
  const weekday = WEEKDAYS[language].split(' ')[weekdayOf(day) - 1] ?? '';
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return language === 'en'
    ? `${weekday} ${date} ${MONTHS.split(' ')[month - 1] ?? ''}${withYear ? ` ${year}` : ''}`
    : `${withYear ? `${year}年` : ''}${month}月${date}日 ${weekday}`;
}
