import { ACTIVE_STATUSES } from '@contract/order/status-rules';
import type { OrderStatus } from '@contract/order/status-rules';

/** Statuses of an order whose person has not come yet. */
export const OPEN_STATUSES = [
  'PENDING_CONFIRM',
  'BOOKED',
] as const satisfies readonly OrderStatus[];

/** Statuses of an order whose person has come. */
export const ATTENDED_STATUSES = ['ARRIVED', 'DONE'] as const satisfies readonly OrderStatus[];

/** Statuses of orders that count for later doses: active ones, and those whose dose was administered. */
export const COUNTED_STATUSES = [
  ...ACTIVE_STATUSES,
  'DONE',
] as const satisfies readonly OrderStatus[];

/** Whether an order of this status is active. */
export const isActive = (status: OrderStatus): boolean =>
  (ACTIVE_STATUSES as readonly OrderStatus[]).includes(status);

/** Statuses as the list of an SQL `in (…)`: literals, so that partial indexes are used. */
export const statusList = (statuses: readonly OrderStatus[]): string =>
  statuses.map((status) => `'${status}'`).join(', ');
