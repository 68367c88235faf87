import type { DeskVisit } from '@contract/desk/desk-visit';
import type { DeskDay, DeskSlot, DeskTime } from '@contract/desk/endpoints';
import type { OrderStatus } from '@contract/order/status-rules';
import { compareText } from '@contract/text/order-rules';
import type { BookingServices } from '../../domain/booking/submission/services';
import type { Db } from '../../db/database';
import { inLanguage } from '../../kernel/language';
import type { Language } from '../../kernel/language';
import type { Handler } from '../../http/route';
import { recordAccesses } from '../../shared/access-log/record-accesses';
import { daySlots } from '../../domain/staff/desk/clinic-slots';
import { visitsOf } from '../../domain/staff/desk/desk-visits';
import { dayOrders, deskOrderOf } from '../../domain/staff/desk/order-row';
import { OPEN_STATUSES } from '../../shared/lifecycle/statuses';

const slotsOn = async (
  db: Db,
  depaCode: string,
  day: string,
  language: Language,
): Promise<DeskSlot[]> => {
  const rows = await daySlots(db, depaCode, day);
  return rows.map((row) => ({
    slotId: row.id,
    products: row.products.map(({ id, name }) => ({
      productId: id,
      productName: inLanguage(name, language),
    })),
    startTime: row.start_time,
    endTime: row.end_time,
    capacity: row.capacity,
    taken: row.capacity - row.remaining - row.held,
    held: row.held,
    left: row.remaining,
    closed: row.closed_at !== null,
    closeReason: row.close_reason,
  }));
};

/** Slots and visits by time; a visit is at the time when its first part begins. */
export function timesOf(slots: readonly DeskSlot[], visits: readonly DeskVisit[]): DeskTime[] {
  const times = new Map<string, { slots: DeskSlot[]; visits: DeskVisit[]; end: string }>();
  const at = (start: string, end: string) => {
    const found = times.get(start) ?? { slots: [], visits: [], end };
    times.set(start, found);
    return found;
  };
  for (const slot of slots) at(slot.startTime, slot.endTime).slots.push(slot);
  for (const visit of visits) {
    const [first] = visit.orders;
    if (first) at(first.startTime, first.endTime).visits.push(visit);
  }
  return [...times]
    .sort(([a], [b]) => compareText(a, b))
    .map(([startTime, { slots: own, visits: coming, end }]) => ({
      startTime,
      endTime: end,
      slots: own,
      visits: coming,
    }));
}

/** A clinic's day: its slots, and all its orders, from expected ones to no-shows. */
export function dayHandler({ cipher }: BookingServices, db: Db): Handler<'GET /desk/day.do'> {
  return async ({ day: asked }, { staff, language, now, today }): Promise<DeskDay> => {
    const day = asked ?? today;
    const [slots, rows] = await Promise.all([
      slotsOn(db, staff.depaCode, day, language),
      dayOrders(db, staff.depaCode, day),
    ]);
    const part = 'dayList';
    const accessed = rows.map(
      ({ user_id: userId, id: subject }) => ({ userId, part, subject }) as const,
    );
    await recordAccesses(db, staff, accessed, now);
    const orders = rows.map((row) => ({
      visitId: row.visit_id,
      order: deskOrderOf(cipher, row, language, now),
    }));
    const count = (statuses: readonly OrderStatus[]): number =>
      rows.filter(({ status }) => statuses.includes(status)).length;
    return {
      day,
      times: timesOf(slots, visitsOf(orders)),
      counts: {
        expected: count(OPEN_STATUSES),
        arrived: count(['ARRIVED']),
        done: count(['DONE']),
        noShow: count(['NO_SHOW']),
      },
    };
  };
}
