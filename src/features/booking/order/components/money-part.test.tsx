import { render, screen } from '@testing-library/react';
import type { OrderDetail } from '@contract/order/endpoints';
import { callPhone } from '@/platform/phone-call';
import { MoneyPart } from './money-part';

jest.mock('@/platform/phone-call', () => ({ callPhone: jest.fn() }));
jest.mock('@/routes/navigate', () => ({ navigate: { to: jest.fn() } }));

const shown = (status: OrderDetail['status']) => {
  const order = { orderId: 'o1', status, refund: null, payment: { state: 'clinic' }, actions: [] };
  return render(<MoneyPart order={order as unknown as OrderDetail} />).container.textContent;
};

test.each([
  ['CANCELLED', '取消详情'],
  ['REFUNDED', '取消详情'],
  ['NO_SHOW', ''],
  ['DONE', ''],
  ['BOOKED', ''],
] as const)('what is said about the cancellation of an order that is %s', (status, text) => {
  expect(shown(status)).toBe(text);
});

test.each([
  ['waiting', '¥1620 正在退回'],
  ['paid', '¥1620 已原路退回'],
  ['failed', '¥1620 没有退成'],
] as const)('a refund that is %s says what comes back, not what was paid', (state, note) => {
  const order = {
    ...{ orderId: 'o1', status: 'REFUNDING', actions: [] },
    refund: { state, refundCents: 162_000 },
    payment: { state: 'paid', paidCents: 162_500 },
  };
  render(<MoneyPart order={order as unknown as OrderDetail} />);
  expect(screen.getByText(note)).toBeTruthy();
  expect(screen.queryByText(/已在线付款/)).toBeNull();
});

test('whoever has paid is told who makes out an invoice, and can call them', () => {
  const order = {
    orderId: 'o1',
    status: 'DONE',
    refund: null,
    payment: { state: 'paid', paidCents: 100 },
    actions: [],
    departmentPhone: '028-85001234',
  };
  render(<MoneyPart order={order as unknown as OrderDetail} />);
  screen.getByText('要发票或收据').click();
  expect(callPhone).toHaveBeenCalledWith('028-85001234');
});
