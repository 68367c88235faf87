import { breaksUniqueness } from '../../../db/statement';
import { CHANGE_DEADLINE, LIFECYCLE } from '../../../shared/lifecycle/lifecycle';
import { timeValues } from '../../../shared/slots/bookable';
import { readClock } from '../../../shared/slots/clock-reading';
import { HistoryChanged } from '../refusal/history-changed';
import type { BookingServices } from '../submission/services';
import { MOVE_VISIT } from './move-visit-statement';
import type { MovedSlot } from './move-visit-statement';

/** Where one order of a visit is to be. */
export interface Move {
  readonly orderId: string;
  readonly slotId: number;
  /** As a booking's; those of one person follow one another. */
  readonly personTurn: number;
}

/**
 * Moves orders of an account together, all or none. Those who wait for a place that came free are told as after any change.
 * @returns whether the orders and the slots allowed it
 * @throws HistoryChanged where one of the people was booked since this was checked
 */
export async function moveVisit(
  services: Pick<BookingServices, 'runner' | 'engine' | 'availability'>,
  moves: readonly Move[],
  {
    userId,
    actedBy,
    now,
  }: { readonly userId: string; readonly actedBy: string | null; readonly now: number },
): Promise<boolean> {
  const changed = await MOVE_VISIT.run<MovedSlot>(services.runner, {
    ...timeValues(readClock(now)),
    orderId: moves.map(({ orderId }) => orderId),
    slotId: moves.map(({ slotId }) => slotId),
    personTurn: moves.map(({ personTurn }) => personTurn),
    userId,
    actedBy,
    statuses: LIFECYCLE.update.from,
    startsAfter: new Date(now + CHANGE_DEADLINE),
  }).catch((error: unknown) => {
    throw breaksUniqueness(error) ? new HistoryChanged() : error;
  });
  for (const { depa_code: depaCode, slot_id: slotId, places: gained } of changed) {
    if (gained > 0) services.engine.freed(slotId);
    if (gained !== 0) services.availability.count({ depaCode, slotId }, gained);
  }
  return changed.length > 0;
}
