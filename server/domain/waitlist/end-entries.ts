import { MAX_OFFERS } from '@contract/waitlist/waitlist-rules';
import { dayOf } from '../../kernel/clock';
import { runStatement } from '../../db/statement';
import type { StatementRunner } from '../../db/statement';
import { IS_SAME_PERSON } from './same-person';
import { ATTENDED_STATUSES, statusList } from '../lifecycle/statuses';

/**
 * Ends the entries whose waiting is over: the offer was taken, the dose was administered or is booked for the day
 * waited for, $3 offers have passed, or no day is left. $1 now, $2 today, $3 most offers.
 */
const END_ENTRIES = `
update waitlist_entries w set ended_at = $1::timestamptz, state = case
    when exists (select from holds h where h.id = w.hold_id and h.ended_how = 'booked') then 'taken'
    when w.offers_made >= $3::integer then 'exhausted' else 'over' end
where w.state = 'waiting' and (
  exists (select from holds h where h.id = w.hold_id and h.ended_how = 'booked')
  or coalesce(w.day, w.to_day) < $2::date
  or (w.offers_made >= $3::integer and not exists (
    select from holds h where h.id = w.hold_id and h.ended_at is null and h.expires_at > $1::timestamptz))
  or exists (select from orders o where ${IS_SAME_PERSON} and o.vaccine_code = w.vaccine_code
    and o.dose_no = w.dose_no and o.status in (${statusList(ATTENDED_STATUSES)}))
  or exists (select from linkmen l where l.id = w.linkman_id and l.deleted_at is not null)
)`;

/** Ends the entries of people who need not wait any more. */
export async function endEntries(runner: StatementRunner, now: number): Promise<void> {
  await runStatement(runner, '', END_ENTRIES, [new Date(now), dayOf(now), MAX_OFFERS]);
}
