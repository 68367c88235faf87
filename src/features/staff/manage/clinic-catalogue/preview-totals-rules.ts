import type { PreviewDay } from '@contract/manage/catalogue-endpoints';

/** Places of a day in all, before and after a change. */
export interface DayTotal {
  readonly day: string;
  readonly before: number;
  readonly after: number;
  readonly isChanged: boolean;
}

/** Sums of days; a day has changed where any of its times has, whatever its sum. */
export const totalsOf = (days: readonly PreviewDay[]): DayTotal[] =>
  days.map(({ day, times }) => ({
    day,
    before: times.reduce((sum, { before }) => sum + before, 0),
    after: times.reduce((sum, { after }) => sum + after, 0),
    isChanged: times.some(({ before, after }) => before !== after),
  }));
