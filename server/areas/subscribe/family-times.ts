import type { BookingServices } from '../../domain/booking/submission/services';
import { findClinicProduct } from '../../domain/booking/candidates/candidate';
import { familyTimes } from '../../domain/booking/candidates/days/family-times';
import { isFree, monthOf } from '../../shared/slots/availability';
import { readClock } from '../../shared/slots/clock-reading';
import type { Handler } from '../../http/route';

/** Visits of several people together on a day; see `familyTimes`. */
export function familyTimesHandler(
  services: BookingServices,
): Handler<'GET /subscribe/subscribe/familyTimes.do'> {
  return async ({ depaCode, day, productIds }, { now }) => {
    const at = readClock(now);
    const days = await Promise.all(
      [...new Set(productIds)].map(async (productId) => {
        const clinicProduct = await findClinicProduct(services, depaCode, productId);
        const month =
          clinicProduct.isOnline && clinicProduct.inStock
            ? await services.availability.month(depaCode, productId, monthOf(day))
            : [];
        return { productId, slots: month.filter((slot) => slot.day === day && isFree(slot, at)) };
      }),
    );
    return familyTimes(productIds, days);
  };
}
