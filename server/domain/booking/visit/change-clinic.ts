import { CODE } from '@contract/errors';
import { isOneVisit } from '@contract/subscribe/one-visit-rules';
import type { Db } from '../../../db/database';
import type { UserContext } from '../../../http/context';
import type { DomainError } from '../../../http/domain-error';
import { newOrderId } from '../../../shared/lifecycle/order-id';
import { readClock } from '../../../shared/slots/clock-reading';
import { bookingOf } from '../candidates/booking-request';
import { HistoryChanged } from '../refusal/history-changed';
import { MESSAGE } from '../refusal/refusal-messages';
import { refused, refusedSlot } from '../refusal/refuse';
import type { Booking } from '../submission/booking';
import type { GroupOutcome } from '../submission/engine/group-booking';
import { keyOfDose } from '../submission/orders-of-key';
import type { BookingServices } from '../submission/services';
import { nearestAt, visitWindows } from './free-for-visit';
import type { JudgedMove } from './judge-move';
import { judgedMoves, movableOrders } from './movable-orders';
import type { Moves } from './movable-orders';
import type { Orders } from './own-visit';
import { isPaidAhead, isSamePrice, orderWithOtherNotice, productsAt } from './visits-at-clinics';

/** A visit that is to be at another clinic. */
export interface ClinicChange {
  readonly idempotencyKey: string;
  readonly depaCode: string;
  readonly moves: Moves;
}

/** Why a visit cannot be moved to a clinic as it is; null where it can. */
async function clinicRefusal(
  services: BookingServices,
  orders: Orders,
  depaCode: string,
): Promise<DomainError | null> {
  const [{ id: orderId, depa_code: own }] = orders;
  if (depaCode === own)
    return refused(CODE.NOT_REPLACEABLE, { orderId, message: MESSAGE.ownClinic });
  if (isPaidAhead(orders))
    return refused(CODE.NOT_REPLACEABLE, { orderId, message: MESSAGE.prepaid });
  const products = await productsAt(services, orders, depaCode);
  if (!isSamePrice(orders, products))
    return refused(CODE.NOT_REPLACEABLE, { orderId, message: MESSAGE.otherPrice });
  const unread = orderWithOtherNotice(orders, products);
  return unread ? refused(CODE.DISCLOSURE_MISSING, { productId: unread.product_id }) : null;
}

/** The orders to be made: as those that they replace, at the other clinic's price. */
const bookingsOf = (
  services: BookingServices,
  judged: readonly JudgedMove[],
  { idempotencyKey }: ClinicChange,
  context: UserContext,
): Booking[] =>
  judged.map((one, index) => {
    const { order, slotId, recipient, clinicProduct } = one;
    const request = {
      ...{ depaCode: clinicProduct.depaCode, productId: clinicProduct.productId, slotId },
      ...{ linkmanId: recipient.linkmanId, doseNo: order.dose_no },
      guidelineVersion: order.guideline_version,
    };
    const key = keyOfDose(idempotencyKey, index);
    const booking = bookingOf(
      services,
      { ...one, request },
      key,
      { remark: order.remark },
      context,
    );
    return { ...booking, mobile: order.mobile };
  });

/** Why nothing was booked. */
async function bookingRefusal(
  services: BookingServices,
  orders: Orders,
  judged: readonly JudgedMove[],
  outcome: Exclude<GroupOutcome, { readonly kind: 'booked' }>,
  { userId, now }: UserContext,
): Promise<DomainError> {
  const orderId = orders[outcome.index]?.id ?? orders[0].id;
  if (outcome.kind === 'notReplaceable') return refused(CODE.NOT_REPLACEABLE, { orderId });
  if (outcome.why.kind === 'overtaken') return new HistoryChanged();
  const at = readClock(now);
  const [{ clinicProduct, slot } = { clinicProduct: null, slot: null }] = judged;
  const windows = await visitWindows(services, orders, at, userId);
  const depaCode = clinicProduct?.depaCode ?? orders[0].depa_code;
  const around = slot ?? { day: at.today, startTime: at.clock };
  const visits = await nearestAt(services, { orders, depaCode, windows, around }, at);
  return refusedSlot(outcome.why, [], { visits });
}

/**
 * Moves a visit to another clinic: books it there and cancels it here in one transaction, all or none. The new orders have the
 * recipients, doses, contact and remark of the old ones.
 * @returns the new orders, in the order of the moves
 * @throws DomainError where an order or slot does not allow it, where something was paid ahead, or where price or notice differ
 */
export async function changeClinic(
  services: BookingServices,
  db: Db,
  change: ClinicChange,
  context: UserContext,
): Promise<readonly string[]> {
  const { depaCode, moves } = change;
  const orders = await movableOrders(db, moves, context);
  const refusal = await clinicRefusal(services, orders, depaCode);
  if (refusal) throw refusal;
  const judged = await judgedMoves(services, db, { orders, moves, depaCode }, context);
  const slots = judged.map(({ slot }) => slot);
  if (!isOneVisit(slots) || slots.some(({ day }) => day !== slots[0]?.day))
    throw refused(CODE.NOT_ONE_VISIT);
  const outcome = await services.bookGroup({
    bookings: bookingsOf(services, judged, change, context),
    holdId: null,
    replaceOrderIds: orders.map(({ id }) => id),
    visitId: orders.length > 1 ? newOrderId(context.now) : null,
  });
  if (outcome.kind === 'booked') return outcome.orderIds;
  throw await bookingRefusal(services, orders, judged, outcome, context);
}
