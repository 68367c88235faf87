import type { ScheduleRow } from '../../../catalogue/rows';

/** What a row of a schedule says beside clinic, products and weekday, as a text to compare it by. */
export const scheduleTerms = (row: ScheduleRow): string =>
  [
    row.startTime,
    row.endTime,
    row.slotMinutes,
    row.capacity,
    row.validFrom,
    row.validUntil,
    row.releaseDays,
    row.releaseTime,
  ].join(' ');
