import { addDays } from '@contract/linkman/age-rules';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { momentAt } from '../../booking/moment';

/**
 * SQL condition: slot `s` can be taken now. The same rule as booking's `slotFault`, which decides in the end.
 * @param days only within so many days, today the first; by default the whole window.
 */
export const slotIsFree = (now: number, days?: number): RawBuilder<boolean> => {
  const { today, clock, lastDay } = momentAt(now);
  const soon = days === undefined ? lastDay : addDays(today, days - 1);
  const last = soon < lastDay ? soon : lastDay;
  return sql<boolean>`s.remaining > 0 and s.closed_at is null
    and s.day between ${today}::date and ${last}::date
    and (s.day > ${today}::date or s.end_time > ${clock})
    and (s.release_at is null or s.release_at <= ${new Date(now)})`;
};
