import { render, screen } from '@testing-library/react';
import type { Refund } from '@contract/order/endpoints';
import { RefundProgress } from './refund-progress';

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

test.each([
  ['waiting', '款项原路退到账上'],
  ['paying', '款项原路退到账上'],
  ['paid', '款项已原路退回'],
  ['failed', '退款未成功'],
] as const)('money is said to be back only once it is: %s', (state, last) => {
  render(<RefundProgress refund={refund(state)} recallable={false} />);
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toContain(last);
});
