import type { AlternativeSlot } from '@contract/subscribe/endpoints';
import { isWithin } from '@contract/subscribe/span-rules';
import type { Span } from '@contract/subscribe/span-rules';
import { changeableUntil } from '../../../shared/lifecycle/lifecycle';
import type { ReadingCache } from '../../../kernel/cache';
import type { Language } from '../../../kernel/language';
import { inLanguage } from '../../../kernel/language';
import { bookableIn, isFree, windowMonths } from '../../../shared/slots/availability';
import type { Availability, SlotView } from '../../../shared/slots/availability';
import { metresBetween } from '../../../shared/geo/distance';
import type { ClockReading } from '../../../shared/slots/clock-reading';
import type { ClinicProduct } from '../../../shared/catalogue/clinic-product';
import { cityProductKey, nearestClinics } from './city-clinics';
import type { CityClinic } from './city-clinics';

/** How many alternative slots a refusal names. */
const MOST_ALTERNATIVES = 3;

/** What alternative slots must fulfil. */
export interface SlotSearch {
  readonly clinicProduct: ClinicProduct;
  /** Time asked for, ms; the nearest free slots in time come first. */
  readonly around: number;
  /** Days on which the dose may be administered; null: any. */
  readonly from: string | null;
  readonly to: string | null;
  /** Days within that range on which it may not. */
  readonly tooNear?: readonly Span[];
  /** The slot that was refused. */
  readonly except?: number;
}

/** The `count` free slots nearest to a time, found in one pass, because a rush calls this for every refusal. */
export function nearestFree(
  slots: readonly SlotView[],
  search: Omit<SlotSearch, 'clinicProduct'>,
  at: ClockReading,
  count: number,
): SlotView[] {
  const nearest: SlotView[] = [];
  const distance = (slot: SlotView): number => Math.abs(slot.startsAt - search.around);
  for (const slot of slots) {
    if (slot.id === search.except || slot.drawnBy !== null || !isFree(slot, at)) continue;
    if (
      (search.from !== null && slot.day < search.from) ||
      (search.to !== null && slot.day > search.to)
    )
      continue;
    if (search.tooNear && isWithin(slot.day, search.tooNear)) continue;
    const index = nearest.findIndex((other) => distance(other) > distance(slot));
    if (index >= 0) nearest.splice(index, 0, slot);
    else if (nearest.length < count) nearest.push(slot);
    if (nearest.length > count) nearest.pop();
  }
  return nearest;
}

/** Finds alternative slots: other times of the clinic, then the nearest other clinics of the city. */
export type FindAlternatives = (
  search: SlotSearch,
  at: ClockReading,
  language: Language,
) => Promise<AlternativeSlot[]>;

export function createAlternatives(
  clinicsOf: ReadingCache<string, readonly CityClinic[]>,
  availability: Availability,
): FindAlternatives {
  async function freeAt(
    depaCode: string,
    search: SlotSearch,
    at: ClockReading,
    count: number,
  ): Promise<SlotView[]> {
    const months = windowMonths(at).map((month) =>
      availability.month(depaCode, search.clinicProduct.productId, month),
    );
    return nearestFree((await Promise.all(months)).flat(), search, at, count);
  }

  return async (search, at, language) => {
    const { clinicProduct } = search;
    const word = (clinic: CityClinic, slot: SlotView): AlternativeSlot => ({
      slotId: slot.id,
      depaCode: clinic.depaCode,
      departmentName: inLanguage(clinic.name, language),
      day: slot.day,
      startTime: slot.startTime,
      endTime: slot.endTime,
      residue: bookableIn([slot]),
      changeableUntil: changeableUntil(slot.startsAt),
      distance: Math.round(metresBetween(clinicProduct, clinic)),
    });
    const alternatives: AlternativeSlot[] = [];
    if (clinicProduct.isOnline && clinicProduct.inStock) {
      const here = { ...clinicProduct, name: clinicProduct.departmentName };
      for (const slot of await freeAt(clinicProduct.depaCode, search, at, MOST_ALTERNATIVES))
        alternatives.push(word(here, slot));
    }
    if (alternatives.length === MOST_ALTERNATIVES) return alternatives;
    const { cityCode, productId } = clinicProduct;
    const clinics = await clinicsOf.get(cityProductKey(cityCode, productId));
    const others = nearestClinics(clinics, clinicProduct);
    for (const clinic of others) {
      if (alternatives.length === MOST_ALTERNATIVES) break;
      const [slot] = await freeAt(clinic.depaCode, search, at, 1);
      if (slot) alternatives.push(word(clinic, slot));
    }
    return alternatives;
  };
}
