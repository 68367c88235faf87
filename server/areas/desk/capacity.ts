import type { BookingServices } from '../../domain/booking/submission/services';
import { setCapacity } from '../../domain/staff/desk/capacity';
import type { Db } from '../../db/database';
import type { Handler } from '../../http/route';

/**
 * Sets a slot's capacity and records by whom; the change applies to the remaining places, and freed ones may be offered
 * to the waiting list.
 */
export function capacityHandler(
  services: BookingServices,
  db: Db,
): Handler<'POST /desk/capacity.do'> {
  return async ({ slotId, capacity }, { staff, now }) => {
    const slot = await setCapacity(db, { slotId, capacity, staff, now });
    services.engine.freed(slotId);
    return { slotId: slot.id, capacity: slot.capacity, left: slot.remaining };
  };
}
