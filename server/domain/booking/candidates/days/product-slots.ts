import { clinicProductKey } from '../../../../shared/catalogue/clinic-product';
import { windowMonths } from '../../../../shared/slots/availability';
import type { SlotView } from '../../../../shared/slots/availability';
import type { ClockReading } from '../../../../shared/slots/clock-reading';
import type { BookingServices } from '../../submission/services';

/** Slots of one product. */
export interface ProductSlots {
  readonly productId: string;
  readonly slots: readonly SlotView[];
}

/** Products of a clinic, and in which months, `YYYY-MM`: those that can be booked now where none are named. */
interface Asked {
  readonly depaCode: string;
  readonly productIds: readonly string[];
  readonly months?: readonly string[];
}

/** Slots of each product, once each; none outside the months that can be booked, nor of a product that the clinic does not give now. */
export function slotsOfProducts(
  { clinicProducts, availability }: BookingServices,
  { depaCode, productIds, months }: Asked,
  at: ClockReading,
): Promise<ProductSlots[]> {
  const bookable = windowMonths(at).filter((month) => months?.includes(month) ?? true);
  return Promise.all(
    [...new Set(productIds)].map(async (productId) => {
      const found = await clinicProducts.get(clinicProductKey(depaCode, productId));
      const isGiven = found !== null && found.isOnline && found.inStock;
      const slots = (isGiven ? bookable : []).map((month) =>
        availability.month(depaCode, productId, month),
      );
      return { productId, slots: (await Promise.all(slots)).flat() };
    }),
  );
}
