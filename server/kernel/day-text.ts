import { inLanguage } from './language';
import type { Language } from './language';

const WEEKDAYS = { zh: '日 一 二 三 四 五 六', en: 'Sun Mon Tue Wed Thu Fri Sat' };
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec';

/** A day, `YYYY-MM-DD`, in the reader's language: never as "tomorrow", because a message may be read on any day. */
export function dayText(day: string, language: Language): string {
  const at = new Date(`${day}T00:00:00Z`);
  const weekday = inLanguage(WEEKDAYS, language).split(' ')[at.getUTCDay()] ?? '';
  const [month, date] = [at.getUTCMonth(), at.getUTCDate()];
  return language === 'en'
    ? `${weekday} ${date} ${MONTHS.split(' ')[month] ?? ''}`
    : `${month + 1}月${date}日（周${weekday}）`;
}
