import type { FamilyTime } from '@contract/subscribe/visit-endpoints';
import type { FamilyVisit } from '@contract/subscribe/remedy';
import { isWithin } from '@contract/subscribe/span-rules';
import type { Span } from '@contract/subscribe/span-rules';
import { isFree } from '../../../../shared/slots/availability';
import type { SlotView } from '../../../../shared/slots/availability';
import type { ClockReading } from '../../../../shared/slots/clock-reading';
import type { BookingServices } from '../../submission/services';
import { instantOf } from '../../../../kernel/clock';
import { changeableUntil } from '../../../../shared/lifecycle/lifecycle';
import { familyTimes } from './family-times';
import { slotsOfProducts } from './product-slots';
import type { ProductSlots } from './product-slots';
import { slotsByDay } from './work-days';

/** How many visits a refusal names. */
const VISITS = 3;

/** Criteria of a search for visits. */
export interface VisitSearch {
  readonly depaCode: string;
  /** One product per person. */
  readonly productIds: readonly string[];
  /** Time asked for, ms. */
  readonly around: number;
  /** Days on which everybody may come, both included; null: any. */
  readonly from: string | null;
  readonly to: string | null;
  /** Days within that range on which somebody may not. */
  readonly tooNear?: readonly Span[];
}

/** A visit on a day, with the product of each slot. */
function visitOf(
  day: string,
  { startTime, endTime, together, slotIds }: FamilyTime,
  productIds: readonly string[],
  free: readonly ProductSlots[],
): FamilyVisit {
  const slots = new Map(free.flatMap((product) => product.slots).map((slot) => [slot.id, slot]));
  const seats = slotIds.flatMap((slotId, index) => {
    const slot = slots.get(slotId);
    if (!slot) return [];
    const productId = productIds[index] ?? '';
    const { startTime: from, endTime: to, startsAt } = slot;
    const until = changeableUntil(startsAt);
    return { slotId, productId, startTime: from, endTime: to, changeableUntil: until };
  });
  return { day, startTime, endTime, together, seats };
}

/** The visits nearest in time to the one asked for. @param all slots of each product @param most how many */
export function nearestOf(
  { productIds, around, from, to, tooNear = [] }: Omit<VisitSearch, 'depaCode'>,
  all: readonly ProductSlots[],
  at: ClockReading,
  most = VISITS,
): FamilyVisit[] {
  const suits = (slot: SlotView): boolean =>
    slot.drawnBy === null &&
    isFree(slot, at) &&
    (from === null || slot.day >= from) &&
    (to === null || slot.day <= to) &&
    !isWithin(slot.day, tooNear);
  const products = all.map(({ productId, slots }) => ({
    productId,
    byDay: slotsByDay(slots.filter(suits)),
  }));
  const days = [...(products[0]?.byDay.keys() ?? [])];
  const away = ({ day, startTime }: FamilyVisit): number =>
    Math.abs(instantOf(day, startTime) - around);
  return days
    .flatMap((day) => {
      const free = products.map(({ productId, byDay }) => ({
        productId,
        slots: byDay.get(day) ?? [],
      }));
      return familyTimes(productIds, free).map((time) => visitOf(day, time, productIds, free));
    })
    .sort((a, b) => away(a) - away(b))
    .slice(0, most);
}

/** The nearest visits at the clinic with a place for everybody. */
export const nearestVisits = async (
  services: BookingServices,
  search: VisitSearch,
  at: ClockReading,
): Promise<FamilyVisit[]> => nearestOf(search, await slotsOfProducts(services, search, at), at);
