import { clockOf } from '@contract/time/clock-rules';
import { isClock } from '../../rules/time-rules';
import { plain } from './plain';
import { quoted, Refusal } from './refusal';
import type { FieldReader } from './refusal';

const CLOCK = /^(\d{1,2}):(\d\d)(?::00)?$/;
/** A part of a day, as spreadsheets store a time. */
const FRACTION = /^0?\.\d+$/;
const MINUTES_A_DAY = 1440;
const SHOULD_BE = 'write the time as 08:30';

/** Reads a time of the day, 0:00 to 23:59, as `HH:mm`. */
export const readClockTime: FieldReader<string> = (text) => {
  const time = plain(text);
  const [, hour = '', minute = ''] = CLOCK.exec(time) ?? [];
  if (hour === '') {
    if (FRACTION.test(time))
      return new Refusal(
        `${quoted(text)} is a spreadsheet’s number for ${clockOf(Math.round(Number(time) * MINUTES_A_DAY))}: format the column as text and ${SHOULD_BE}`,
      );
    return new Refusal(`${quoted(text)} is no time of the 24 hours; ${SHOULD_BE}`);
  }
  const clock = `${hour.padStart(2, '0')}:${minute}`;
  return isClock(clock) ? clock : new Refusal(`${quoted(text)}: times are 00:00 to 23:59`);
};
