import type { OrderAction, OrderStatus } from '@contract/order/status-rules';
import type { OrderEvent } from '@contract/order/endpoints';
import { dayOf } from '../../kernel/clock';

/** Who may ask for a step. */
export type Actor = OrderEvent['actor'];

/** One step of an order's life. */
export interface Step {
  readonly from: readonly OrderStatus[];
  /** null: the status stays. */
  readonly to: OrderStatus | null;
  readonly by: readonly Actor[];
  /** What becomes of the place in the slot. */
  readonly place: 'kept' | 'back' | 'moved';
  /** How the timeline calls it; null leaves no trace that the owner sees. */
  readonly event: OrderEvent['kind'] | null;
  /** Only until {@link CHANGE_DEADLINE} before the appointment, where its owner asks for it. */
  readonly beforeDeadline?: true;
}

/** ms before its start until which the owner may change or cancel an appointment. */
export const CHANGE_DEADLINE = 2 * 3_600_000;
/** ms before its start from which one may check in at the clinic. */
export const ARRIVAL_OPENS = 3_600_000;

const OPEN = ['PENDING_CONFIRM', 'BOOKED'] as const;
/**
 * Statuses in which somebody waits for the person, or owes them money that they may yet recall: until these have passed
 * neither the person nor their account can be removed.
 */
export const UNSETTLED = [
  ...OPEN,
  'ARRIVED',
  'REFUNDING',
] as const satisfies readonly OrderStatus[];

/**
 * The order's whole life, a row a step. A place is held from the booking on and goes back only with the steps marked
 * so; a place that was used, or that nobody came for, stays used. Orders start BOOKED; a clinic that confirms by hand
 * makes them PENDING_CONFIRM. Cancelling an order that was paid ahead is `refund`: its place is kept while the refund
 * can be recalled, and the order is then again what it was.
 */
export const LIFECYCLE = {
  confirm: {
    from: ['PENDING_CONFIRM'],
    to: 'BOOKED',
    by: ['user', 'clinic'],
    place: 'kept',
    event: 'confirmed',
  },
  update: {
    from: OPEN,
    to: null,
    by: ['user'],
    place: 'moved',
    event: 'changed',
    beforeDeadline: true,
  },
  cancel: {
    from: OPEN,
    to: 'CANCELLED',
    by: ['user', 'clinic', 'system'],
    place: 'back',
    event: 'cancelled',
    beforeDeadline: true,
  },
  arrive: {
    from: OPEN,
    to: 'ARRIVED',
    by: ['user', 'clinic'],
    place: 'kept',
    event: 'arrived',
  },
  /** An arrival entered for the wrong person is taken back; the order is again what it was, a missed one as well. */
  undoArrival: {
    from: ['ARRIVED'],
    to: 'BOOKED',
    by: ['clinic'],
    place: 'kept',
    event: 'arrivalUndone',
  },
  finish: { from: ['ARRIVED'], to: 'DONE', by: ['clinic'], place: 'kept', event: 'done' },
  /** Came, and goes unvaccinated: not fit today, or registered by mistake without an appointment. */
  turnAway: {
    from: ['ARRIVED'],
    to: 'CANCELLED',
    by: ['clinic'],
    place: 'back',
    event: 'cancelled',
  },
  noShow: {
    from: OPEN,
    to: 'NO_SHOW',
    by: ['clinic', 'system'],
    place: 'kept',
    event: 'noShow',
  },
  /** Came after all. */
  arriveLate: { from: ['NO_SHOW'], to: 'ARRIVED', by: ['clinic'], place: 'kept', event: 'arrived' },
  refund: {
    from: OPEN,
    to: 'REFUNDING',
    by: ['user', 'clinic', 'system'],
    place: 'kept',
    event: 'refund',
    beforeDeadline: true,
  },
  /** {@link LIFECYCLE.turnAway} of an order that was paid ahead. */
  refundAway: {
    from: ['ARRIVED'],
    to: 'REFUNDING',
    by: ['clinic'],
    place: 'kept',
    event: 'refund',
  },
  recallRefund: {
    from: ['REFUNDING'],
    to: 'BOOKED',
    by: ['user'],
    place: 'kept',
    event: 'recalled',
  },
  refundPaid: {
    from: ['REFUNDING'],
    to: 'REFUNDED',
    by: ['system'],
    place: 'back',
    event: 'refund',
  },
  refundFailed: {
    from: ['REFUNDING'],
    to: 'REFUND_FAILED',
    by: ['system'],
    place: 'back',
    event: 'refund',
  },
  retryRefund: {
    from: ['REFUND_FAILED'],
    to: 'REFUNDED',
    by: ['user', 'clinic', 'system'],
    place: 'kept',
    event: 'refund',
  },
  remove: {
    from: ['DONE', 'CANCELLED', 'NO_SHOW', 'REFUNDED'],
    to: null,
    by: ['user'],
    place: 'kept',
    event: null,
  },
} as const satisfies Record<string, Step>;
export type StepName = keyof typeof LIFECYCLE;

/** Kinds of the timeline that the owner sees. */
export const SHOWN_EVENTS = [
  'created',
  'confirmed',
  'changed',
  'arrived',
  'arrivalUndone',
  'done',
  'cancelled',
  'noShow',
  'paid',
  'refund',
  'recalled',
  'slotClosed',
  'slotReopened',
] as const satisfies readonly OrderEvent['kind'][];

/** A mistyped lot was put right; its note is the lot that holds, which the owner's timeline shows instead. */
export const LOT_CORRECTED = 'lotCorrected';

/** Statuses whose order holds a place: capacity = remaining + orders in these, for every slot at all times. */
export const HOLDING_STATUSES = [
  'PENDING_CONFIRM',
  'BOOKED',
  'ARRIVED',
  'DONE',
  'NO_SHOW',
  'REFUNDING',
] as const satisfies readonly OrderStatus[];

/** Statuses from which the same booking can be made anew. */
const REBOOKABLE: readonly OrderStatus[] = ['CANCELLED', 'NO_SHOW', 'REFUNDED'];

/** What decides on an order's next steps. */
export interface OrderState {
  readonly status: OrderStatus;
  /** Start of the appointment, ms. */
  readonly startsAt: number;
  readonly changesLeft: number;
  /** Whether the refund under way was its owner's wish and its money has not been sent. */
  readonly recallable?: boolean;
}

/** Whether one may check in for an appointment: from an hour before its start to the end of its day. Both in ms. */
export const isArrivalTime = (startsAt: number, now: number): boolean =>
  now >= startsAt - ARRIVAL_OPENS && dayOf(now) <= dayOf(startsAt);

/** Until when (ms) the owner may change or cancel. */
export const changeableUntil = (startsAt: number): number => startsAt - CHANGE_DEADLINE;

/** Whether the state allows a step to an actor at a time (ms). */
export function allows(name: StepName, order: OrderState, actor: Actor, now: number): boolean {
  const step: Step = LIFECYCLE[name];
  if (!step.by.includes(actor) || !step.from.includes(order.status)) return false;
  if (name === 'update' && order.changesLeft <= 0) return false;
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
