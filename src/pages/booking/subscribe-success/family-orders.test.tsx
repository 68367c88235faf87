import { fireEvent, render, screen } from '@testing-library/react';
import type { OrderDetail } from '@contract/order/endpoints';
import { useOrder } from '@/features/order/use-order';
import { paymentMethodsHere } from '@/platform/payment';
import { navigate } from '@/routes/navigate';
import { FamilyOrders } from './family-orders';

jest.mock('@/features/order/use-order', () => ({ useOrder: jest.fn() }));
jest.mock('@/features/order/components/order-facts', () => ({ OrderFacts: () => null }));
jest.mock('@/platform/payment', () => ({ paymentMethodsHere: jest.fn() }));
jest.mock('@/routes/navigate', () => ({ navigate: { to: jest.fn(() => Promise.resolve()) } }));

const orderOf = (orderId: string, name: string, state: OrderDetail['payment']['state']) =>
  ({
    orderId,
    linkmanName: name,
    status: 'BOOKED',
    reference: `R${orderId}`,
    priceCents: 28_800,
    serviceFeeCents: 1000,
    payment: { state, methods: ['wechat-h5'], paidCents: 0, simulated: false, attempt: null },
  }) as unknown as OrderDetail;

const ORDERS = [orderOf('o2', '外婆', 'payable'), orderOf('o3', '小安', 'paid')];

beforeEach(() => {
  jest.mocked(paymentMethodsHere).mockImplementation((offered) => offered);
  jest
    .mocked(useOrder)
    .mockImplementation(
      (orderId) =>
        ({ data: ORDERS.find((order) => order.orderId === orderId) }) as ReturnType<
          typeof useOrder
        >,
    );
});

test('each of the others that can be paid offers it by name and amount; a paid one says so', () => {
  render(<FamilyOrders orderIds={['o2', 'o3']} />);
  fireEvent.click(screen.getByRole('button', { name: '付外婆的 ¥298' }));
  expect(navigate.to).toHaveBeenCalledWith('orderDetail', { orderId: 'o2' });
  expect(screen.getByText('已付款 ¥298')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /小安.*¥/ })).toBeNull();
});

test('where nothing can be paid by what is at hand, none is offered', () => {
  jest.mocked(paymentMethodsHere).mockReturnValue([]);
  render(<FamilyOrders orderIds={['o2']} />);
  expect(screen.queryByRole('button', { name: /¥/ })).toBeNull();
});
