import { dayInWords, MONTHS } from '@contract/time/day-text-rules';
import { DAY_MS } from '@contract/time/duration-rules';
import { shanghaiClock, shanghaiDay, shanghaiInstant } from '@contract/time/shanghai-rules';
import { useLanguage } from './language';
import type { Language } from './language';
import { defineMessages, useText } from './messages';
import type { Translate } from './messages';

const DATE_MESSAGES = defineMessages(
  {
    dayOfYear: '{year}年{month}月{date}日',
    dateTime: '{month}月{date}日 {clock}',
    dateTimeText: '{year}年{month}月{date}日 {clock}',
    when: '{day} {start}\u2060–\u2060{end}',
    months: '1 2 3 4 5 6 7 8 9 10 11 12',
    today: '今天',
    tomorrow: '明天',
    near: '{near} {day}',
  },
  {
    dayOfYear: '{date} {month} {year}',
    dateTime: '{date} {month}, {clock}',
    dateTimeText: '{date} {month} {year}, {clock}',
    when: '{day}, {start}\u2060–\u2060{end}',
    months: MONTHS,
    today: 'today',
    tomorrow: 'tomorrow',
    near: '{near}, {day}',
  },
);

/** Formats dates in the current language. Days are `YYYY-MM-DD`; times are ms, shown in Asia/Shanghai. */
export interface DateText {
  /** Day with its weekday; with `today`, also "today" and "tomorrow", and the year of a day in another one. */
  day(day: string, today?: string): string;
  /** A birthday: `YYYY/MM/DD` in every language (specification §3). */
  birthday(day: string): string;
  /** Day with its year: expiry dates, doses. */
  dayOfYear(day: string): string;
  /** Day and time. */
  dateTime(at: number): string;
  /** Year, day and time. */
  dateTimeText(at: number): string;
  /** An appointment: day and time slot; the time range does not break across lines. */
  when(day: string, start: string, end: string, today?: string): string;
}

function dateText(t: Translate<(typeof DATE_MESSAGES)['zh-CN']>, language: Language): DateText {
  const partsOf = (value: string) => {
    const [year = 0, month = 1, date = 1] = value.split('-').map(Number);
    return { year, month: t('months').split(' ')[month - 1] ?? '', date };
  };
  const timed = (at: number) => ({ ...partsOf(shanghaiDay(at)), clock: shanghaiClock(at) });
  const day = (value: string, today?: string): string => {
    const isOtherYear = today !== undefined && value.slice(0, 4) !== today.slice(0, 4);
    const text = dayInWords(value, language, isOtherYear);
    if (value === today) return t('near', { near: t('today'), day: text });
    const before = shanghaiDay(shanghaiInstant(value, '00:00') - DAY_MS);
    return before === today ? t('near', { near: t('tomorrow'), day: text }) : text;
  };
  return {
    day,
    birthday: (value) => value.split('-').join('/'),
    dayOfYear: (value) => t('dayOfYear', partsOf(value)),
    dateTime: (at) => t('dateTime', timed(at)),
    dateTimeText: (at) => t('dateTimeText', timed(at)),
    when: (value, start, end, today) => t('when', { day: day(value, today), start, end }),
  };
}

/** {@link DateText} as a hook; re-renders when the language changes. */
export const useDateText = (): DateText => dateText(useText(DATE_MESSAGES), useLanguage());
