import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { slotIsNotOver } from './bookable';
import { isSlotOfProduct } from './slot-group';
import { readClock } from './clock-reading';

/**
 * SQL: for clinic product `o`, when places are released next (`release_at`) and the release whose queue allots them
 * (`release_id`); where none are awaited, those of an open queue.
 * @param also condition on the slot
 */
export function nextRelease(now: number, also = sql<boolean>`true`): RawBuilder<unknown> {
  const { lastDay } = readClock(now);
  return sql`(
    select s.release_at, s.release_id from slots s
    where ${isSlotOfProduct} and s.remaining > 0
      and s.closed_at is null and (s.release_at > ${new Date(now)} or s.drawn)
      and s.day <= ${lastDay}::date and ${slotIsNotOver(now)} and ${also}
    order by s.release_at <= ${new Date(now)}, s.release_at, s.release_id nulls last limit 1
  )`;
}
