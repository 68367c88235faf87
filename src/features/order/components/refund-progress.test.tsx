import { render, screen } from '@testing-library/react';
import { RefundProgress } from './refund-progress';
import { refundIn } from '../../../../test/samples/refund';

test.each([
  ['waiting', '款项原路退到账上'],
  ['paying', '款项原路退到账上'],
  ['paid', '款项已原路退回'],
  ['failed', '退款未成功'],
] as const)('money is said to be back only once it is: %s', (state, last) => {
  render(<RefundProgress refund={refundIn(state)} recallable={false} />);
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toContain(last);
});
