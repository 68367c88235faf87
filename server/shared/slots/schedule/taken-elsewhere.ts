import type { Db } from '../../../db/database';
import { namedStatement } from '../../../db/named-statement';
import { HOLDING_STATUSES } from '../../lifecycle/lifecycle';
import { statusList } from '../../lifecycle/statuses';
import type { SlotGroup, Span } from './read-schedules';
import type { TakenElsewhere } from './taken-elsewhere-rules';

const TAKEN = namedStatement('', 'depaCode groupCode first last')`
select o.day, o.start_time as "startTime", count(*)::integer as count
from orders o join slots s on s.id = o.slot_id
where o.depa_code = :depaCode and o.day between :first::date and :last::date and o.status in (${statusList(HOLDING_STATUSES)})
  and s.group_code <> :groupCode
  and coalesce(o.booked ->> 'productId', o.product_id) in (
    select g.product_id from slot_group_products g where g.depa_code = :depaCode and g.group_code = :groupCode
  )
group by 1, 2`;

/** Appointments of a group's products in slots of groups that these have left. */
export const takenElsewhere = async (
  db: Db,
  { depaCode, groupCode, first, last }: SlotGroup & Span,
): Promise<readonly TakenElsewhere[]> =>
  (await db.executeQuery(TAKEN.query<TakenElsewhere>({ depaCode, groupCode, first, last }))).rows;
