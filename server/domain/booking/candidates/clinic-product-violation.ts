import { CODE } from '@contract/errors';
import type { Language } from '../../../kernel/language';
import type { DomainError } from '../../../http/domain-error';
import type { ClockReading } from '../../../shared/slots/clock-reading';
import type { ClinicProduct } from '../../../shared/catalogue/clinic-product';
import { refused } from '../refusal/refuse';
import type { BookingServices } from '../submission/services';

/** Why the clinic takes no bookings for the product, with the nearest clinics that do; null where it does. */
export async function clinicProductViolation(
  services: BookingServices,
  clinicProduct: ClinicProduct,
  at: ClockReading,
  language: Language,
): Promise<DomainError | null> {
  if (!clinicProduct.isOffered) return refused(CODE.NOT_FOUND, { case: 'notOffered' });
  if (clinicProduct.isOnline && clinicProduct.inStock) return null;
  const search = { clinicProduct, around: at.now, from: null, to: null };
  const alternatives = await services.alternatives(search, at, language);
  const { phone } = clinicProduct;
  return clinicProduct.isOnline
    ? refused(CODE.SLOT_CLOSED, { case: 'outOfStock', alternatives, phone })
    : refused(CODE.CLINIC_OFFLINE, { alternatives, phone });
}
