import type { SlotView } from '../../../shared/slots/availability';
import type { OrderOfVisit } from './own-visit';

/** How many places orders take in each slot. */
export function seatsOf(orders: readonly Pick<OrderOfVisit, 'slot_id'>[]): Map<number, number> {
  const seats = new Map<number, number>();
  for (const { slot_id: slotId } of orders) seats.set(slotId, (seats.get(slotId) ?? 0) + 1);
  return seats;
}

/**
 * Slots as they are for those who take some of their places and would leave them: these count as free. Slots for tickets of an
 * announced release are left out, since no change leads there.
 */
export const withOwnSeats = (
  slots: readonly SlotView[],
  seats: ReadonlyMap<number, number>,
): SlotView[] =>
  slots
    .filter(({ drawnBy }) => drawnBy === null)
    .map((slot) => {
      const own = seats.get(slot.id);
      if (own === undefined) return slot;
      return { ...slot, remaining: Math.min(slot.capacity, slot.remaining + own) };
    });
