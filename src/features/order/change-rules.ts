import type { OrderDetail } from '@contract/order/endpoints';

/**
 * Why the time of an order that is still to come cannot be changed: its deadline is over, or all changes are used; null
 * where it can be, or where its status says enough.
 */
export function whyNot({
  status,
  actions,
}: Pick<OrderDetail, 'status' | 'actions'>): 'tooLate' | 'noChangesLeft' | null {
  if (status !== 'BOOKED' && status !== 'PENDING_CONFIRM') return null;
  if (actions.includes('update')) return null;
  // Cancelling ends at the same moment, and needs no changes.
  return actions.includes('cancel') ? 'noChangesLeft' : 'tooLate';
}
