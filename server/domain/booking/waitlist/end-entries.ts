import { MAX_OFFERS } from '@contract/waitlist/waitlist-rules';
import { dayOf } from '../../../kernel/clock';
import { namedStatement } from '../../../db/named-statement';
import type { StatementRunner } from '../../../db/statement';
import { IS_SAME_PERSON } from './same-person';
import { ATTENDED_STATUSES, statusList } from '../../../shared/lifecycle/statuses';

/** Entries that one statement looks at. */
export const ENDED_AT_ONCE = 2_000;

/**
 * Ends those of some entries whose waiting is over: the offer was taken, the dose was administered or is booked for the day
 * waited for, `mostOffers` have passed, or that day has passed. It looks at `most` entries `after` one. One row: the last entry
 * looked at, null where there are no more.
 */
export const END_ENTRIES = namedStatement('', 'now today mostOffers most after')`
with page as materialized (
  select id from waitlist_entries where state = 'waiting' and id > :after::bigint order by id limit :most::integer
), ended as (
  update waitlist_entries w set ended_at = :now::timestamptz, state = case
      when exists (select from holds h where h.id = w.hold_id and h.ended_how = 'booked') then 'taken'
      when w.offers_made >= :mostOffers::integer then 'exhausted' else 'over' end
  where w.id = any(array(select id from page)) and w.state = 'waiting' and (
    exists (select from holds h where h.id = w.hold_id and h.ended_how = 'booked')
    or w.day < :today::date
    or (w.offers_made >= :mostOffers::integer and not exists (
      select from holds h where h.id = w.hold_id and h.ended_at is null and h.expires_at > :now::timestamptz))
    or exists (select from orders o where ${IS_SAME_PERSON} and o.vaccine_code = w.vaccine_code
      and o.dose_no = w.dose_no and o.status in (${statusList(ATTENDED_STATUSES)}))
    or exists (select from linkmen l where l.id = w.linkman_id and l.deleted_at is not null)
  )
)
select case when count(*) = :most::integer then max(id) end as last from page`;

/**
 * Ends those of some entries whose people need not wait any more. @param now ms @param after the last entry looked at
 * @param most how many entries are looked at @returns the last one; null where there are no more
 */
export async function endEntries(
  runner: StatementRunner,
  now: number,
  after = 0,
  most = ENDED_AT_ONCE,
): Promise<number | null> {
  const values = { now: new Date(now), today: dayOf(now), mostOffers: MAX_OFFERS, most, after };
  const [row] = await END_ENTRIES.run<{ last: number | null }>(runner, values);
  return row?.last ?? null;
}

/**
 * Ends entries part by part, and goes on where it stopped.
 * @returns what looks at the next part (ms); it returns whether the round goes on
 */
export function createEntryRounds(runner: StatementRunner): (now: number) => Promise<boolean> {
  let after = 0;
  return async (now) => {
    const last = await endEntries(runner, now, after);
    after = last ?? 0;
    return last !== null;
  };
}
