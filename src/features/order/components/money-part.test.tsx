import { render } from '@testing-library/react';
import type { OrderDetail } from '@contract/order/endpoints';
import { MoneyPart } from './money-part';

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
