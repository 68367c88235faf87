import type { FamilyTime } from '@contract/subscribe/endpoints';
import { isOneVisit } from '@contract/subscribe/visit-rules';
import { isFree, monthOf } from '../../booking/availability';
import type { SlotView } from '../../booking/availability';
import { momentAt } from '../../booking/moment';
import type { BookingServices } from '../../booking/services';
import type { Handler } from '../../http/route';
import { findOffer } from './candidate';

/** The free slots of one product on the day. */
export interface ProductDay {
  readonly productId: string;
  readonly slots: readonly SlotView[];
}

/** As many people as have a place from one period on, without waiting; null where not everybody has. */
function visitFrom(
  first: string,
  productIds: readonly string[],
  days: readonly ProductDay[],
): FamilyTime | null {
  const chosen = new Array<SlotView | null>(productIds.length).fill(null);
  for (const { productId, slots } of days) {
    const waiting = productIds.flatMap((id, index) => (id === productId ? [index] : []));
    for (const slot of slots) {
      if (slot.startTime < first) continue;
      for (const index of waiting.splice(0, slot.remaining)) chosen[index] = slot;
      if (waiting.length === 0) break;
    }
  }
  const slots = chosen.filter((slot): slot is SlotView => slot !== null);
  if (slots.length < productIds.length || !isOneVisit(slots)) return null;
  const starts = slots.map(({ startTime }) => startTime).sort();
  const ends = slots.map(({ endTime }) => endTime).sort();
  const startTime = starts[0] ?? first;
  if (startTime !== first) return null;
  return {
    startTime,
    endTime: ends[ends.length - 1] ?? first,
    together: starts[0] === starts[starts.length - 1],
    slotIds: slots.map(({ id }) => id),
  };
}

/**
 * The ways for several people to come together on a day, earliest first: from each time on, everybody takes the first
 * place of their product; it counts where nobody has to wait for a later period in between.
 * @param days free slots by product, in order of time
 */
export function familyTimes(
  productIds: readonly string[],
  days: readonly ProductDay[],
): FamilyTime[] {
  const starts = new Set(days.flatMap(({ slots }) => slots.map(({ startTime }) => startTime)));
  return [...starts]
    .sort()
    .map((start) => visitFrom(start, productIds, days))
    .filter((time): time is FamilyTime => time !== null);
}

/** How several people can come together on a day; see {@link familyTimes}. */
export function familyTimesHandler(
  services: BookingServices,
): Handler<'GET /subscribe/subscribe/familyTimes.do'> {
  return async ({ depaCode, day, productIds }, { now }) => {
    const at = momentAt(now);
    const days = await Promise.all(
      [...new Set(productIds)].map(async (productId) => {
        const offer = await findOffer(services, depaCode, productId);
        const month =
          offer.isOnline && offer.inStock
            ? await services.availability.month(depaCode, productId, monthOf(day))
            : [];
        return { productId, slots: month.filter((slot) => slot.day === day && isFree(slot, at)) };
      }),
    );
    return familyTimes(productIds, days);
  };
}
