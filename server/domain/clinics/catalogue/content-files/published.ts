import { addDays } from '@contract/time/day-rules';
import { readInstant } from '../files/fields/day';
import { Refusal } from '../files/fields/refusal';
import type { FieldReader } from '../files/fields/refusal';

const RELATIVE = /^today(?: - (\d{1,4}) days?)?(?: (\d\d:\d\d))?$/;
const SHANGHAI = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):00\+08:00$/;

/**
 * Reads when something was published: a day, a day with a time, or so many days before today, as sample data has it.
 * @param today `YYYY-MM-DD`; null where days are to be written out, as a folder would say another thing each day
 */
export const publishedReader =
  (today: string | null): FieldReader<string> =>
  (text) => {
    const [found, ago = '0', clock = '00:00'] = RELATIVE.exec(text) ?? [];
    if (found === undefined) return readInstant(text);
    if (today === null)
      return new Refusal(`“${text}” is another day each day; write it as 2026-01-05 09:00`);
    return readInstant(`${addDays(today, -Number(ago))} ${clock}`);
  };

/** An instant as it is written in a file: `2026-01-05 09:00` where it is of Asia/Shanghai and of a whole minute. */
export function writePublished(instant: string): string {
  const [, day, clock] = SHANGHAI.exec(instant) ?? [];
  return day === undefined ? instant : `${day} ${clock ?? ''}`;
}
