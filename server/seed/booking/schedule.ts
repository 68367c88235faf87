import type { SeedClinic } from '../clinics/departments';
import { daysFrom, weekdayOf } from '../dates';
import type { OfferRow, ProductRow, SlotRow } from '../rows';
import { isWorkday, slotsOfWorkday, weekdaysOf } from './slots';

/** What a schedule is made for; the rows of clinics and products by their ids. */
export interface Offering {
  clinics: ReadonlyMap<string, SeedClinic>;
  products: ReadonlyMap<string, ProductRow>;
  offers: readonly OfferRow[];
}

/**
 * All slots from `first` to `last`, both included, of the offers in stock at clinics that are online. A later call with later days adds
 * rows and repeats none, so a daily job extends the schedule with the one new day.
 */
export function* scheduleOf(
  { clinics, products, offers }: Offering,
  first: string,
  last: string,
  today: string,
): Generator<SlotRow> {
  const days = daysFrom(first, last).map((day) => ({ day, weekday: weekdayOf(day) }));
  for (const offer of offers) {
    const clinic = clinics.get(offer.depaCode);
    const product = products.get(offer.productId);
    if (!clinic?.isOnline || !product || !offer.inStock) continue;
    const weekdays = new Set(weekdaysOf(clinic, product));
    for (const { day, weekday } of days)
      if (weekdays.has(weekday) && isWorkday(clinic, day))
        yield* slotsOfWorkday(clinic, product, day, today);
  }
}
