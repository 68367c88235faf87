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
    let unavailability: ReturnType<typeof slotUnavailability> = { kind: 'noSuchSlot' };
    // Of those that share it one may have no doses left while another has.
    for (const productId of slot?.productIds ?? []) {
      if (!slot || unavailability === null) break;
      const month = await services.availability.month(slot.depaCode, productId, monthOf(slot.day));
      const found = month.find(({ id }) => id === slotId);
      unavailability = slotUnavailability(found, readClock(now));
      if (unavailability?.kind !== 'noDoses') break;
    }
    if (unavailability === null) return { bookable: true, reason: '' };
    const { code, details } = refusedSlot(publicReason(unavailability), []);
    return { bookable: false, reason: messageOf(code, language, details) };
  };
}
