import type { Refund } from '@contract/order/endpoints';
import { refundSteps } from './refund-steps';
import { refundIn } from '../../../../test/samples/refund';

const states = (state: Refund['state']): string =>
  refundSteps(refundIn(state))
    .map((step) => step.state)
    .join(' ');

test('a refund goes from asked for over being sent to its end', () => {
  expect(states('waiting')).toBe('done current todo');
  expect(states('paying')).toBe('done current todo');
  expect(states('paid')).toBe('done done done');
  expect(states('failed')).toBe('done done failed');
});
