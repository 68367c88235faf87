import { plain } from './plain';
import { quoted, Refusal } from './refusal';
import type { FieldReader } from './refusal';

const NAMES = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const CHINESE = '一二三四五六日';
const NAME = /^(mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday|s|rs|r)?\.?$/;
/** What spreadsheets make of `1-5`. */
const DATE =
  /^\d{1,2}月\d{1,2}日$|^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|^\d{1,2}-[a-z]{3}$|^[a-z]{3}-\d{1,2}$|^\d{5}$/i;
const SHOULD_BE = 'write weekdays as 1 (Monday) to 7 (Sunday), such as 1,3,5 or 周一至周五';

function weekdayNumber(word: string): number | null {
  if (/^[1-7]$/.test(word)) return Number(word);
  const [, chinese = ''] = /^(?:周|星期|礼拜)([一二三四五六日天])$/.exec(word) ?? [];
  if (chinese !== '') return CHINESE.indexOf(chinese === '天' ? '日' : chinese) + 1;
  const [, name = ''] = NAME.exec(word) ?? [];
  return name === '' ? null : NAMES.indexOf(name) + 1;
}

function rangeOf(part: string): readonly number[] | null {
  const [first = '', last = first, ...more] = part.split(/\s*[-~至到]\s*/);
  const [from, to] = [weekdayNumber(first), weekdayNumber(last)];
  if (from === null || to === null || from > to || more.length > 0) return null;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Reads weekdays, 1 Monday … 7 Sunday: numbers and names, lists and ranges. @returns each once, in order */
export const readWeekdays: FieldReader<readonly number[]> = (text) => {
  const words = plain(text).toLowerCase();
  if (DATE.test(words))
    return new Refusal(
      `${quoted(text)} is a date: a spreadsheet has taken a range such as 1-5 for one; ${SHOULD_BE}`,
    );
  const parts = words
    .replace(/\s*([-~至到])\s*/g, (_, sign: string) => sign)
    .split(/[\s,;、/]+/)
    .filter((part) => part !== '');
  const weekdays = new Set<number>();
  for (const part of parts) {
    const range = rangeOf(part);
    if (!range) return new Refusal(`${quoted(text)}: ${SHOULD_BE}`);
    range.forEach((weekday) => weekdays.add(weekday));
  }
  return weekdays.size > 0
    ? [...weekdays].sort((a, b) => a - b)
    : new Refusal(`${quoted(text)}: ${SHOULD_BE}`);
};

/** Reads one weekday, 1 Monday … 7 Sunday. */
export const readWeekday: FieldReader<number> = (text) =>
  weekdayNumber(plain(text).toLowerCase()) ??
  new Refusal(`${quoted(text)} is no weekday: write 1 (Monday) to 7 (Sunday)`);
