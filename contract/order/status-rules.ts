/** Order lifecycle; the provider owns it. */
export const ORDER_STATUSES = [
  'PENDING_CONFIRM',
  'BOOKED',
  'ARRIVED',
  'DONE',
  'CANCELLED',
  'NO_SHOW',
  'REFUNDING',
  'REFUNDED',
  'REFUND_FAILED',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * Statuses of active orders: the person is still to be vaccinated, and has at most one of these per vaccine and dose.
 * Which orders take a place in their slot, whether active or over, is `HOLDING_STATUSES` of
 * `server/shared/lifecycle/lifecycle.ts`.
 */
export const ACTIVE_STATUSES = [
  'PENDING_CONFIRM',
  'BOOKED',
  'ARRIVED',
] as const satisfies readonly OrderStatus[];

/** Statuses of orders that were called off: they leave calendars and messages, which one that was missed does not. */
export const CALLED_OFF_STATUSES = [
  'CANCELLED',
  'REFUNDING',
  'REFUNDED',
  'REFUND_FAILED',
] as const satisfies readonly OrderStatus[];

/** Whether an order of this status was called off. */
export const isCalledOff = ({ status }: { readonly status: OrderStatus }): boolean =>
  (CALLED_OFF_STATUSES as readonly OrderStatus[]).includes(status);

/** What a user may do with an order; the provider sends the ones that the state allows. */
export const ORDER_ACTIONS = [
  'confirm',
  'update',
  'cancel',
  'remove',
  'scanConfirm',
  'rebook',
  'recallRefund',
  'retryRefund',
  'observe',
  'certificate',
] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** Tabs of the order list and the statuses of each. */
export const ORDER_GROUPS = {
  all: ORDER_STATUSES,
  pending: ['PENDING_CONFIRM'],
  booked: ['BOOKED', 'ARRIVED'],
  done: ['DONE'],
  closed: ['NO_SHOW', ...CALLED_OFF_STATUSES],
} as const satisfies Record<string, readonly OrderStatus[]>;
export type OrderGroup = keyof typeof ORDER_GROUPS;

/** Why a user cancels; the clinic uses it for planning. */
export const CANCEL_REASONS = ['time', 'unwell', 'elsewhere', 'mistake', 'price', 'other'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** How often an order's time may be changed by its owner. */
export const CHANGES_ALLOWED = 3;
