import type { TakeBackCause, TakeBackOutcome } from '@contract/desk/take-back-rules';
import { noteOfCause } from '@contract/desk/take-back-rules';
import type { OrderStatus } from '@contract/order/status-rules';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import { repeatAborted } from '../../../db/statement';
import type { StaffContext } from '../../../http/context';
import { revokeCertificate } from '../../aftercare/certificate/revoked';
import { serialOf, timesTakenBack } from '../../aftercare/certificate/serial';
import { stopWithin } from '../../aftercare/follow-up/series';
import { dosesOf } from '../../aftercare/follow-up/visit';
import { LIFECYCLE } from '../../../shared/lifecycle/lifecycle';
import { holdingGainedDoses, lockWaitedSlots } from '../../../shared/slots/offer-doses';
import { paidOrder, sharesOf } from '../../booking/order/refund';
import { giveBack } from '../stock/give-back';
import { doseRecordOf } from './dose-record';
import type { ClinicOrder } from './order-row';
import { notifyTakenBack } from './take-back-message';
import { notifiedAccounts } from './notified-accounts';
import type { NotifiedAccount } from './notified-accounts';

/** Reason of an order that ended because its dose was taken back. */
const TAKEN_BACK = 'takenBack';

/** A recorded dose that a clinic takes back. */
export interface TakeBackRequest extends TakeBackCause {
  readonly order: ClinicOrder;
  /** The record that staff was shown, ms. */
  readonly doneAt: number;
  readonly outcome: TakeBackOutcome;
}

/** What came of it; `placeFreed`: the order ended and its slot has a place more. */
export type TakeBackResult =
  | { readonly kind: 'taken'; readonly slotFreed: boolean }
  /** It had been taken back already. */
  | { readonly kind: 'already' }
  /** The order is no longer as staff was shown it. */
  | { readonly kind: 'changed' }
  /** A reaction that the family reported is being looked into. */
  | { readonly kind: 'reaction' };

/** Whether a card of a reported reaction is open for an order. */
export const hasOpenCard = async (db: Db, orderId: string): Promise<boolean> =>
  (await db
    .selectFrom('aefi_cards')
    .select('id')
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()) !== undefined;

type Paid = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

const lockOrder = (trx: Db, { id }: ClinicOrder, depaCode: string) =>
  trx
    .selectFrom('orders')
    .select(['id', 'status', 'paid_cents', 'updated_at', 'slot_id', 'day', 'depa_code', 'source'])
    .select('booked')
    .where('id', '=', id)
    .where('depa_code', '=', depaCode)
    .forNoKeyUpdate()
    .executeTakeFirst();

function stepFor(outcome: TakeBackOutcome, { paid_cents: paid }: Paid) {
  if (outcome === 'arrived') return LIFECYCLE.takeBack;
  return paid > 0 ? LIFECYCLE.takeBackRefund : LIFECYCLE.takeBackAway;
}

/** Begins the refund of all that was paid: the clinic's mistake costs the family nothing. @param now ms */
async function refundAll(trx: Db, orderId: string, before: OrderStatus, now: number) {
  const paid = await paidOrder(trx, orderId);
  if (!paid) return;
  const { refundCents, chargeCents } = sharesOf(paid, now, 'clinic');
  const begun = {
    state: 'waiting' as const,
    started_by: 'clinic' as const,
    status_before: before,
    refund_cents: refundCents,
    charge_cents: chargeCents,
    requested_at: new Date(now),
    due_at: new Date(now),
    claimed_at: null,
    settled_at: null,
  };
  await trx
    .insertInto('refunds')
    .values({ order_id: orderId, ...begun })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(begun))
    .execute();
}

/** Stops the follow-ups of a visit in which nothing else was given. */
async function stopFollowUps(
  deps: Deps,
  { day, depa_code: depaCode }: Paid,
  accounts: readonly NotifiedAccount[],
  now: number,
): Promise<void> {
  for (const { userId } of accounts) {
    const key = { userId, depaCode, day };
    if ((await dosesOf(deps, key)).length === 0) await stopWithin(deps.db, key, now);
  }
}

async function moveOrder(
  trx: Db,
  locked: Paid,
  { outcome, isShown }: Pick<TakeBackRequest, 'outcome'> & { readonly isShown: boolean },
  now: number,
): Promise<void> {
  const { to, capacity } = stepFor(outcome, locked);
  await trx
    .updateTable('orders')
    .set({
      status: to,
      lot: '',
      // Nothing was given: it is again of what was booked.
      ...(locked.booked && {
        product_id: locked.booked.productId,
        vaccine_code: locked.booked.vaccineCode,
        dose_no: locked.booked.doseNo,
        booked: null,
      }),
      updated_at: new Date(now),
      ...(outcome === 'ended' && { cancel_reason: TAKEN_BACK }),
      // Whom the dose is given is recorded anew; a walk-in has nothing else that says who they are.
      ...(outcome === 'arrived' && locked.source === 'online' && { person: null }),
      // Whoever had removed it from the list reads in it what has become of it.
      ...(isShown && { removed_at: null }),
    })
    .where('id', '=', locked.id)
    .execute();
  await trx.deleteFrom('dose_details').where('order_id', '=', locked.id).execute();
  if (capacity === 'back')
    await trx
      .updateTable('slots')
      .set((eb) => ({ remaining: eb('remaining', '+', 1) }))
      .where('id', '=', locked.slot_id)
      .execute();
}

async function logTakeBack(
  trx: Db,
  locked: Paid,
  request: TakeBackRequest,
  { staff: { staffId }, now }: StaffContext,
): Promise<number> {
  const { id } = await trx
    .insertInto('order_events')
    .values({
      order_id: locked.id,
      at: new Date(now),
      actor: 'clinic',
      kind: LIFECYCLE.takeBack.event,
      status_before: locked.status,
      status_after: stepFor(request.outcome, locked).to,
      note: noteOfCause(request),
      staff_id: staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function takeBackWithin(
  deps: Deps,
  request: TakeBackRequest,
  context: StaffContext,
): Promise<TakeBackResult> {
  const { db: trx, personKey } = deps;
  const { order, doneAt } = request;
  const { staff, now } = context;
  const given = { depaCode: staff.depaCode, productId: order.product_id };
  const slotIds = await lockWaitedSlots(trx, { ...given, now }, [order.slot_id]);
  const locked = await lockOrder(trx, order, staff.depaCode);
  if (!locked) return { kind: 'changed' };
  const record = await doseRecordOf(trx, { id: locked.id, updatedAt: locked.updated_at });
  if (locked.status !== 'DONE')
    return { kind: record.isTakenBack && record.doneAt === doneAt ? 'already' : 'changed' };
  if (record.doneAt !== doneAt) return { kind: 'changed' };
  if (await hasOpenCard(trx, locked.id)) return { kind: 'reaction' };

  const accounts = await notifiedAccounts(trx, locked.id);
  const serial = serialOf(personKey, locked.id, await timesTakenBack(trx, locked.id));
  const isShown = accounts.some(({ isOwner }) => isOwner);
  await holdingGainedDoses(trx, [{ ...given, slotIds }], now, async () => {
    await moveOrder(trx, locked, { outcome: request.outcome, isShown }, now);
    await giveBack(trx, { orderId: locked.id, staffId: staff.staffId, now });
  });
  if (request.outcome === 'ended' && locked.paid_cents > 0)
    await refundAll(trx, locked.id, locked.status, now);
  const eventId = await logTakeBack(trx, locked, request, context);
  await revokeCertificate(trx, serial, now);
  await stopFollowUps(deps, locked, accounts, now);
  const { clinic } = await trx
    .selectFrom('departments')
    .select('name as clinic')
    .where('depa_code', '=', staff.depaCode)
    .executeTakeFirstOrThrow();
  const label = String(order.dose_no);
  await notifyTakenBack(trx, accounts, {
    ...request,
    orderId: locked.id,
    person: order.person?.name ?? '',
    product: order.short_name,
    dose: order.doses.find(({ doseNo }) => doseNo === order.dose_no)?.label ?? {
      zh: label,
      en: label,
    },
    clinic,
    day: locked.day,
    time: order.start_time,
    isPaid: locked.paid_cents > 0,
    eventId,
    now,
  });
  return { kind: 'taken', slotFreed: stepFor(request.outcome, locked).capacity === 'back' };
}

/**
 * Takes a recorded dose back with all that hangs on it, or does nothing: order, place and refund, the event with who, when
 * and why, certificate, follow-up and the accounts' messages change together. The slot is locked before the order, as in
 * every step. Where doses limit bookings, who waits for one is asked first.
 * @throws a database error that `breaksUniqueness` where the person has booked this dose again
 */
export const takeBack = (
  deps: Deps,
  request: TakeBackRequest,
  context: StaffContext,
): Promise<TakeBackResult> =>
  repeatAborted(() =>
    deps.db.transaction().execute((trx) => takeBackWithin({ ...deps, db: trx }, request, context)),
  );
