import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { momentAt } from './moment';

/** SQL condition: slot `s` can be taken now. The same rule as booking's `slotFault`, which decides in the end. */
export const slotIsFree = (now: number): RawBuilder<boolean> => {
  const { today, clock, lastDay } = momentAt(now);
  return sql<boolean>`s.remaining > 0 and s.closed_at is null
    and s.day between ${today}::date and ${lastDay}::date
    and (s.day > ${today}::date or s.end_time > ${clock})
    and (s.release_at is null or s.release_at <= ${new Date(now)})`;
};

/** SQL: the first day with a slot `s` of offer `o` that can be taken now, as `day`. @param also asked of the slot */
export const firstFreeDay = (now: number, also = sql<boolean>`true`): RawBuilder<unknown> => sql`(
  select s.day from slots s
  where s.depa_code = o.depa_code and s.product_id = o.product_id and ${slotIsFree(now)} and ${also}
  order by s.day limit 1
)`;
