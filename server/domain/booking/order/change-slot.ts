import { breaksUniqueness } from '../../../db/statement';
import type { BookingServices } from '../submission/services';
import { CHANGE_DEADLINE, LIFECYCLE } from '../../../shared/lifecycle/lifecycle';
import { HistoryChanged } from '../refusal/history-changed';
import { readClock } from '../../../shared/slots/clock-reading';
import { timeValues } from '../../../shared/slots/bookable';
import { CHANGE } from './change-statement';
import type { ChangeRow } from './change-statement';

/** An order's move to another slot, as its owner asks for it. */
export interface SlotChange {
  readonly orderId: string;
  readonly userId: string;
  /** The caregiver who acts for the owner. */
  readonly actedBy: string | null;
  readonly slotId: number;
  /** As a booking's. */
  readonly personTurn: number;
  /** ms. */
  readonly now: number;
}

/**
 * Moves an order to another slot of the same clinic and product. @returns whether the order and the slot allowed it.
 * @throws HistoryChanged where the person was booked since this was checked
 */
export async function changeSlot(
  services: Pick<BookingServices, 'runner' | 'engine' | 'availability'>,
  { orderId, userId, actedBy, slotId, personTurn, now }: SlotChange,
): Promise<boolean> {
  const [moved] = await CHANGE.run<ChangeRow>(services.runner, {
    ...timeValues(readClock(now)),
    orderId,
    userId,
    actedBy,
    slotId,
    personTurn,
    statuses: LIFECYCLE.update.from,
    startsAfter: new Date(now + CHANGE_DEADLINE),
  }).catch((error: unknown) => {
    throw breaksUniqueness(error) ? new HistoryChanged() : error;
  });
  if (!moved) return false;
  const { depa_code: depaCode, from_slot: fromSlot, to_slot: toSlot } = moved;
  services.engine.freed(fromSlot);
  services.availability.count({ depaCode, slotId: fromSlot }, 1);
  services.availability.count({ depaCode, slotId: toSlot }, -1);
  return true;
}
