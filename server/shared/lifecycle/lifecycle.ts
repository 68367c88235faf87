import type { OrderAction, OrderStatus } from '@contract/order/status-rules';
import type { OrderEvent } from '@contract/order/endpoints';
import { dayOf } from '../../kernel/clock';
import { OPEN_STATUSES } from './statuses';

/** Who may ask for a step. */
export type Actor = OrderEvent['actor'];

/** One step of the order lifecycle. */
export interface Step {
  readonly from: readonly OrderStatus[];
  /** null: the status stays. */
  readonly to: OrderStatus | null;
  readonly by: readonly Actor[];
  /** What happens to the place in the slot. */
  readonly capacity: 'kept' | 'back' | 'moved';
  /** Kind of its timeline event; null: the owner sees none. */
  readonly event: OrderEvent['kind'] | null;
  /** The owner may take it only until {@link CHANGE_DEADLINE} before the appointment. */
  readonly beforeDeadline?: true;
}

/** ms before its start until which the owner may change or cancel an appointment. */
export const CHANGE_DEADLINE = 2 * 3_600_000;
/** ms before its start from which check-in is possible. */
export const ARRIVAL_OPENS = 3_600_000;

/**
 * Statuses in which a clinic expects the person, or a refund is open: until they have passed, neither the person nor
 * their account can be removed.
 */
export const UNSETTLED = [
  ...OPEN_STATUSES,
  'ARRIVED',
  'REFUNDING',
] as const satisfies readonly OrderStatus[];

/**
 * The order's whole lifecycle, a row per step. A place is taken from the booking on and freed only by steps marked
 * `back`; a place that was used, or whose person did not come, stays used. Orders start BOOKED; at a clinic that
 * confirms
 * by hand, PENDING_CONFIRM. Cancelling a prepaid order is `refund`: its place stays taken while the refund can be
 * recalled, and a recalled order has its former status again.
 */
export const LIFECYCLE = {
  confirm: {
    from: ['PENDING_CONFIRM'],
    to: 'BOOKED',
    by: ['user', 'clinic'],
    capacity: 'kept',
    event: 'confirmed',
  },
  update: {
    from: OPEN_STATUSES,
    to: null,
    by: ['user'],
    capacity: 'moved',
    event: 'changed',
    beforeDeadline: true,
  },
  cancel: {
    from: OPEN_STATUSES,
    to: 'CANCELLED',
    by: ['user', 'clinic', 'system'],
    capacity: 'back',
    event: 'cancelled',
    beforeDeadline: true,
  },
  arrive: {
    from: OPEN_STATUSES,
    to: 'ARRIVED',
    by: ['user', 'clinic'],
    capacity: 'kept',
    event: 'arrived',
  },
  /** Undoes a check-in of the wrong person; the order has its former status again, NO_SHOW as well. */
  undoArrival: {
    from: ['ARRIVED'],
    to: 'BOOKED',
    by: ['clinic'],
    capacity: 'kept',
    event: 'arrivalUndone',
  },
  finish: { from: ['ARRIVED'], to: 'DONE', by: ['clinic'], capacity: 'kept', event: 'done' },
  /** Came, but leaves unvaccinated: not fit today, or registered by mistake without an appointment. */
  turnAway: {
    from: ['ARRIVED'],
    to: 'CANCELLED',
    by: ['clinic'],
    capacity: 'back',
    event: 'cancelled',
  },
  /** Undoes the record of a dose of the wrong person, who is at the clinic still (docs/decisions/0116). */
  takeBack: { from: ['DONE'], to: 'ARRIVED', by: ['clinic'], capacity: 'kept', event: 'takenBack' },
  /** The same of whom is not: nothing was given, so that the place was not used. */
  takeBackAway: {
    from: ['DONE'],
    to: 'CANCELLED',
    by: ['clinic'],
    capacity: 'back',
    event: 'takenBack',
  },
  /** {@link LIFECYCLE.takeBackAway} of a prepaid order. */
  takeBackRefund: {
    from: ['DONE'],
    to: 'REFUNDING',
    by: ['clinic'],
    capacity: 'kept',
    event: 'takenBack',
  },
  noShow: {
    from: OPEN_STATUSES,
    to: 'NO_SHOW',
    by: ['clinic', 'system'],
    capacity: 'kept',
    event: 'noShow',
  },
  /** Came late. */
  arriveLate: {
    from: ['NO_SHOW'],
    to: 'ARRIVED',
    by: ['clinic'],
    capacity: 'kept',
    event: 'arrived',
  },
  refund: {
    from: OPEN_STATUSES,
    to: 'REFUNDING',
    by: ['user', 'clinic', 'system'],
    capacity: 'kept',
    event: 'refund',
    beforeDeadline: true,
  },
  /** {@link LIFECYCLE.turnAway} of a prepaid order. */
  refundAway: {
    from: ['ARRIVED'],
    to: 'REFUNDING',
    by: ['clinic'],
    capacity: 'kept',
    event: 'refund',
  },
  recallRefund: {
    from: ['REFUNDING'],
    to: 'BOOKED',
    by: ['user'],
    capacity: 'kept',
    event: 'recalled',
  },
  refundPaid: {
    from: ['REFUNDING'],
    to: 'REFUNDED',
    by: ['system'],
    capacity: 'back',
    event: 'refund',
  },
  refundFailed: {
    from: ['REFUNDING'],
    to: 'REFUND_FAILED',
    by: ['system'],
    capacity: 'back',
    event: 'refund',
  },
  retryRefund: {
    from: ['REFUND_FAILED'],
    to: 'REFUNDED',
    by: ['user', 'clinic', 'system'],
    capacity: 'kept',
    event: 'refund',
  },
  remove: {
    from: ['DONE', 'CANCELLED', 'NO_SHOW', 'REFUNDED'],
    to: null,
    by: ['user'],
    capacity: 'kept',
    event: null,
  },
} as const satisfies Record<string, Step>;
export type StepName = keyof typeof LIFECYCLE;

/**
 * Kind of the event that corrects a mistyped lot; its note is the valid lot, which the owner's timeline shows instead.
 */
export const LOT_CORRECTED = 'lotCorrected';

/**
 * Statuses whose order takes a place: capacity = remaining + held + orders in these, for every slot at all times. More
 * than the active ones, `ACTIVE_STATUSES` of `contract/order/status-rules.ts`, which keep a person from booking the same
 * dose again: a place that was used, or whose person did not come, stays taken.
 */
export const HOLDING_STATUSES = [
  'PENDING_CONFIRM',
  'BOOKED',
  'ARRIVED',
  'DONE',
  'NO_SHOW',
  'REFUNDING',
] as const satisfies readonly OrderStatus[];

/** Statuses after which the same booking can be made again. */
const REBOOKABLE: readonly OrderStatus[] = ['CANCELLED', 'NO_SHOW', 'REFUNDED'];

/** What decides on an order's next steps. */
export interface OrderState {
  readonly status: OrderStatus;
  /** Start of the appointment, ms. */
  readonly startsAt: number;
  readonly changesLeft: number;
  /** Whether its owner asked for the present refund and the money has not been sent. */
  readonly recallable?: boolean;
  /** Whether the money of its refund was sent and the platform has not answered. */
  readonly isRefundSent?: boolean;
}

/** Whether check-in is open: from an hour before the start to the end of its day. Both in ms. */
export const isArrivalTime = (startsAt: number, now: number): boolean =>
  now >= startsAt - ARRIVAL_OPENS && dayOf(now) <= dayOf(startsAt);

/** Until when (ms) the owner may change or cancel. */
export const changeableUntil = (startsAt: number): number => startsAt - CHANGE_DEADLINE;

/** Whether an actor may take a step in this state at a time (ms). */
export function allows(name: StepName, order: OrderState, actor: Actor, now: number): boolean {
  const step: Step = LIFECYCLE[name];
  if (!step.by.includes(actor) || !step.from.includes(order.status)) return false;
  if (name === 'update' && order.changesLeft <= 0) return false;
  if (name === 'retryRefund' && order.isRefundSent === true) return false;
  if (actor === 'user' && name === 'arrive') return isArrivalTime(order.startsAt, now);
  if (actor === 'user' && name === 'recallRefund')
    return order.recallable === true && now < order.startsAt;
  return !step.beforeDeadline || actor !== 'user' || now < changeableUntil(order.startsAt);
}

const USER_STEPS = [
  'confirm',
  'update',
  'cancel',
  'remove',
  'recallRefund',
  'retryRefund',
] as const satisfies readonly (OrderAction & StepName)[];

/** What the owner may do now; the client shows these and no others. */
export function actionsOf(order: OrderState, now: number): OrderAction[] {
  const steps: OrderAction[] = USER_STEPS.filter((name) => allows(name, order, 'user', now));
  if (allows('arrive', order, 'user', now)) steps.push('scanConfirm');
  if (order.status === 'DONE') steps.unshift('observe', 'certificate');
  return REBOOKABLE.includes(order.status) ? [...steps, 'rebook'] : steps;
}
