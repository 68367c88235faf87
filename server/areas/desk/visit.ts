import { CODE } from '@contract/errors';
import type { DeskVisit } from '@contract/desk/desk-visit';
import type { OrderStatus } from '@contract/order/status-rules';
import type { BookingServices } from '../../domain/booking/submission/services';
import { takeStepsTogether } from '../../domain/booking/visit/steps-together';
import type { StepTogether } from '../../domain/booking/visit/steps-together';
import { visitsOf } from '../../domain/staff/desk/desk-visits';
import {
  clinicOrder,
  deskActions,
  deskOrderOf,
  personOf,
  stepOf,
  visitOrders,
} from '../../domain/staff/desk/order-row';
import type { ClinicOrder } from '../../domain/staff/desk/order-row';
import type { Db } from '../../db/database';
import { breaksUniqueness } from '../../db/statement';
import type { StaffContext } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { recordAccesses } from '../../shared/access-log/record-accesses';
import { orderOfCode } from './find';

type Desk = Pick<BookingServices, 'cipher'>;

/** What an order comes together with, itself among it: whoever has moved away or cancelled is not. That the desk saw them is recorded. */
async function visitOfOrder(
  { cipher }: Desk,
  db: Db,
  row: ClinicOrder,
  { staff, language, now }: StaffContext,
): Promise<DeskVisit> {
  const { visit_id: visitId, day, id } = row;
  const { depaCode } = staff;
  const all = visitId === null ? [] : await visitOrders(db, { depaCode, day, visitId });
  const rows = all.some((other) => other.id === id) ? all : [row];
  const visits = visitsOf(
    rows.map((each) => ({ visitId, order: deskOrderOf(cipher, each, language, now) })),
  );
  const orders = visits.find((visit) => visit.orders.some(({ orderId }) => orderId === id))?.orders;
  const seen = new Set(orders?.map(({ orderId }) => orderId));
  const accessed = rows
    .filter((each) => seen.has(each.id))
    .map(({ user_id: userId, id: subject }) => ({ userId, part: 'appointment', subject }) as const);
  await recordAccesses(db, staff, accessed, now);
  return { visitId, orders: orders ?? [] };
}

/** The visit of the clinic that a QR code or a reference belongs to. */
export function findVisitHandler(
  services: BookingServices,
  db: Db,
): Handler<'GET /desk/findVisit.do'> {
  return async ({ code }, context) => {
    const row = await orderOfCode(services.orderKey, db, context.staff.depaCode, code);
    return { ...(await visitOfOrder(services, db, row, context)), orderId: row.id };
  };
}

const MESSAGE = {
  notOne: {
    zh: '所选的预约不属于同一次到诊，请分别签到',
    en: 'These appointments are not one visit. Check them in one by one.',
  },
  notNow: {
    zh: '{name}的预约现在不能签到（日期 {day}），还没有人签到。请刷新后核对',
    en: 'The appointment of {name} on {day} cannot be checked in now. No one has been checked in. Refresh and check again.',
  },
  bookedAnew: {
    zh: '其中一人已重新预约这一剂，还没有人签到。请刷新后按新的预约签到',
    en: 'One of them has booked this dose again. No one has been checked in. Refresh and use the new appointment.',
  },
} as const;

const PRESENT: readonly OrderStatus[] = ['ARRIVED', 'DONE'];

/** The orders to check in. @throws DomainError where one of them is not of the visit, or cannot be checked in */
function arriving(
  { cipher }: Desk,
  rows: readonly ClinicOrder[],
  { now }: StaffContext,
): ClinicOrder[] {
  const [first] = rows;
  const isOne = rows.every(
    ({ visit_id: visitId, day }) => visitId === first?.visit_id && day === first?.day,
  );
  if (rows.length > 1 && (!isOne || first?.visit_id === null))
    throw new DomainError(CODE.NOT_ONE_VISIT, { message: MESSAGE.notOne });
  const absent = rows.filter(({ status }) => !PRESENT.includes(status));
  const refused = absent.find((row) => !deskActions(row, now).includes('arrive'));
  if (refused) {
    const params = { name: personOf(cipher, refused).name, day: refused.day };
    throw new DomainError(CODE.ORDER_STATE, { message: MESSAGE.notNow, params });
  }
  return absent;
}

/** Checks in everybody of a visit in one transaction; whoever is checked in already, as by their own phone, stays so. */
export function arriveVisitHandler(
  services: BookingServices,
  db: Db,
): Handler<'POST /desk/arriveVisit.do'> {
  const read = async (orderIds: readonly string[], { staff }: StaffContext) => {
    const rows: ClinicOrder[] = [];
    for (const orderId of new Set(orderIds))
      rows.push(await clinicOrder(db, staff.depaCode, orderId));
    return rows;
  };
  const steps = (rows: readonly ClinicOrder[], { staff, now }: StaffContext): StepTogether[] =>
    rows.map(({ id: orderId, status }) => {
      const name = stepOf('arrive', status) === 'arriveLate' ? 'arriveLate' : 'arrive';
      return { name, orderId, actor: 'clinic', userId: null, staffId: staff.staffId, now };
    });
  const arrive = async (orderIds: readonly string[], context: StaffContext): Promise<void> => {
    const absent = arriving(services, await read(orderIds, context), context);
    if (absent.length > 0) await takeStepsTogether(services, db, steps(absent, context));
  };
  return async ({ orderIds }, context) => {
    try {
      await arrive(orderIds, context);
    } catch (error) {
      if (breaksUniqueness(error))
        throw new DomainError(CODE.DUPLICATE_ORDER, { message: MESSAGE.bookedAnew });
      if (!(error instanceof DomainError) || error.code !== CODE.ORDER_STATE) throw error;
      // One of them may have checked in by their own phone meanwhile.
      await arrive(orderIds, context);
    }
    const [first] = await read(orderIds, context);
    if (!first) throw new DomainError(CODE.NOT_FOUND);
    return visitOfOrder(services, db, first, context);
  };
}
