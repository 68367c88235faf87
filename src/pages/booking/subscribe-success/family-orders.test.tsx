import { fireEvent, render, screen } from '@testing-library/react';
import type { OrderDetail } from '@contract/order/endpoints';
import { useOrder } from '@/features/booking/order/use-order';
import { paymentMethodsHere } from '@/platform/payment';
import { navigate } from '@/routes/navigate';
import { FamilyOrders } from './family-orders';

jest.mock('@/features/booking/order/use-order', () => ({ useOrder: jest.fn() }));
jest.mock('@/platform/payment', () => ({ paymentMethodsHere: jest.fn() }));
jest.mock('@/routes/navigate', () => ({ navigate: { to: jest.fn(() => Promise.resolve()) } }));

const orderOf = (
  orderId: string,
  name: string,
  state: OrderDetail['payment']['state'],
  status: OrderDetail['status'] = 'BOOKED',
) =>
  ({
    orderId,
    linkmanName: name,
    status,
    timeline: [],
    reference: `R${orderId}`,
    priceCents: 28_800,
    serviceFeeCents: 1000,
    payment: {
      ...{ state, methods: ['wechat-h5'], simulated: false, attempt: null },
      paidCents: state === 'paid' ? 29_800 : 0,
    },
  }) as unknown as OrderDetail;

const answer = (orders: readonly OrderDetail[]) =>
  jest
    .mocked(useOrder)
    .mockImplementation(
      (orderId) =>
        ({ data: orders.find((order) => order.orderId === orderId) }) as ReturnType<
          typeof useOrder
        >,
    );
const onState = jest.fn();
const shown = (...orderIds: string[]) => (
  <FamilyOrders shown="o1" orderIds={orderIds} onState={onState} />
);

beforeEach(() => {
  jest.mocked(paymentMethodsHere).mockImplementation((offered) => offered);
  onState.mockReset();
  answer([
    orderOf('o2', '外婆', 'payable'),
    orderOf('o3', '小安', 'paid'),
    orderOf('o4', '外公', 'clinic', 'CANCELLED'),
  ]);
});

test('each of the others that can be paid offers it by name and amount; a paid one says so', () => {
  render(shown('o2', 'o3'));
  fireEvent.click(screen.getByRole('button', { name: '付外婆的 ¥298' }));
  expect(navigate.to).toHaveBeenCalledWith('orderDetail', { orderId: 'o2' });
  expect(screen.getByText('已付款 ¥298')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /小安.*¥/ })).toBeNull();
});

test('what is paid together stands once: where the page’s own order is among it, only there', () => {
  const together = { orderIds: ['o1', 'o2', 'o5'], cents: 89_400 };
  answer(
    ['o2', 'o5'].map((orderId) => {
      const order = orderOf(orderId, '外婆', 'payable');
      return { ...order, payment: { ...order.payment, together } };
    }),
  );
  const { rerender } = render(shown('o2', 'o5'));
  expect(screen.queryByRole('button', { name: /¥/ })).toBeNull();
  together.orderIds = ['o2', 'o5'];
  rerender(shown('o2', 'o5'));
  fireEvent.click(screen.getByRole('button', { name: '一起付 2 剂，共 ¥894' }));
  expect(navigate.to).toHaveBeenCalledWith('orderDetail', { orderId: 'o2' });
});

test('where nothing can be paid by what is at hand, none is offered', () => {
  jest.mocked(paymentMethodsHere).mockReturnValue([]);
  render(shown('o2'));
  expect(screen.queryByRole('button', { name: /¥/ })).toBeNull();
});

test('whether each is booked is reported as soon as it is known', () => {
  render(shown('o2', 'o4', 'not yet there'));
  expect(onState.mock.calls).toEqual([
    ['o2', true],
    ['o4', false],
  ]);
});
