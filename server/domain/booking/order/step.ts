import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import type { OrderPerson } from '../../../db/order-person';
import type { BookedDose } from '../../../db/tables';
import { instantOf } from '../../../kernel/clock';
import { DomainError } from '../../../http/domain-error';
import { refused } from '../refusal/refuse';
import type { BookingServices } from '../submission/services';
import { TRANSITION } from './transition-statement';
import type { TransitionRow } from './transition-statement';
import { allows, CHANGE_DEADLINE, LIFECYCLE } from '../../../shared/lifecycle/lifecycle';
import { beginRefund, paidOrder } from './refund';
import type { Actor, Step, StepName } from '../../../shared/lifecycle/lifecycle';

/** A requested step. */
export interface StepRequest {
  readonly name: Exclude<
    StepName,
    | 'update'
    | 'remove'
    | 'refund'
    | 'refundAway'
    | 'recallRefund'
    | 'undoArrival'
    | 'takeBack'
    | 'takeBackAway'
    | 'takeBackRefund'
  >;
  readonly orderId: string;
  readonly actor: Actor;
  /** The owner, where they request it; null for the clinic and the system. */
  readonly userId: string | null;
  /** ms. */
  readonly now: number;
  readonly note?: string;
  readonly cancelReason?: string;
  /** ms within which the owner can recall the refund of a cancellation; default 0. */
  readonly refundDelay?: number;
  /** Lot number of the administered vaccine. */
  readonly lot?: string;
  /** Whom the dose was given. */
  readonly person?: OrderPerson;
  /** What was given, where that is not what was booked. */
  readonly given?: BookedDose | undefined;
  /** Who at the clinic took the step. */
  readonly staffId?: string;
  /** The caregiver who acts for the owner. */
  readonly actedBy?: string | null;
}

/** Why a step is refused, from the order's present state. */
export async function stepRefusal(
  db: Db,
  { name, orderId, actor, userId, now }: Omit<StepRequest, 'name'> & { readonly name: StepName },
): Promise<DomainError> {
  const order = await db
    .selectFrom('orders as o')
    .innerJoin('departments as d', 'd.depa_code', 'o.depa_code')
    .select(['o.status', 'o.user_id', 'o.day', 'o.start_time', 'o.remaining_changes', 'd.phone'])
    .where('o.id', '=', orderId)
    .where('o.removed_at', 'is', null)
    .executeTakeFirst();
  if (!order || (userId !== null && order.user_id !== userId))
    return new DomainError(CODE.NOT_FOUND);
  const state = {
    status: order.status,
    startsAt: instantOf(order.day, order.start_time),
    changesLeft: order.remaining_changes,
  };
  const facts = { orderId, phone: order.phone };
  if (name === 'update' && order.remaining_changes <= 0 && allows('cancel', state, actor, now))
    return refused(CODE.NO_CHANGES_LEFT, facts);
  const step: Step = LIFECYCLE[name];
  const late = step.from.includes(order.status) && !allows(name, state, actor, now);
  return refused(CODE.ORDER_STATE, { ...facts, ...(late && { case: 'deadline' as const }) });
}

/** Begins a refund instead of a cancellation where the order is prepaid. @returns whether it did */
async function refundedInstead(
  { runner }: BookingServices,
  db: Db,
  request: StepRequest,
): Promise<boolean> {
  if (request.name !== 'cancel' && request.name !== 'turnAway') return false;
  const { from } = LIFECYCLE[request.name === 'cancel' ? 'refund' : 'refundAway'];
  for (let tries = 0; tries < 2; tries += 1) {
    const row = await paidOrder(db, request.orderId);
    if (!row || row.paid_cents === 0) return false;
    if (await beginRefund(runner, row, { ...request, from }, request.refundDelay ?? 0)) return true;
    // It may just have moved to another time: its shares are computed again.
  }
  throw await stepRefusal(db, request);
}

/** What the statement of a step takes. */
export function transitionValues(request: StepRequest) {
  const { name, orderId, actor, userId, now } = request;
  const step = LIFECYCLE[name];
  const deadline = 'beforeDeadline' in step && actor === 'user';
  return {
    orderId,
    userId,
    actor,
    statuses: step.from,
    to: step.to,
    isBack: step.capacity === 'back',
    now: new Date(now),
    kind: step.event,
    note: request.note ?? '',
    cancelReason: request.cancelReason ?? null,
    startsAfter: deadline ? new Date(now + CHANGE_DEADLINE) : null,
    lot: request.lot ?? null,
    staffId: request.staffId ?? null,
    actedBy: request.actedBy ?? null,
    person: request.person ? JSON.stringify(request.person) : null,
    given: request.given ? JSON.stringify(request.given) : null,
  };
}

/**
 * Takes a step of the lifecycle; its status, place and timeline row change together or not at all.
 * Cancelling a prepaid order begins its refund.
 * @throws DomainError 4004 or 20007 where the order is not the actor's or its state does not allow the step.
 */
export async function takeStep(
  services: BookingServices,
  db: Db,
  request: StepRequest,
): Promise<void> {
  const { name } = request;
  if (await refundedInstead(services, db, request)) return;
  const step = LIFECYCLE[name];
  const transition = () =>
    TRANSITION.run<TransitionRow>(services.runner, transitionValues(request));
  let [moved] = await transition();
  // The order may just have moved to another slot than the locked one; the step is still allowed.
  if (!moved) [moved] = await transition();
  // Its owner may just have paid for it.
  if (!moved && (await refundedInstead(services, db, request))) return;
  if (!moved) throw await stepRefusal(db, request);
  if (step.capacity !== 'back') return;
  services.engine.freed(moved.slot_id);
  services.availability.count({ depaCode: moved.depa_code, slotId: moved.slot_id }, 1);
}
