import { addDays, isDay } from '@contract/time/day-rules';
import { isCatalogueDay } from '../../rules/time-rules';
import { plain } from './plain';
import { quoted, Refusal } from './refusal';
import type { FieldReader } from './refusal';

/** 2026-1-5, 2026/1/5, 2026.1.5 · 2026年1月5日 · 20260105. */
const FORMS = [
  /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/,
  /^(\d{4})( ?年 ?)(\d{1,2}) ?月 ?(\d{1,2}) ?日?$/,
  /^(\d{4})()(\d\d)(\d\d)$/,
];
/** Spreadsheets write a day that was formatted as a time too with midnight. */
const MIDNIGHT = / 0?0:00(?::00)?$/;
/** Days since the end of 1899, as spreadsheets count; a part of a day behind the point. */
const SERIAL = /^\d{5}(?:\.\d+)?$/;
const SERIAL_START = '1899-12-30';
const YEAR_LAST = /^\d{1,2}([-/.])\d{1,2}\1\d{1,4}$/;
const SHOULD_BE = 'write the day as 2026-01-05';

function wrongDay(text: string, day: string): Refusal {
  if (SERIAL.test(day))
    return new Refusal(
      `${quoted(text)} is a spreadsheet’s number for ${addDays(SERIAL_START, Math.floor(Number(day)))}: format the column as text and ${SHOULD_BE}`,
    );
  if (YEAR_LAST.test(day))
    return new Refusal(`${quoted(text)}: the year comes first, in four digits; ${SHOULD_BE}`);
  return new Refusal(`${quoted(text)} is no day; ${SHOULD_BE}`);
}

/** Reads a day of 2000 to 2099, as `YYYY-MM-DD`. */
export const readDay: FieldReader<string> = (text) => {
  const written = plain(text).replace(MIDNIGHT, '');
  const found = FORMS.map((form) => form.exec(written)).find((match) => match !== null);
  if (!found) return wrongDay(text, written);
  const [, year = '', , month = '', date = ''] = found;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (!isDay(day)) return new Refusal(`the calendar has no ${day}`);
  return isCatalogueDay(day)
    ? day
    : new Refusal(`${quoted(text)} is not in the years 2000 to 2099; ${SHOULD_BE}`);
};

const WITH_TIME = /^(.+?日?)[T ]?\s*(\d{1,2}):(\d\d)(?::(\d\d))?(?:\+08:00)?$/;

/**
 * Reads a day, or a day and a time of Asia/Shanghai as `2026-01-05 09:00`.
 * @returns an ISO instant with the offset of Asia/Shanghai; without a time that of midnight
 */
export const readInstant: FieldReader<string> = (text) => {
  const [, written = text, hour = '0', minute = '00', second = '00'] =
    WITH_TIME.exec(plain(text)) ?? [];
  const day = readDay(written.trim());
  if (day instanceof Refusal) return day;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59)
    return new Refusal(`${quoted(text)}: there is no such time; write it as 2026-01-05 09:00`);
  return `${day}T${hour.padStart(2, '0')}:${minute}:${second}+08:00`;
};
