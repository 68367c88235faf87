import { sql } from 'kysely';
import { daysFrom } from '@contract/time/day-rules';
import type { Db } from '../../../db/database';
import { dayOf } from '../../../kernel/clock';
import { readClock } from '../../../shared/slots/clock-reading';
import type { ClosingTarget } from './closing-effect';
import { clinicOrders } from './order-row';
import { slotProducts } from './slot-products';

/** The closed slots of a clinic's day, or the one asked for, by time. */
export async function closedSlots(db: Db, depaCode: string, { day, slotId }: ClosingTarget) {
  let slots = db
    .selectFrom('slots as s')
    .select(['s.id', 's.start_time', 's.closed_at', 's.close_reason', slotProducts.as('products')])
    .where('s.depa_code', '=', depaCode)
    .where('s.day', '=', day)
    .where('s.closed_at', 'is not', null)
    .$narrowType<{ closed_at: Date }>();
  if (slotId !== undefined) slots = slots.where('s.id', '=', slotId);
  return slots.orderBy('s.start_time').execute();
}
/** A row of {@link closedSlots}. */
export type ClosedSlot = Awaited<ReturnType<typeof closedSlots>>[number];

/** Days that orders of notified owners may be on: nobody moves to a day before the closing. */
const daysOf = (first: string, day: string, last: string): string[] => [
  day,
  ...daysFrom(first, last),
];

/** Orders of a clinic whose owners were notified that their slots closed, and when they moved away from one. */
export async function notifiedOrders(
  db: Db,
  depaCode: string,
  day: string,
  slots: readonly ClosedSlot[],
  now: number,
) {
  const closedAt = slots.map(({ closed_at: at }) => at).sort((a, b) => a.getTime() - b.getTime());
  const [first] = closedAt;
  if (first === undefined) return [];
  const productIds = slots.flatMap(({ products }) => products.map(({ id }) => id));
  if (productIds.length === 0) return [];
  const days = daysOf(dayOf(first.getTime()), day, readClock(now).lastDay);
  return clinicOrders(db, depaCode)
    .select(
      sql<string | null>`(
        select split_part(c.note, ' ', 2) from order_events c
        where c.order_id = o.id and c.kind = 'changed' and c.at >= ${first}
          and c.note = any(${slots.map(({ start_time: start }) => `${day} ${start}`)}::text[])
        order by c.at limit 1)`.as('moved_from'),
    )
    .where('o.day', 'in', days)
    .where('o.product_id', 'in', productIds)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('order_events as e')
          .select('e.id')
          .whereRef('e.order_id', '=', 'o.id')
          .where('e.kind', '=', 'slotClosed')
          .where('e.at', 'in', closedAt),
      ),
    )
    .orderBy('o.start_time')
    .orderBy('o.created_at')
    .execute();
}
