import { namedStatement } from '../../../../db/named-statement';
import { OPEN_STATUSES, statusList } from '../../../../shared/lifecycle/statuses';
import type { SlotView } from '../../../../shared/slots/availability';
import type { BookingServices } from '../../submission/services';
import { withOwnDose } from './own-dose-rules';
import type { DoseEntry } from './own-dose-rules';

/** An order that its owner moves, at a clinic and of a product. */
interface MovedOrder {
  readonly depaCode: string;
  readonly productId: string;
  readonly orderId: string | undefined;
  readonly userId: string | null;
}

const ENTRIES = namedStatement('', 'orderId userId depaCode productId')`
select o.day as own_day, u.from_day, u.remaining from orders o
join remaining_doses d on d.depa_code = o.depa_code and d.product_id = o.product_id
cross join lateral unnest(d.from_days, d.remaining) u (from_day, remaining)
where o.id = :orderId and o.user_id = :userId and o.depa_code = :depaCode and o.product_id = :productId
  and o.status in (${statusList(OPEN_STATUSES)})
order by u.from_day`;

interface Row {
  readonly own_day: string;
  readonly from_day: string;
  readonly remaining: number;
}

/** Slots of a product as the owner of an order of it sees them; as they are for others, and where the product is not limited. */
export async function slotsForOwner(
  { runner }: Pick<BookingServices, 'runner'>,
  slots: readonly SlotView[],
  { orderId, userId, ...of }: MovedOrder,
): Promise<readonly SlotView[]> {
  const isLimited = slots.some(({ doses = null }) => doses !== null);
  if (!isLimited || orderId === undefined || userId === null) return slots;
  const rows = await ENTRIES.run<Row>(runner, { orderId, userId, ...of });
  const [first] = rows;
  if (!first) return slots;
  const entries = rows.map(({ from_day: fromDay, remaining }): DoseEntry => ({
    fromDay,
    remaining,
  }));
  return withOwnDose(slots, entries, first.own_day);
}
