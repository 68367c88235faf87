import { addDays } from '@contract/time/day-rules';
import { DRAFT, timesProblem } from '../files/fields/times';
import { readInstant } from '../files/fields/day';
import { Refusal } from '../files/fields/refusal';
import type { FieldReader } from '../files/fields/refusal';
import type { TextFile } from './text-entry';

export { DRAFT };

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

/** Reads from when something is shown, as `publishedReader`; null for a draft. */
export const shownFromReader =
  (today: string | null): FieldReader<string | null> =>
  (text) =>
    text === DRAFT ? null : publishedReader(today)(text);

interface Times {
  readonly publishedAt: string | null;
  readonly publishedUntil: string | null;
}

/** Reports an end before the beginning. @param file the one that says both */
export function checkTimes({ publishedAt, publishedUntil }: Times, file: TextFile<unknown>): void {
  const problem = timesProblem(publishedAt, publishedUntil);
  if (problem !== null) file.problems.error(file.fields.lineOf(['until']), 'until', problem);
}

/** An instant as it is written in a file: `2026-01-05 09:00` where it is of Asia/Shanghai and of a whole minute. */
export function writePublished(instant: string): string {
  const [, day, clock] = SHANGHAI.exec(instant) ?? [];
  return day === undefined ? instant : `${day} ${clock ?? ''}`;
}
