import { messageOf } from '../../http/messages';
import type { Handler } from '../../http/route';
import { monthOf } from '../../shared/slots/availability';
import { readClock } from '../../shared/slots/clock-reading';
import { refusedSlot } from '../../domain/booking/refusal/refuse';
import type { BookingServices } from '../../domain/booking/submission/services';
import { slotUnavailability, publicReason } from '../../shared/slots/slot-state';

/** Whether a slot can still be booked, by the provider's clock. */
export function appointmentTimeHandler(
  services: BookingServices,
): Handler<'GET /subscribe/subscribe/isAppointmentTime.do'> {
  return async ({ slotId }, { now, language }) => {
    const slot = await services.slots.get(slotId);
    const [productId] = slot?.productIds ?? [];
    const month =
      slot && productId !== undefined
        ? await services.availability.month(slot.depaCode, productId, monthOf(slot.day))
        : [];
    const unavailability = slotUnavailability(
      month.find(({ id }) => id === slotId),
      readClock(now),
    );
    if (unavailability === null) return { bookable: true, reason: '' };
    const { code, details } = refusedSlot(publicReason(unavailability), []);
    return { bookable: false, reason: messageOf(code, language, details) };
  };
}
