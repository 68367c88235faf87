import { CODE } from '@contract/errors';
import type { DeskAction, DeskOrder } from '@contract/desk/endpoints';
import type { BookingServices } from '../../booking/services';
import { dayOf } from '../../clock';
import type { Db } from '../../db/database';
import type { StaffContext } from '../../http/context';
import { Refused } from '../../http/refused';
import type { Handler } from '../../http/route';
import { takeStep } from '../order/step';
import type { StepRequest } from '../order/step';
import { clinicOrder, deskActions, deskOrderOf } from './order-row';

const MESSAGE = {
  notToday: {
    zh: '预约不在今天，不能登记到诊；请先让接种人改约',
    en: 'This appointment is not today’s. Have it moved first.',
  },
  notYet: {
    zh: '预约时间还没到，不能登记爽约',
    en: 'The time of the appointment has not come yet.',
  },
} as const;

/** Takes a step at the desk's own clinic. @throws Refused 4004 for another clinic's order, 20007 where its state forbids it. */
export async function deskStep(
  services: BookingServices,
  db: Db,
  request: Pick<StepRequest, 'note' | 'cancelReason' | 'lot'> & {
    readonly name: DeskAction;
    readonly orderId: string;
  },
  { staff, language, now }: StaffContext,
): Promise<DeskOrder> {
  const { name, orderId } = request;
  const before = await clinicOrder(db, staff.depaCode, orderId);
  const booked = before.status === 'BOOKED' && !deskActions(before, now).includes(name);
  if (booked && name === 'arrive' && before.day !== dayOf(now))
    throw new Refused(CODE.ORDER_STATE, { message: MESSAGE.notToday });
  if (booked && name === 'noShow') throw new Refused(CODE.ORDER_STATE, { message: MESSAGE.notYet });
  await takeStep(services, db, {
    ...request,
    actor: 'clinic',
    userId: null,
    staffId: staff.staffId,
    now,
  });
  return deskOrderOf(await clinicOrder(db, staff.depaCode, orderId), language, now);
}

export const confirmHandler =
  (services: BookingServices, db: Db): Handler<'POST /desk/confirm.do'> =>
  ({ orderId }, context) =>
    deskStep(services, db, { name: 'confirm', orderId }, context);

export const arriveHandler =
  (services: BookingServices, db: Db): Handler<'POST /desk/arrive.do'> =>
  ({ orderId }, context) =>
    deskStep(services, db, { name: 'arrive', orderId }, context);

export const noShowHandler =
  (services: BookingServices, db: Db): Handler<'POST /desk/noShow.do'> =>
  ({ orderId }, context) =>
    deskStep(services, db, { name: 'noShow', orderId }, context);

/** The vaccination is given: the lot goes onto the order and into its timeline. */
export const finishHandler =
  (services: BookingServices, db: Db): Handler<'POST /desk/finish.do'> =>
  ({ orderId, lot }, context) =>
    deskStep(services, db, { name: 'finish', orderId, lot, note: lot }, context);

/** The clinic cancels; the person is told why. */
export const cancelHandler =
  (services: BookingServices, db: Db): Handler<'POST /desk/cancel.do'> =>
  ({ orderId, reason }, context) =>
    deskStep(
      services,
      db,
      { name: 'cancel', orderId, note: reason, cancelReason: 'clinic' },
      context,
    );
