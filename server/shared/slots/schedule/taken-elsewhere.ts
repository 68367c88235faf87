import type { Db } from '../../../db/database';
import { namedStatement } from '../../../db/named-statement';
import { HOLDING_STATUSES } from '../../lifecycle/lifecycle';
import { statusList } from '../../lifecycle/statuses';
import type { SlotGroup, Span } from './read-schedules';
import type { TakenElsewhere } from './taken-elsewhere-rules';

/** Day by day, through the index of days and clinics: a clinic's appointments are few among all of two months. */
const TAKEN = namedStatement('', 'depaCode groupCode first last')`
select o.day, o.start_time as "startTime", count(*)::integer as count
from generate_series(:first::date, :last::date, interval '1 day') d
cross join lateral (
  select o.day, o.start_time, o.slot_id, coalesce(o.booked ->> 'productId', o.product_id) as product_id
  from orders o
  where o.day = d::date and o.depa_code = :depaCode and o.status in (${statusList(HOLDING_STATUSES)})
  offset 0
) o
join slots s on s.id = o.slot_id
where s.group_code <> :groupCode and o.product_id in (
  select g.product_id from slot_group_products g where g.depa_code = :depaCode and g.group_code = :groupCode
)
group by 1, 2`;

/** Appointments of a group's products in slots of groups that these have left. */
export const takenElsewhere = async (
  db: Db,
  { depaCode, groupCode, first, last }: SlotGroup & Span,
): Promise<readonly TakenElsewhere[]> =>
  (await db.executeQuery(TAKEN.query<TakenElsewhere>({ depaCode, groupCode, first, last }))).rows;
