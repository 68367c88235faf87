import type { FamilyTime } from '@contract/subscribe/visit-endpoints';
import { compareText } from '@contract/text/order-rules';
import type { SlotView } from '../../../../shared/slots/availability';
import type { ProductSlots } from './product-slots';

/** Each person's slot, by position; null: not assigned yet. */
type Seating = readonly (SlotView | null)[];

/** Assigns slots to people in a visit that begins at one time. */
class Visit {
  constructor(
    private readonly first: string,
    private readonly productIds: readonly string[],
    private readonly days: readonly ProductSlots[],
  ) {}

  /** Free slots; a slot that products share has its places once for all of them. */
  private slotsOf(person: number, end: string, seating: Seating): SlotView[] {
    const productId = this.productIds[person];
    const slots = this.days.find((day) => day.productId === productId)?.slots ?? [];
    return slots.filter(
      (slot) =>
        slot.startTime >= this.first &&
        slot.startTime <= end &&
        seating.filter((taken) => taken?.id === slot.id).length < slot.remaining,
    );
  }

  /** Assigns everybody without a slot the earliest free one that begins by then; null where somebody gets none. */
  private seatRest(end: string, seating: Seating): readonly SlotView[] | null {
    const all = [...seating];
    for (const [person, seat] of all.entries()) {
      if (seat !== null) continue;
      const [earliest] = this.slotsOf(person, end, all);
      if (!earliest) return null;
      all[person] = earliest;
    }
    return all.filter((seat): seat is SlotView => seat !== null);
  }

  /**
   * Assigns everybody a slot, extending the visit by one person at a time where needed. People with the same product
   * are interchangeable, and of their slots the one that ends last extends the visit furthest: few combinations are
   * tried.
   * @param end end of the latest slot so far; the next one begins by then
   */
  seat(
    end = this.first,
    seating: Seating = this.productIds.map(() => null),
  ): readonly SlotView[] | null {
    const all = this.seatRest(end, seating);
    if (all) return all;
    const waiting = seating.flatMap((seat, person) => (seat === null ? [person] : []));
    const oneOfEach = waiting.filter(
      (person, index) =>
        waiting.findIndex((other) => this.productIds[other] === this.productIds[person]) === index,
    );
    for (const person of oneOfEach) {
      const longer = this.slotsOf(person, end, seating).filter(({ endTime }) => endTime > end);
      const [longest] = longer.sort((a, b) => compareText(b.endTime, a.endTime));
      const found = longest && this.seat(longest.endTime, withSeat(seating, person, longest));
      if (found) return found;
    }
    return null;
  }
}

const withSeat = (seating: Seating, person: number, slot: SlotView): Seating =>
  seating.map((seat, index) => (index === person ? slot : seat));

function timeOf(seats: readonly SlotView[]): FamilyTime {
  const starts = seats.map(({ startTime }) => startTime).sort();
  const ends = seats.map(({ endTime }) => endTime).sort();
  const startTime = starts[0] ?? '';
  return {
    startTime,
    endTime: ends[ends.length - 1] ?? startTime,
    together: startTime === starts[starts.length - 1],
    slotIds: seats.map(({ id }) => id),
  };
}

/** Whether there are fewer doses of a product, which all slots of the day have, than people who come for it. */
const lackDoses = (productIds: readonly string[], days: readonly ProductSlots[]): boolean =>
  days.some(({ productId, slots }) => {
    const [{ doses = null } = {}] = slots;
    return doses !== null && doses < productIds.filter((each) => each === productId).length;
  });

/**
 * Visits of several people together on a day, earliest first: one for each start time that is possible, without waiting
 * between slots (`isOneVisit`).
 * @param productIds one product per person
 * @param days free slots by product, in order of time
 */
export function familyTimes(
  productIds: readonly string[],
  days: readonly ProductSlots[],
): FamilyTime[] {
  if (lackDoses(productIds, days)) return [];
  const starts = new Set(days.flatMap(({ slots }) => slots.map(({ startTime }) => startTime)));
  return [...starts].sort().flatMap((start) => {
    const seats = new Visit(start, productIds, days).seat();
    return seats ? timeOf(seats) : [];
  });
}
