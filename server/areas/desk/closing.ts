import type { ClosedOutcome, ClosedPerson } from '@contract/desk/endpoints';
import { addDays } from '@contract/time/day-rules';
import type { OrderStatus } from '@contract/order/status-rules';
import { sql } from 'kysely';
import { readClock } from '../../domain/slots/clock-reading';
import type { BookingServices } from '../../domain/booking/services';
import { dayOf } from '../../kernel/clock';
import type { Db } from '../../db/database';
import type { Handler } from '../../http/route';
import { LIFECYCLE } from '../../domain/lifecycle/lifecycle';
import type { ClosingTarget } from '../../domain/desk/closing-effect';
import { clinicOrders, deskOrderOf } from '../../domain/desk/order-row';
import type { ClinicOrder } from '../../domain/desk/order-row';

const OPEN: readonly OrderStatus[] = LIFECYCLE.update.from;
const SERVED: readonly OrderStatus[] = ['ARRIVED', 'DONE'];

async function closedSlots(db: Db, depaCode: string, { day, slotId }: ClosingTarget) {
  let slots = db
    .selectFrom('slots')
    .select(['id', 'product_id', 'start_time', 'closed_at', 'close_reason'])
    .where('depa_code', '=', depaCode)
    .where('day', '=', day)
    .where('closed_at', 'is not', null)
    .$narrowType<{ closed_at: Date }>();
  if (slotId !== undefined) slots = slots.where('id', '=', slotId);
  return slots.orderBy('start_time').execute();
}
type ClosedSlot = Awaited<ReturnType<typeof closedSlots>>[number];

/** Days that orders of notified owners may be on: nobody moves to a day before the closing. */
function daysFrom(first: string, day: string, last: string): string[] {
  const days = [day];
  for (let each = first; each <= last; each = addDays(each, 1)) days.push(each);
  return days;
}

function outcomeOf({ status, slot_id: slotId }: ClinicOrder, slots: readonly ClosedSlot[]) {
  if (SERVED.includes(status)) return 'served' satisfies ClosedOutcome;
  if (!OPEN.includes(status)) return 'ended' satisfies ClosedOutcome;
  return (slots.some(({ id }) => id === slotId) ? 'waiting' : 'moved') satisfies ClosedOutcome;
}

/**
 * Who was notified of a closed day or slot. The event has the time of the closing; an order that has moved since is
 * found
 * by the time that it moved from.
 */
export function closingHandler(
  { cipher }: BookingServices,
  db: Db,
): Handler<'GET /desk/closing.do'> {
  return async (target, { staff, language, now }) => {
    const slots = await closedSlots(db, staff.depaCode, target);
    const closedAt = slots.map(({ closed_at: at }) => at).sort((a, b) => a.getTime() - b.getTime());
    const [first] = closedAt;
    if (first === undefined) return { reason: '', people: [] };
    const { day } = target;
    const days = daysFrom(dayOf(first.getTime()), day, readClock(now).lastDay);
    const rows = await clinicOrders(db, staff.depaCode)
      .select(
        sql<string | null>`(
          select split_part(c.note, ' ', 2) from order_events c
          where c.order_id = o.id and c.kind = 'changed' and c.at >= ${first}
            and c.note = any(${slots.map(({ start_time: start }) => `${day} ${start}`)}::text[])
          order by c.at limit 1)`.as('moved_from'),
      )
      .where('o.day', 'in', days)
      .where(
        'o.product_id',
        'in',
        slots.map(({ product_id: productId }) => productId),
      )
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
    const people = rows.flatMap((row): ClosedPerson[] => {
      const own = slots.find(({ id }) => id === row.slot_id);
      const from = own?.start_time ?? row.moved_from;
      if (from === null) return [];
      const order = deskOrderOf(cipher, row, language, now);
      return [{ outcome: outcomeOf(row, slots), from, order }];
    });
    return { reason: slots[0]?.close_reason ?? '', people };
  };
}
