import { CODE } from '@contract/errors';
import type { ParsedInputOf } from '@contract/endpoints';
import type { Outcome } from '../../domain/booking/submission/booking';
import { checkedAnew } from '../../domain/booking/refusal/history-changed';
import { refused } from '../../domain/booking/refusal/refuse';
import type { BookingServices } from '../../domain/booking/submission/services';
import type { Db } from '../../db/database';
import type { UserContext } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { admissionFor, checkOnTicket } from '../../domain/booking/candidates/admission';
import { orderToReplace } from '../../domain/booking/candidates/replacement';
import { ordersOfKey } from '../../domain/booking/submission/orders-of-key';
import {
  bookingOf,
  checkRequest,
  refusalOf,
} from '../../domain/booking/candidates/booking-request';
import type { Checked } from '../../domain/booking/candidates/booking-request';

type Name = 'POST /subscribe/subscribe/addV2.do';
type Input = ParsedInputOf<Name>;

async function take(
  services: BookingServices,
  input: Input,
  replaceOrderId: string | null,
  checked: Checked,
  context: UserContext,
): Promise<Outcome> {
  const { engine, bookGroup } = services;
  const admission = await admissionFor(services, [input.slotId], context);
  checkOnTicket(admission, [checked.recipient.personKey]);
  const booking = bookingOf(services, checked, input.idempotencyKey, input, context);
  const holdId = input.holdId ?? null;
  const ticketId = admission?.ticketId ?? null;
  if (ticketId === null && holdId === null && replaceOrderId === null) return engine.book(booking);
  if (ticketId === null && holdId !== null && replaceOrderId === null) {
    const made = await engine.bookHeld(booking, holdId);
    if (made) return made;
  }
  const outcome = await bookGroup({
    bookings: [booking],
    holdId,
    replaceOrderIds: [replaceOrderId],
    visitId: null,
    ticketId,
  });
  // If the admission has expired meanwhile, that is the reason, whatever remains of the slots.
  if (outcome.kind === 'unbooked' && ticketId !== null)
    await admissionFor(services, [input.slotId], { ...context, now: services.now() });
  if (outcome.kind === 'unbooked') return outcome.why;
  if (outcome.kind === 'notReplaceable')
    throw refused(CODE.NOT_REPLACEABLE, { orderId: replaceOrderId });
  return { kind: 'booked', orderId: outcome.orderIds[0] ?? '', replay: outcome.replay };
}

async function book(
  services: BookingServices,
  db: Db,
  input: Input,
  context: UserContext,
): Promise<string> {
  const replacing = await orderToReplace(db, input, context);
  const checked = await checkRequest(services, db, input, context, replacing);
  const outcome = await take(services, input, replacing ?? null, checked, context);
  if (outcome.kind === 'booked') return outcome.orderId;
  throw await refusalOf(services, db, checked, outcome, context);
}

/**
 * Books a slot. The same key of the same account always answers the order that it first made, even where the request
 * has changed or would be refused now; a new booking needs a new key.
 */
export function addHandler(services: BookingServices, db: Db): Handler<Name> {
  return async (input, context) => {
    const submitId = input.idempotencyKey;
    try {
      const orderId = await checkedAnew(() => book(services, db, input, context));
      return { submitId, orderId };
    } catch (error) {
      // The engine answers replays itself; here a replay would be refused because of the order that it made.
      if (!(error instanceof DomainError)) throw error;
      const [order] = await ordersOfKey(db, context.userId, submitId);
      if (!order) throw error;
      return { submitId, orderId: order.id };
    }
  };
}
