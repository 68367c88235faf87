import { CODE } from '@contract/errors';
import type { DataOf, ParsedInputOf } from '@contract/endpoints';
import type { BookingServices } from '../../domain/booking/submission/services';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import type { StaffContext } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { recordAccesses } from '../../shared/access-log/record-accesses';
import { takeStep } from '../../domain/booking/order/step';
import { claimants, isOrderOf } from '../../domain/staff/desk/claimable';
import { CLAIMED, personOfDocument } from '../../domain/staff/desk/claim-rules';
import { handOver } from '../../domain/staff/desk/hand-over';
import { clinicOrder, deskOrderOf } from '../../domain/staff/desk/order-row';
import { Attempts } from '../../attempts/attempts';
import { countedDocument } from './counted-document';

type Input = ParsedInputOf<'POST /desk/claim/settle.do'>;

const CHANGED = {
  zh: '这个预约刚才有变化，或不能转移（其他门诊的预约和已在线支付的预约只能取消），请重新查找',
  en: 'This appointment has just changed, or cannot be moved (one at another clinic or paid online can only be cancelled). Search again.',
};

/** Hands the order over to the account that the desk chose. @returns the new order */
async function settle(
  services: BookingServices,
  db: Db,
  { orderId, linkmanId, name, reason }: Input & { readonly linkmanId: string },
  personKey: string,
  { staff: { depaCode, staffId }, now }: StaffContext,
): Promise<string> {
  const accounts = await claimants(db, personKey, name);
  const to = accounts.find(({ id }) => id === linkmanId);
  const given = { orderId, personKey, depaCode, staffId, reason, now };
  const made = to ? await handOver(services, { ...given, to }) : null;
  if (made === null) throw new DomainError(CODE.ORDER_STATE, { message: CHANGED });
  return made;
}

async function settleClaim(
  services: BookingServices,
  deps: Pick<Deps, 'db' | 'personKey'>,
  input: Input,
  context: StaffContext,
): Promise<DataOf<'POST /desk/claim/settle.do'>> {
  const { staff, language, now, today } = context;
  const { orderId, linkmanId, reason } = input;
  const { db } = deps;
  const personKey = await personOfDocument(deps, input, today);
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
  const madeId = await settle(services, db, { ...input, linkmanId }, personKey, context);
  const row = await clinicOrder(db, staff.depaCode, madeId);
  const { user_id: userId, id: subject } = row;
  await recordAccesses(db, staff, [{ userId, part: 'claim', subject }], now);
  return { order: deskOrderOf(services.cipher, row, language, now) };
}

/**
 * Settles a claim: the order passes to the account of the document's holder, or is cancelled and its place freed. Only
 * an order of that document can be settled; which one, why and by whom is recorded in its events.
 * @throws DomainError 4004 where the person has no such order, 20007 where its state has changed
 */
export function claimSettleHandler(
  services: BookingServices,
  deps: Pick<Deps, 'db' | 'personKey' | 'config' | 'log'>,
): Handler<'POST /desk/claim/settle.do'> {
  const attempts = new Attempts(deps);
  return (input, context) =>
    countedDocument(attempts, context, () => settleClaim(services, deps, input, context));
}
