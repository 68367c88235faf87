import { render, screen } from '@testing-library/react';
import { RefundProgress } from './refund-progress';
import { StatusPanel } from './status-panel';
import { refundIn } from '../../../../../test/samples/refund';

test.each([
  ['waiting', '款项原路退到账上'],
  ['paying', '款项原路退到账上'],
  ['paid', '款项已原路退回'],
  ['failed', '退款未成功'],
] as const)('money is said to be back only once it is: %s', (state, last) => {
  render(<RefundProgress refund={refundIn(state)} recallable={false} />);
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toContain(last);
});

const LATEST = /银行卡最晚 3 个工作日/;

test.each([
  ['waiting', true],
  ['paying', true],
  ['paid', false],
  ['failed', false],
] as const)('a refund that is %s says when it arrives at the latest: %s', (state, isSaid) => {
  render(<RefundProgress refund={refundIn(state)} recallable />);
  expect(screen.queryByText(LATEST) !== null).toBe(isSaid);
});

test('the status of a refund under way has its sum and when it arrives at the latest', () => {
  const refund = { ...refundIn('waiting'), refundCents: 12_345 };
  render(<StatusPanel order={{ status: 'REFUNDING', timeline: [], refund }} />);
  expect(screen.getByRole('status').textContent).toContain('¥123.45 将原路退回');
  expect(screen.getByText(LATEST)).toBeTruthy();
});
