import type { ClosedOutcome, ClosedPerson } from '@contract/desk/endpoints';
import type { OrderStatus } from '@contract/order/status-rules';
import type { BookingServices } from '../../domain/booking/submission/services';
import type { Db } from '../../db/database';
import type { Handler } from '../../http/route';
import { LIFECYCLE } from '../../shared/lifecycle/lifecycle';
import { recordAccesses } from '../../shared/access-log/record-accesses';
import { closedSlots, notifiedOrders } from '../../domain/staff/desk/notified-orders';
import type { ClosedSlot } from '../../domain/staff/desk/notified-orders';
import { deskOrderOf } from '../../domain/staff/desk/order-row';
import type { ClinicOrder } from '../../domain/staff/desk/order-row';
import { ATTENDED_STATUSES } from '../../shared/lifecycle/statuses';

const OPEN: readonly OrderStatus[] = LIFECYCLE.update.from;
const SERVED: readonly OrderStatus[] = ATTENDED_STATUSES;

function outcomeOf({ status, slot_id: slotId }: ClinicOrder, slots: readonly ClosedSlot[]) {
  if (SERVED.includes(status)) return 'served' satisfies ClosedOutcome;
  if (!OPEN.includes(status)) return 'ended' satisfies ClosedOutcome;
  return (slots.some(({ id }) => id === slotId) ? 'waiting' : 'moved') satisfies ClosedOutcome;
}

/**
 * Who was notified of a closed day or slot. The event has the time of the closing; an order that has moved since is
 * found by the time that it moved from.
 */
export function closingHandler(
  { cipher }: BookingServices,
  db: Db,
): Handler<'GET /desk/closing.do'> {
  return async (target, { staff, language, now }) => {
    const slots = await closedSlots(db, staff.depaCode, target);
    const rows = await notifiedOrders(db, staff.depaCode, target.day, slots, now);
    const part = 'dayList';
    const accessed = rows.map(
      ({ user_id: userId, id: subject }) => ({ userId, part, subject }) as const,
    );
    await recordAccesses(db, staff, accessed, now);
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
