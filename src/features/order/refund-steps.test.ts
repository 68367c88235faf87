import type { Refund } from '@contract/order/endpoints';
import { refundSteps } from './refund-steps';

const refund = (state: Refund['state']): Refund => ({
  state,
  startedBy: 'user',
  paidCents: 100,
  refundCents: 100,
  chargeCents: 0,
  requestedAt: 1,
  dueAt: 2,
  settledAt: state === 'paid' || state === 'failed' ? 3 : null,
});
const states = (state: Refund['state']): string =>
  refundSteps(refund(state))
    .map((step) => step.state)
    .join(' ');

test('a refund goes from asked for over being sent to its end', () => {
  expect(states('waiting')).toBe('done current todo');
  expect(states('paying')).toBe('done current todo');
  expect(states('paid')).toBe('done done done');
  expect(states('failed')).toBe('done done failed');
});
