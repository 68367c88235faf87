import type { Refund } from '@contract/order/endpoints';

/** A refund of everything that was paid. */
export const refundIn = (state: Refund['state']): Refund => ({
  state,
  startedBy: 'user',
  paidCents: 100,
  refundCents: 100,
  chargeCents: 0,
  requestedAt: 1,
  dueAt: 2,
  settledAt: state === 'paid' || state === 'failed' ? 3 : null,
});
