import { CODE } from '@contract/errors';
import type { OrderStatus } from '@contract/order/status-rules';
import type { BookingServices } from '../../domain/booking/submission/services';
import type { Deps } from '../../deps';
import type { Bilingual } from '../../kernel/language';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { LIFECYCLE } from '../../shared/lifecycle/lifecycle';
import { createCancelExpired } from '../../domain/staff/desk/cancel-expired';
import { clinicOrder, deskActions, deskOrderOf } from '../../domain/staff/desk/order-row';
import { undoArrival } from '../../domain/staff/desk/undo-arrival';
import { presentStateOf } from '../../domain/staff/desk/present-state';

const UNDOABLE: readonly OrderStatus[] = LIFECYCLE.undoArrival.from;

const WALK_IN: Bilingual = {
  zh: '现场登记没有预约可恢复；登记错了请取消，名额会归还',
  en: 'A walk-in has no appointment to go back to. If it is wrong, cancel it; the place is free again.',
};
const NOT_TODAY: Bilingual = {
  zh: '签到只能在当天撤回；没有接种请取消预约',
  en: 'You can undo a check-in only on the same day. If nothing was given, cancel the appointment.',
};

/** Undoes a check-in of today: by the desk, or by a person for the wrong family member. */
export function undoArrivalHandler(
  services: BookingServices,
  deps: Pick<Deps, 'db' | 'log'>,
): Handler<'POST /desk/undoArrival.do'> {
  const { db } = deps;
  const cancelExpired = createCancelExpired(services, deps);
  return async ({ orderId }, context) => {
    const { staff, language, now } = context;
    const before = await clinicOrder(db, staff.depaCode, orderId);
    const isThere = UNDOABLE.includes(before.status);
    if (isThere && !deskActions(before, now).includes('undoArrival')) {
      const message = before.source === 'walk_in' ? WALK_IN : NOT_TODAY;
      throw new DomainError(CODE.ORDER_STATE, { message });
    }
    const { undone, closed } = await undoArrival(db, before, context);
    if (!undone) throw await presentStateOf(db, orderId, {}, context);
    if (closed) await cancelExpired(now, staff.depaCode);
    return deskOrderOf(
      services.cipher,
      await clinicOrder(db, staff.depaCode, orderId),
      language,
      now,
    );
  };
}
