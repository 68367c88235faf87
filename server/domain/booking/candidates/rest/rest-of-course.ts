import { CODE } from '@contract/errors';
import type { Db } from '../../../../db/database';
import type { UserContext } from '../../../../http/context';
import type { BookingServices } from '../../submission/services';
import type { ClinicProduct } from '../../../../shared/catalogue/clinic-product';
import { unfitPerson } from '../../../../shared/doses/eligibility';
import { elsewhereViolation } from '../../../../shared/doses/elsewhere';
import type { Records } from '../../../../shared/doses/elsewhere';
import { allows } from '../../../../shared/lifecycle/lifecycle';
import { isActive, OPEN_STATUSES } from '../../../../shared/lifecycle/statuses';
import { stateOf } from '../../order/order-row';
import { orderOfCourse, orderTimes } from '../../order/own-order';
import type { OrderTime } from '../../order/own-order';
import type { Recipient } from '../../../../shared/recipients/recipient-history';
import { refused, refusedPerson } from '../../refusal/refuse';
import { isFree, windowMonths } from '../../../../shared/slots/availability';
import { readClock } from '../../../../shared/slots/clock-reading';
import { findClinicProduct, findDose, findRecipientHistory } from '../candidate';
import { clinicProductViolation } from '../clinic-product-violation';
import { clinicOf } from '../remedy-facts';
import { atSameTime } from '../same-time';
import { planRest } from './rest-rules';
import type { FreeSlot, OpenDose, PlannedDose, RestAsked } from './rest-rules';

type Asker = Pick<UserContext, 'userId' | 'now' | 'today' | 'language'>;

/** The rest of the course that an order belongs to. */
export interface FoundRest {
  readonly order: NonNullable<Awaited<ReturnType<typeof orderOfCourse>>>;
  readonly clinicProduct: ClinicProduct;
  readonly recipient: Recipient;
  readonly doses: readonly PlannedDose[];
}

const openDose = (row: OrderTime): OpenDose => ({
  orderId: row.id,
  doseNo: row.dose_no,
  slotId: row.slot_id,
  day: row.day,
  startTime: row.start_time,
  endTime: row.end_time,
});

/** The person's appointments of the vaccine. */
async function openOrders(
  db: Db,
  { administered }: Records,
  { vaccineCode }: ClinicProduct,
  userId: string,
): Promise<OrderTime[]> {
  const ids = administered.flatMap(({ code, status, orderId }) =>
    code === vaccineCode && isActive(status) && orderId !== null ? orderId : [],
  );
  return ids.length === 0 ? [] : orderTimes(db, ids, userId);
}

/** Whether an appointment for a dose before all of these was made here and has ended. */
async function hasEndedEarlier(
  db: Db,
  linkmanId: string,
  { vaccineCode }: ClinicProduct,
  open: readonly OpenDose[],
): Promise<boolean> {
  const first = Math.min(...open.map(({ doseNo }) => doseNo));
  if (first === Infinity || first === 1) return false;
  const ended = await db
    .selectFrom('orders')
    .select('id')
    .where('linkman_id', '=', linkmanId)
    .where('vaccine_code', '=', vaccineCode)
    .where('dose_no', '<', first)
    .executeTakeFirst();
  return ended !== undefined;
}

/** Free times of the product at the clinic within the window that need no ticket. */
async function freeSlots(
  services: BookingServices,
  { depaCode, productId }: ClinicProduct,
  { open }: Recipient,
  now: number,
): Promise<FreeSlot[]> {
  const at = readClock(now);
  const months = await Promise.all(
    windowMonths(at).map((month) => services.availability.month(depaCode, productId, month)),
  );
  return months
    .flat()
    .filter((slot) => slot.drawnBy === null && isFree(slot, at))
    .map((slot) => ({ ...slot, isElsewhere: atSameTime({ depaCode, ...slot }, open) !== null }));
}

/**
 * Plans what is left of the course that an own order belongs to.
 * @param chosen slots that the person chose, by number of the dose
 * @throws DomainError 4004 for an order that is not the caller's; the clinic's, the person's or another account's refusal
 */
export async function findRest(
  services: BookingServices,
  db: Db,
  {
    orderId,
    chosen = [],
  }: {
    readonly orderId: string;
    readonly chosen?: readonly { readonly doseNo: number; readonly slotId: number }[] | undefined;
  },
  { userId, now, today, language }: Asker,
): Promise<FoundRest> {
  const order = await orderOfCourse(db, orderId, userId);
  if (!order || order.linkman_id === null) throw refused(CODE.NOT_FOUND, { case: 'noSuchOrder' });
  const clinicProduct = await findClinicProduct(services, order.depa_code, order.product_id);
  const closed = await clinicProductViolation(services, clinicProduct, readClock(now), language);
  if (closed) throw closed;
  const whose = { linkmanId: order.linkman_id, userId };
  const { recipient, ...records } = await findRecipientHistory(
    services,
    whose,
    clinicProduct.vaccineCode,
  );
  const unfit = unfitPerson(recipient, clinicProduct.course, today);
  if (unfit) throw refusedPerson(unfit, undefined, clinicOf(clinicProduct));

  const rows = await openOrders(db, records, clinicProduct, userId);
  // A missed appointment that nobody has noted yet is none; one that cannot be moved any more stands as it is.
  const isPast = ({ day, status }: OrderTime): boolean =>
    day < today && (OPEN_STATUSES as readonly string[]).includes(status);
  const isMovable = (row: OrderTime): boolean =>
    row.depa_code === clinicProduct.depaCode &&
    row.product_id === clinicProduct.productId &&
    allows('cancel', stateOf(row), 'user', now);
  const apart = new Set(rows.filter((row) => isPast(row) || isMovable(row)).map(({ id }) => id));
  const administered = records.administered.filter(
    ({ orderId: id }) => id === null || !apart.has(id),
  );
  const open = rows.filter((row) => !isPast(row) && isMovable(row)).map(openDose);
  const asked: RestAsked = {
    person: recipient,
    course: clinicProduct.course,
    administered,
    open,
    isEarlierMissing: await hasEndedEarlier(db, order.linkman_id, clinicProduct, open),
    slots: await freeSlots(services, clinicProduct, recipient, now),
    today,
    around: order.start_time,
    chosen: new Map(chosen.map(({ doseNo, slotId }) => [doseNo, slotId])),
  };
  const doses = planRest(asked);
  for (const { doseNo, slot } of doses) {
    if (!slot) continue;
    const dose = findDose(clinicProduct.course.doses, doseNo);
    const one = { person: recipient, course: clinicProduct.course, dose, from: slot.day, today };
    const hidden = elsewhereViolation(one, { ...records, administered: administered });
    if (hidden) throw refusedPerson(hidden, undefined, clinicOf(clinicProduct));
  }
  return { order, clinicProduct, recipient, doses };
}
