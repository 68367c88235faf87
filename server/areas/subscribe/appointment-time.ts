import { messageOf } from '../../http/messages';
import type { Handler } from '../../http/route';
import { monthOf } from '../../domain/slots/availability';
import { momentAt } from '../../domain/slots/moment';
import { refusedSlot } from '../../domain/refusals/refuse';
import type { BookingServices } from '../../domain/booking/services';
import { slotUnavailability, toTell } from '../../domain/slots/slot-state';

/** Whether a slot can still be taken, by the provider's clock. */
export function appointmentTimeHandler(
  services: BookingServices,
): Handler<'GET /subscribe/subscribe/isAppointmentTime.do'> {
  return async ({ slotId }, { now, language }) => {
    const place = await services.slots.get(slotId);
    const month = place
      ? await services.availability.month(place.depaCode, place.productId, monthOf(place.day))
      : [];
    const obstacle = slotUnavailability(
      month.find(({ id }) => id === slotId),
      momentAt(now),
    );
    if (obstacle === null) return { bookable: true, reason: '' };
    const { code, details } = refusedSlot(toTell(obstacle), []);
    return { bookable: false, reason: messageOf(code, language, details) };
  };
}
