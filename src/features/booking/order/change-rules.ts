import type { OrderDetail } from '@contract/order/endpoints';

/**
 * Why an upcoming order cannot be changed: its deadline has passed, or no changes are left; null where it can be, or
 * where its status is explanation enough.
 */
export function whyNot({
  status,
  actions,
}: Pick<OrderDetail, 'status' | 'actions'>): 'tooLate' | 'noChangesLeft' | null {
  if (status !== 'BOOKED' && status !== 'PENDING_CONFIRM') return null;
  if (actions.includes('update')) return null;
  // Cancelling has the same deadline, and does not use up changes.
  return actions.includes('cancel') ? 'noChangesLeft' : 'tooLate';
}
