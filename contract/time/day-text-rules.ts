/** Short names of weekdays, Sunday first. */
const WEEKDAYS = {
  'zh-CN': '周日 周一 周二 周三 周四 周五 周六',
  en: 'Sun Mon Tue Wed Thu Fri Sat',
} as const;

/** Short names of months in English. */
export const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec';

/**
 * A day, `YYYY-MM-DD`, with its weekday, as pages and messages say it; `withYear`: with its year too, for a day that
 * might be taken for one of another year.
 */
export function dayInWords(day: string, language: 'zh-CN' | 'en', withYear: boolean): string {
  const at = new Date(`${day}T00:00:00Z`);
  const weekday = WEEKDAYS[language].split(' ')[at.getUTCDay()] ?? '';
  const [year, month, date] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  return language === 'en'
    ? `${weekday} ${date} ${MONTHS.split(' ')[month] ?? ''}${withYear ? ` ${year}` : ''}`
    : `${withYear ? `${year}年` : ''}${month + 1}月${date}日 ${weekday}`;
}
