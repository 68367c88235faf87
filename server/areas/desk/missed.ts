import type { StatementRunner } from '../../db/statement';
import { runStatement } from '../../db/statement';
import { dayOf } from '../../clock';
import { LIFECYCLE } from '../order/lifecycle';

/** Orders dealt with at a time. */
const BATCH = 500;

/** The place stays used, so that only orders are locked. $1 today, $2 statuses, $3 now, $4 most. */
const NOTE_MISSED = `
with before as materialized (
  select id, status from orders where day < $1 and status = any($2::text[]) order by id limit $4
  for no key update skip locked
), moved as (
  update orders o set status = '${LIFECYCLE.noShow.to}', updated_at = $3 from before where o.id = before.id
  returning o.id, before.status as status_before
)
insert into order_events (order_id, at, actor, kind, status_before, status_after)
select id, $3, 'system', '${LIFECYCLE.noShow.event}', status_before, '${LIFECYCLE.noShow.to}' from moved
returning order_id`;

/**
 * Notes as missed whoever was expected on a day that is over and was forgotten at the desk: an order that stays open for
 * ever would keep its owner from booking the dose anew.
 * @returns how many there were.
 */
export async function noteMissed(runner: StatementRunner, now: number): Promise<number> {
  const values = [dayOf(now), LIFECYCLE.noShow.from, new Date(now), BATCH];
  let noted = 0;
  for (let count = BATCH; count === BATCH; noted += count)
    count = (await runStatement(runner, 'note-missed', NOTE_MISSED, values)).length;
  return noted;
}
