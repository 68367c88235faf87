import type { TakeBackOutcome } from '@contract/desk/take-back-rules';
import { CODE } from '@contract/errors';
import type { BookingServices } from '../../domain/booking/submission/services';
import { breaksUniqueness } from '../../db/statement';
import type { Deps } from '../../deps';
import type { StaffContext } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import type { Bilingual } from '../../kernel/language';
import { recordAccesses } from '../../shared/access-log/record-accesses';
import { clinicOrder, deskOrderOf } from '../../domain/staff/desk/order-row';
import type { ClinicOrder } from '../../domain/staff/desk/order-row';
import { presentStateOf } from '../../domain/staff/desk/present-state';
import { hasOpenCard, takeBack } from '../../domain/staff/desk/take-back';
import { takeBackEffectOf } from '../../domain/staff/desk/take-back-effect';

const MESSAGE = {
  reaction: {
    zh: '家长反馈了这次接种后的反应，草卡还没有处理完。请先处理并结束草卡，再撤回接种记录',
    en: 'The family has reported a reaction after this dose, and its card is open. Close the card first, then withdraw the record.',
  },
  notToday: {
    zh: '这次接种不在今天，不能改回已签到；请选择结束预约',
    en: 'This dose was not recorded today, so nobody can be checked in again. Choose to end the appointment.',
  },
  bookedAnew: {
    zh: '接种人已重新预约这一剂，不能改回已签到；请选择结束预约',
    en: 'The person has booked this dose again, so it cannot be checked in. Choose to end the appointment.',
  },
} as const satisfies Record<string, Bilingual>;

const refusal = (reason: keyof typeof MESSAGE): DomainError =>
  new DomainError(CODE.ORDER_STATE, { message: MESSAGE[reason] });

/** What may become of an order: only of today is the person there. @param today `YYYY-MM-DD` */
const outcomesOf = ({ day }: Pick<ClinicOrder, 'day'>, today: string): TakeBackOutcome[] =>
  day === today ? ['arrived', 'ended'] : ['ended'];

/**
 * Whom taking a dose back would concern, and what follows; that it was looked at is recorded.
 * @throws DomainError 4004 for another clinic's order, 20007 where nothing can be taken back
 */
export function takeBackEffectHandler(
  { cipher }: BookingServices,
  { db }: Pick<Deps, 'db'>,
): Handler<'GET /desk/takeBackEffect.do'> {
  return async ({ orderId }, context) => {
    const { staff, language, now, today } = context;
    const order = await clinicOrder(db, staff.depaCode, orderId);
    if (order.status !== 'DONE') throw await presentStateOf(db, orderId, {}, context);
    if (await hasOpenCard(db, orderId)) throw refusal('reaction');
    const { userIds, ...effect } = await takeBackEffectOf(db, order, staff.depaCode);
    const accessed = userIds.map(
      (userId) => ({ userId, part: 'appointment', subject: orderId }) as const,
    );
    await recordAccesses(db, staff, accessed, now);
    return {
      order: deskOrderOf(cipher, order, language, now),
      ...effect,
      outcomes: outcomesOf(order, today),
      notified: userIds.length,
    };
  };
}

/**
 * Takes a dose of the clinic back. Sent again, it answers the order as it is.
 * @throws DomainError 4004 for another clinic's order; 20007 where the dose is not on record as it was shown, or a reported
 *   reaction is open; 20002 where the person has booked it again and is to be checked in
 */
export function takeBackHandler(
  services: BookingServices,
  deps: Deps,
): Handler<'POST /desk/takeBack.do'> {
  const { db } = deps;
  const take = async (request: Parameters<typeof takeBack>[1], context: StaffContext) => {
    try {
      return await takeBack(deps, request, context);
    } catch (error) {
      if (!breaksUniqueness(error)) throw error;
      throw new DomainError(CODE.DUPLICATE_ORDER, { message: MESSAGE.bookedAnew });
    }
  };
  return async ({ orderId, ...cause }, context) => {
    const { staff, language, now, today } = context;
    const order = await clinicOrder(db, staff.depaCode, orderId);
    if (order.status === 'DONE' && !outcomesOf(order, today).includes(cause.outcome))
      throw refusal('notToday');
    const result = await take({ ...cause, order }, context);
    if (result.kind === 'reaction') throw refusal('reaction');
    if (result.kind === 'changed') throw await presentStateOf(db, orderId, {}, context);
    const after = await clinicOrder(db, staff.depaCode, orderId);
    if (result.kind === 'taken' && result.slotFreed) {
      services.engine.freed(order.slot_id);
      services.availability.count({ depaCode: staff.depaCode, slotId: order.slot_id }, 1);
    }
    return deskOrderOf(services.cipher, after, language, now);
  };
}
