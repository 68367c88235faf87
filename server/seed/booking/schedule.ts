import { daysFrom } from '@contract/time/day-rules';
import { weekdayOf } from '@contract/time/weekday-rules';
import type { SeedClinic } from '../clinics/departments';
import type { ClinicProductRow, ProductRow, SlotRow } from '../../catalogue/rows';
import { isWorkday, slotsOfWorkday, weekdaysOf } from './slots';

/** Input of a schedule; clinics and products by their ids. */
export interface Offering {
  clinics: ReadonlyMap<string, SeedClinic>;
  products: ReadonlyMap<string, ProductRow>;
  clinicProducts: readonly ClinicProductRow[];
}

/**
 * All slots from `first` to `last`, both included, of clinic products in stock at clinics that are online. Calls with
 * different days never repeat a slot, so a daily job can add the one new day.
 */
export function* scheduleOf(
  { clinics, products, clinicProducts }: Offering,
  first: string,
  last: string,
  today: string,
): Generator<SlotRow> {
  const days = daysFrom(first, last).map((day) => ({ day, weekday: weekdayOf(day) }));
  for (const clinicProduct of clinicProducts) {
    const clinic = clinics.get(clinicProduct.depaCode);
    const product = products.get(clinicProduct.productId);
    if (!clinic?.isOnline || !product || !clinicProduct.inStock) continue;
    const weekdays = new Set(weekdaysOf(clinic, product));
    for (const { day, weekday } of days)
      if (weekdays.has(weekday) && isWorkday(clinic, day))
        yield* slotsOfWorkday(clinic, product, day, today);
  }
}
