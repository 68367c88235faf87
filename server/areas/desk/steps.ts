import { CODE } from '@contract/errors';
import type { DeskOrder } from '@contract/desk/desk-order';
import type { OrderStatus } from '@contract/order/status-rules';
import type { BookingServices } from '../../domain/booking/submission/services';
import type { Db } from '../../db/database';
import { breaksUniqueness } from '../../db/statement';
import type { StaffContext } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { LIFECYCLE } from '../../shared/lifecycle/lifecycle';
import { takeStep } from '../../domain/booking/order/step';
import type { StepRequest } from '../../domain/booking/order/step';
import {
  clinicOrder,
  deskActions,
  deskOrderOf,
  personOf,
  stepOf,
} from '../../domain/staff/desk/order-row';
import type { DeskStep } from '../../domain/staff/desk/order-row';
import { presentStateOf } from '../../domain/staff/desk/present-state';

const MESSAGE = {
  notToday: {
    zh: '预约在 {day}，不在今天，不能签到；请接种人改约，或取消后现场登记',
    en: 'This appointment is on {day}, not today. Have it moved, or cancel it and register a walk-in.',
  },
  notYet: {
    zh: '预约时间还没到，{time} 起才能登记未到诊',
    en: 'The time of the appointment has not come yet. Possible from {time}.',
  },
  bookedAnew: {
    zh: '接种人已重新预约这一剂，请按新的预约签到',
    en: 'The person has booked this dose again. Check them in under that booking.',
  },
} as const;

/**
 * Takes a step at the desk's own clinic. @throws DomainError 4004 for another clinic's order, 20007 where its state
 * forbids it.
 */
export async function deskStep(
  services: BookingServices,
  db: Db,
  request: Pick<StepRequest, 'note' | 'cancelReason' | 'lot' | 'given'> & {
    readonly name: DeskStep;
    readonly orderId: string;
  },
  context: StaffContext,
): Promise<DeskOrder> {
  const { staff, language, now } = context;
  const { name, orderId } = request;
  const before = await clinicOrder(db, staff.depaCode, orderId);
  const step = stepOf(name, before.status);
  const waits =
    (LIFECYCLE[step].from as readonly OrderStatus[]).includes(before.status) &&
    !deskActions(before, now).includes(name);
  if (waits && name === 'arrive')
    throw new DomainError(CODE.ORDER_STATE, {
      message: MESSAGE.notToday,
      params: { day: before.day },
    });
  if (waits && name === 'noShow') {
    const time = `${before.day} ${before.start_time}`;
    throw new DomainError(CODE.ORDER_STATE, { message: MESSAGE.notYet, params: { time } });
  }
  try {
    await takeStep(services, db, {
      ...request,
      name: step,
      actor: 'clinic',
      userId: null,
      staffId: staff.staffId,
      now,
      ...(step === 'finish' && { person: personOf(services.cipher, before) }),
    });
  } catch (error) {
    if (breaksUniqueness(error))
      throw new DomainError(CODE.DUPLICATE_ORDER, { message: MESSAGE.bookedAnew });
    if (!(error instanceof DomainError) || error.code !== CODE.ORDER_STATE) throw error;
    throw await presentStateOf(db, orderId, error.details, context);
  }
  return deskOrderOf(
    services.cipher,
    await clinicOrder(db, staff.depaCode, orderId),
    language,
    now,
  );
}

export const confirmHandler =
  (services: BookingServices, db: Db): Handler<'POST /desk/confirm.do'> =>
  ({ orderId }, context) =>
    deskStep(services, db, { name: 'confirm', orderId }, context);

export const noShowHandler =
  (services: BookingServices, db: Db): Handler<'POST /desk/noShow.do'> =>
  ({ orderId }, context) =>
    deskStep(services, db, { name: 'noShow', orderId }, context);

/** The clinic cancels; the person is notified with the reason. */
export const cancelHandler =
  (services: BookingServices, db: Db): Handler<'POST /desk/cancel.do'> =>
  ({ orderId, reason }, context) =>
    deskStep(
      services,
      db,
      { name: 'cancel', orderId, note: reason, cancelReason: 'clinic' },
      context,
    );
