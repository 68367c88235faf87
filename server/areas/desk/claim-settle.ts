import { CODE } from '@contract/errors';
import { CHANGES_ALLOWED } from '@contract/order/status-rules';
import type { ParsedInputOf } from '@contract/endpoints';
import { newOrderId, newReference } from '../../domain/lifecycle/order-id';
import type { BookingServices } from '../../domain/booking/services';
import type { Db } from '../../db/database';
import { breaksIntegrity } from '../../db/statement';
import type { Deps } from '../../deps';
import type { StaffContext } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { LIFECYCLE } from '../../domain/lifecycle/lifecycle';
import { takeStep } from '../../domain/orders/step';
import { claimants, isOrderOf } from '../../domain/desk/claimable';
import { CLAIMED, personOfDocument } from '../../domain/desk/claim-rules';
import { CLAIM } from '../../domain/desk/claim-statement';
import { clinicOrder, deskOrderOf } from '../../domain/desk/order-row';

type Input = ParsedInputOf<'POST /desk/claim/settle.do'>;

const CHANGED = {
  zh: '这个预约刚才有变化，或不能转移（他院预约和已在线支付的预约只能取消），请重新查找',
  en: 'This appointment has just changed, or cannot be moved (one of another clinic or paid online can only be ended). Search again.',
};

/** Hands the order over to another account's family member. @returns the new order */
async function handOver(
  services: BookingServices,
  db: Db,
  { orderId, linkmanId, name, reason }: Input & { readonly linkmanId: string },
  personKey: string,
  { staff, now }: StaffContext,
): Promise<string> {
  const accounts = await claimants(db, personKey, name);
  const to = accounts.find(({ id }) => id === linkmanId);
  if (!to) throw new DomainError(CODE.ORDER_STATE, { message: CHANGED });
  try {
    const [made] = await CLAIM.run<{ id: string }>(services.runner, {
      order: orderId,
      personKey,
      clinic: staff.depaCode,
      statuses: LIFECYCLE.cancel.from,
      account: to.user_id,
      member: to.id,
      newId: newOrderId(now),
      reference: newReference(),
      idempotencyKey: `claim:${orderId}`,
      mobile: to.mobile,
      now: new Date(now),
      staff: staff.staffId,
      reason,
      changesAllowed: CHANGES_ALLOWED,
    });
    if (made) return made.id;
  } catch (error) {
    if (!breaksIntegrity(error)) throw error;
  }
  throw new DomainError(CODE.ORDER_STATE, { message: CHANGED });
}

/**
 * Settles a claim: the order passes to the account of the document's holder, or is cancelled and its place freed. Only
 * an
 * order of that document can be settled; which one, why and by whom is recorded in its events.
 * @throws DomainError 4004 where the person has no such order, 20007 where its state has changed
 */
export function claimSettleHandler(
  services: BookingServices,
  { db, personKey: key }: Pick<Deps, 'db' | 'personKey'>,
): Handler<'POST /desk/claim/settle.do'> {
  return async (input, context) => {
    const { staff, language, now, today } = context;
    const { orderId, linkmanId, reason } = input;
    const personKey = personOfDocument(key, input, today);
    if (!(await isOrderOf(db, orderId, personKey))) throw new DomainError(CODE.NOT_FOUND);
    if (linkmanId === undefined) {
      await takeStep(services, db, {
        name: 'cancel',
        orderId,
        actor: 'clinic',
        userId: null,
        staffId: staff.staffId,
        now,
        note: reason,
        cancelReason: CLAIMED,
      });
      return { order: null };
    }
    const madeId = await handOver(services, db, { ...input, linkmanId }, personKey, context);
    const row = await clinicOrder(db, staff.depaCode, madeId);
    return { order: deskOrderOf(services.cipher, row, language, now) };
  };
}
