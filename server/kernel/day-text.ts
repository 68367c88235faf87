import { dayInWords } from '@contract/time/day-text-rules';
import type { Language } from './language';

/**
 * A day, `YYYY-MM-DD`, in the reader's language: never as "tomorrow", because a message may be read on any day.
 * `readOn`: the day on which it is read, which leaves out the year of a day in the same one; null: it may be read in
 * any year, as a file.
 */
export const dayText = (day: string, language: Language, readOn: string | null): string =>
  dayInWords(day, language, readOn?.slice(0, 4) !== day.slice(0, 4));
