import type { StatementRunner } from '../../../db/statement';
import { namedStatement } from '../../../db/named-statement';
import { dayOf } from '../../../kernel/clock';
import { LIFECYCLE } from '../../../shared/lifecycle/lifecycle';
import { statusList } from '../../../shared/lifecycle/statuses';
import { CLOSED_REACH } from './cancel-expired';

/** Orders updated at a time. */
const BATCH = 500;

/**
 * A literal, not a parameter, so that the partial index of open orders is used, however many have ended over the years.
 */
const OPEN = statusList(LIFECYCLE.noShow.from);

/** The place stays used, so only orders are locked. */
export const NOTE_MISSED = namedStatement('note-missed', 'today now most')`
with before as materialized (
  select o.id, o.status from orders o join slots s on s.id = o.slot_id
  where o.day < :today and o.status in (${OPEN})
    and (s.closed_at is null or o.day < :today::date - ${CLOSED_REACH})
  order by o.day, o.id limit :most
  for no key update of o skip locked
), moved as (
  update orders o set status = '${LIFECYCLE.noShow.to}', updated_at = :now from before where o.id = before.id
  returning o.id, before.status as status_before
)
insert into order_events (order_id, at, actor, kind, status_before, status_after)
select id, :now, 'system', '${LIFECYCLE.noShow.event}', status_before, '${LIFECYCLE.noShow.to}' from moved
returning order_id`;

/**
 * Marks as no-show the orders of past days that the desk left open: an order that stays open would keep its owner from
 * booking the dose again. Those of closed slots are left to `createCancelExpired`, which gives the money back.
 * @returns how many there were.
 */
export async function noteMissed(runner: StatementRunner, now: number): Promise<number> {
  const values = { today: dayOf(now), now: new Date(now), most: BATCH };
  let selfReported = 0;
  for (let count = BATCH; count === BATCH; selfReported += count)
    count = (await NOTE_MISSED.run(runner, values)).length;
  return selfReported;
}
