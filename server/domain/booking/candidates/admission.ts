import { CODE } from '@contract/errors';
import { MESSAGE } from '../refusal/refusal-messages';
import { refused } from '../refusal/refuse';
import type { BookingServices } from '../submission/services';
import type { UserContext } from '../../../http/context';

/** An account's admission in the queue of a release. */
export interface Admission {
  readonly ticketId: string;
  /** ms. */
  readonly until: number;
  /** People that may be booked. */
  readonly places: number;
  readonly personKeys: readonly string[];
}

/**
 * What booking these slots requires: null where anybody may book them, or the caller's admission. The booking statement
 * checks it again; this only finds the reason of a refusal.
 * @throws DomainError 20060 without a ticket, 20061 while others are ahead of it
 */
export async function admissionFor(
  services: BookingServices,
  slotIds: readonly number[],
  { userId, now }: Pick<UserContext, 'userId' | 'now'>,
): Promise<Admission | null> {
  const slots = await Promise.all(slotIds.map((id) => services.slots.get(id)));
  // Before the opening, the booking refuses it with the hour of release.
  const released = slots.find((slot) => slot !== null && slot.releaseId !== null);
  const releaseId = released?.releaseId ?? null;
  if (releaseId === null) return null;
  const found = await services.queueTicket(releaseId, userId);
  if (!found || found.release !== 'open') return null;
  const { ticket } = found;
  if (ticket?.state === 'admitted' && ticket.admittedUntil > now) {
    const { id, admittedUntil, places, personKeys } = ticket;
    return { ticketId: id, until: admittedUntil, places, personKeys };
  }
  if (ticket?.state === 'used')
    throw refused(CODE.TICKET_NEEDED, { releaseId, message: MESSAGE.ticketUsed });
  if (ticket?.state === 'lapsed' || ticket?.state === 'admitted')
    throw refused(CODE.TICKET_NEEDED, { releaseId, message: MESSAGE.ticketExpired });
  throw refused(ticket?.state === 'waiting' ? CODE.TICKET_NOT_YET : CODE.TICKET_NEEDED, {
    releaseId,
  });
}

/** @throws DomainError 20062 for a person who is not on the ticket, or for more people than were admitted */
export function checkOnTicket(admission: Admission | null, personKeys: readonly string[]): void {
  if (!admission) return;
  if (personKeys.some((key) => !admission.personKeys.includes(key)))
    throw refused(CODE.TICKET_OTHERS);
  if (personKeys.length > admission.places)
    throw refused(CODE.TICKET_OTHERS, { case: 'fewerRemaining' });
}
