import { CODE } from '@contract/errors';
import type { Language } from '../../kernel/language';
import type { Refused } from '../../http/refused';
import type { Moment } from '../slots/moment';
import type { Offer } from '../catalogue/offer';
import { refused } from '../refusals/refuse';
import type { BookingServices } from '../booking/services';

/** Why the clinic takes no bookings for the product, with the nearest clinics that do; null where it does. */
export async function offerFault(
  services: BookingServices,
  offer: Offer,
  at: Moment,
  language: Language,
): Promise<Refused | null> {
  if (offer.isOnline && offer.inStock) return null;
  const wish = { offer, around: at.now, from: null, to: null };
  const alternatives = await services.alternatives(wish, at, language);
  const { phone } = offer;
  return offer.isOnline
    ? refused(CODE.SLOT_CLOSED, { case: 'outOfStock', alternatives, phone })
    : refused(CODE.CLINIC_OFFLINE, { alternatives, phone });
}
