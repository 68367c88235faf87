import { CODE } from '@contract/errors';
import type { Db } from '../../db/database';
import { instantOf } from '../../clock';
import { Refused } from '../../http/refused';
import { refusalData, MESSAGE } from '../../booking/refuse';
import type { BookingServices } from '../../booking/services';
import { runStatement } from '../../db/statement';
import { TRANSITION } from '../../booking/transition-statement';
import type { TransitionRow } from '../../booking/transition-statement';
import { allows, CHANGE_DEADLINE, LIFECYCLE } from './lifecycle';
import type { Actor, Step, StepName } from './lifecycle';

/** A step that is asked for. */
export interface StepRequest {
  readonly name: Exclude<StepName, 'update' | 'remove'>;
  readonly orderId: string;
  readonly actor: Actor;
  /** The owner, where they ask for it; null for the clinic and the system. */
  readonly userId: string | null;
  /** ms. */
  readonly now: number;
  readonly note?: string;
  readonly cancelReason?: string;
}

/** Why a step cannot be taken, from the order as it is now. */
export async function stepRefusal(
  db: Db,
  { name, orderId, actor, userId, now }: Omit<StepRequest, 'name'> & { readonly name: StepName },
): Promise<Refused> {
  const order = await db
    .selectFrom('orders')
    .select(['status', 'user_id', 'day', 'start_time', 'changes_left'])
    .where('id', '=', orderId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!order || (userId !== null && order.user_id !== userId)) return new Refused(CODE.NOT_FOUND);
  const state = {
    status: order.status,
    startsAt: instantOf(order.day, order.start_time),
    changesLeft: order.changes_left,
  };
  const data = refusalData({ orderId });
  if (name === 'update' && order.changes_left <= 0 && allows('cancel', state, actor, now))
    return new Refused(CODE.NO_CHANGES_LEFT, { data });
  const step: Step = LIFECYCLE[name];
  const late = step.from.includes(order.status) && !allows(name, state, actor, now);
  return new Refused(CODE.ORDER_STATE, { data, ...(late && { message: MESSAGE.deadline }) });
}

/**
 * Takes a step of the lifecycle; its status, place and timeline row change together or not at all.
 * @throws Refused 4004 or 20007 where the order is not the actor's or its state does not allow the step.
 */
export async function takeStep(
  services: BookingServices,
  db: Db,
  request: StepRequest,
): Promise<void> {
  const { name, orderId, actor, userId, now } = request;
  const step = LIFECYCLE[name];
  const deadline = 'beforeDeadline' in step && actor === 'user';
  const values = [
    orderId,
    userId,
    step.from,
    step.to,
    step.place === 'back',
    new Date(now),
    actor,
    step.event,
    request.note ?? '',
    request.cancelReason ?? null,
    deadline ? new Date(now + CHANGE_DEADLINE) : null,
  ];
  let [moved] = await runStatement<TransitionRow>(
    services.runner,
    'transition',
    TRANSITION,
    values,
  );
  // The order may just have moved to another slot than the one that was locked; it allows the step all the same.
  if (!moved)
    [moved] = await runStatement<TransitionRow>(services.runner, 'transition', TRANSITION, values);
  if (!moved) throw await stepRefusal(db, request);
  if (step.place !== 'back') return;
  services.engine.freed(moved.slot_id);
  services.availability.count(
    { depaCode: moved.depa_code, productId: moved.product_id, slotId: moved.slot_id },
    1,
  );
}
