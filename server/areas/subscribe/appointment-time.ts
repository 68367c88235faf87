import type { Db } from '../../db/database';
import { messageOf } from '../../http/messages';
import type { Handler } from '../../http/route';
import { monthOf } from '../../domain/slots/availability';
import type { Unbooked } from '../../domain/booking/booking';
import { momentAt } from '../../domain/slots/moment';
import type { Moment } from '../../domain/slots/moment';
import { refusedSlot } from '../../domain/refusals/refuse';
import type { BookingServices } from '../../domain/booking/services';
import { slotFault } from '../../domain/slots/slot-state';
import type { SlotTimes } from '../../domain/slots/slot-state';

/** Why a slot cannot be taken; null where it can. */
export function slotObstacle(
  slot: (SlotTimes & { readonly remaining: number; readonly drawnBy?: string | null }) | undefined,
  at: Moment,
): Unbooked | null {
  if (!slot) return { kind: 'noSuchSlot' };
  const kind = slotFault(slot, at);
  if (kind === 'notReleased') return { kind, releaseAt: slot.releaseAt ?? at.now };
  if (kind) return { kind };
  if (slot.drawnBy) return { kind: 'byTicket', releaseId: slot.drawnBy };
  return slot.remaining > 0 ? null : { kind: 'full' };
}

/** The same from the database itself, for a change that was not made. */
export async function slotObstacleNow(db: Db, id: number, at: Moment): Promise<Unbooked | null> {
  const row = await db
    .selectFrom('slots')
    .select(['day', 'end_time', 'remaining', 'closed_at', 'release_at', 'release_id', 'drawn'])
    .where('id', '=', id)
    .executeTakeFirst();
  return slotObstacle(
    row && {
      day: row.day,
      endTime: row.end_time,
      closed: row.closed_at !== null,
      releaseAt: row.release_at?.getTime() ?? null,
      remaining: row.remaining,
      drawnBy: row.drawn ? row.release_id : null,
    },
    at,
  );
}

/** Whether a slot can still be taken, by the provider's clock. */
export function appointmentTimeHandler(
  services: BookingServices,
): Handler<'GET /subscribe/subscribe/isAppointmentTime.do'> {
  return async ({ slotId }, { now, language }) => {
    const place = await services.slots.get(slotId);
    const month = place
      ? await services.availability.month(place.depaCode, place.productId, monthOf(place.day))
      : [];
    const obstacle = slotObstacle(
      month.find(({ id }) => id === slotId),
      momentAt(now),
    );
    if (obstacle === null) return { bookable: true, reason: '' };
    const { code, details } = refusedSlot(obstacle, []);
    return { bookable: false, reason: messageOf(code, language, details) };
  };
}
