import { act, fireEvent, render, screen } from '@testing-library/react';
import type { OrderDetail } from '@contract/order/endpoints';
import type { OpenPayment } from '@contract/order/payment-endpoints';
import { ApiError } from '@/http/failure/api-error';
import { onAppShow } from '@/platform/lifecycle';
import { paymentMethodsHere, requestPayment } from '@/platform/payment';
import { refreshOrders } from '@/features/booking/order/refresh-orders';
import { askPayment, openPayment } from '../api';
import { PaymentPart } from './payment-part';

jest.mock('../api', () => ({ askPayment: jest.fn(), openPayment: jest.fn() }));
jest.mock('@/features/booking/order/refresh-orders', () => ({ refreshOrders: jest.fn() }));
jest.mock('@/platform/lifecycle', () => ({ onAppShow: jest.fn(() => () => undefined) }));
jest.mock('@/platform/payment', () => ({
  paymentMethodsHere: jest.fn(),
  requestPayment: jest.fn(),
}));

type Attempt = NonNullable<OrderDetail['payment']['attempt']>;
const ATTEMPT: Attempt = {
  number: 'p1',
  method: 'wechat-h5',
  state: 'pending',
  cents: 29_800,
  expiresAt: Date.parse('2030-01-01T10:00:00+08:00'),
};
const REQUEST = { kind: 'page', url: 'https://pay.example/1' } as const;

function orderWith(payment: Partial<OrderDetail['payment']> = {}): OrderDetail {
  return {
    orderId: 'o1',
    status: 'BOOKED',
    day: '2030-01-10',
    startTime: '09:00',
    priceCents: 28_800,
    serviceFeeCents: 1000,
    actions: ['cancel'],
    refund: null,
    timeline: [],
    payment: {
      state: 'payable',
      paidCents: 0,
      simulated: false,
      methods: ['wechat-h5', 'alipay-wap'],
      attempt: null,
      ...payment,
    },
  } as unknown as OrderDetail;
}
const paid = orderWith({ state: 'paid', paidCents: 29_800, methods: [] });
const pending = (state: Attempt['state'] = 'pending') =>
  orderWith({ attempt: { ...ATTEMPT, state } });

/** Shows an order; the returned function shows what has become of it. */
async function show(order: OrderDetail): Promise<(next: OrderDetail) => Promise<void>> {
  let rerender: (element: React.ReactElement) => void = () => undefined;
  await act(async () => {
    ({ rerender } = render(<PaymentPart order={order} />));
  });
  return (next) => act(async () => rerender(<PaymentPart order={next} />));
}
const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const opens = (state: OpenPayment['state'] = 'pending') =>
  jest.mocked(openPayment).mockResolvedValue({ ...ATTEMPT, state, request: REQUEST });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.mocked(paymentMethodsHere).mockImplementation((offered) => offered);
  jest.mocked(askPayment).mockResolvedValue({ state: 'pending', attempt: ATTEMPT });
});
afterEach(() => void jest.useRealTimers());

test('says what it costs, and what a cancellation brings back', async () => {
  await show(orderWith());
  expect(screen.getByText('¥298')).toBeTruthy();
  expect(
    screen.getByText(
      '1月9日 09:00 前取消，全额退回 ¥298；之后取消，退回 ¥293，扣 ¥5（服务费的一半）。',
    ),
  ).toBeTruthy();
});

test('where both platforms can be used, asks which, and pays by the chosen one', async () => {
  opens();
  jest.mocked(requestPayment).mockResolvedValue('left');
  await show(orderWith());
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: '支付宝' })));
  await press('用支付宝付 ¥298');
  expect(openPayment).toHaveBeenCalledWith('o1', [], 'alipay-wap');
  expect(requestPayment).toHaveBeenCalledWith(REQUEST);
});

test('a visit is paid at once: each dose with its person, the sum, and what of the sum comes back', async () => {
  opens();
  jest.mocked(requestPayment).mockResolvedValue('done');
  const child = { linkmanId: 'l2', linkmanName: '小红', productName: '流感', doseLabel: '第1剂' };
  const order = {
    ...orderWith({ together: { orderIds: ['o2', 'o1'], cents: 43_000 } }),
    ...{ linkmanId: 'l1', linkmanName: '小明', productName: '五联', doseLabel: '第2剂' },
    visit: [
      { ...child, orderId: 'o2', status: 'BOOKED', priceCents: 12_800, serviceFeeCents: 400 },
      { ...child, orderId: 'o3', status: 'CANCELLED', priceCents: 500, serviceFeeCents: 0 },
    ].map((part) => ({ day: '2030-01-10', startTime: '09:30', ...part })),
  } as unknown as OrderDetail;
  const become = await show(order);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '小明五联 第2剂 ¥298',
    '小红流感 第1剂 ¥132',
    '应付¥430',
  ]);
  expect(screen.getByText(/退回 ¥423，扣 ¥7/)).toBeTruthy();
  expect(screen.getByText(/一次付清这 2 剂/)).toBeTruthy();
  await press('用微信付 ¥430');
  expect(openPayment).toHaveBeenCalledWith('o1', ['o2'], 'wechat-h5');
  await become({ ...order, payment: { ...paid.payment, together: null } });
  expect(screen.getByRole('alert').textContent).toContain('已付款 ¥430');
});

test('a double tap opens one payment', async () => {
  opens();
  jest.mocked(requestPayment).mockReturnValue(new Promise(() => undefined));
  await show(orderWith());
  const button = screen.getByRole('button', { name: '用微信付 ¥298' });
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  fireEvent.click(button);
  expect(openPayment).toHaveBeenCalledTimes(1);
  expect(requestPayment).toHaveBeenCalledTimes(1);
});

test('a platform that says done is not believed: the provider is asked until it says so', async () => {
  opens();
  jest.mocked(requestPayment).mockResolvedValue('done');
  const become = await show(orderWith());
  await press('用微信付 ¥298');
  await become(pending());
  expect(screen.getByText('正在查询付款结果')).toBeTruthy();
  expect(screen.queryByText('已付款 ¥298')).toBeNull();
  jest.mocked(askPayment).mockResolvedValue({ state: 'paid', attempt: ATTEMPT });
  jest.mocked(refreshOrders).mockClear();
  await wait(2000);
  expect(refreshOrders).toHaveBeenCalled();
  await become(paid);
  jest.mocked(askPayment).mockClear();
  await wait(600_000);
  expect(askPayment).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('已付款 ¥298');
});

test('who cancelled reads that nothing was charged, once the provider agrees', async () => {
  opens();
  jest.mocked(requestPayment).mockResolvedValue('cancelled');
  jest.mocked(askPayment).mockResolvedValueOnce(null);
  const become = await show(orderWith());
  await press('用微信付 ¥298');
  await become(pending());
  expect(screen.queryByText('没有付款')).toBeNull();
  await wait(2000);
  expect(screen.getByText('没有付款')).toBeTruthy();
  expect(screen.getByRole('button', { name: '用微信付 ¥298' })).toBeTruthy();
});

test('after a restart the open payment is asked for at once, then more and more rarely', async () => {
  await show(pending());
  expect(screen.getByText('正在查询付款结果')).toBeTruthy();
  await wait(0);
  expect(askPayment).toHaveBeenCalledTimes(1);
  await wait(200_000);
  expect(screen.getByText('还没有收到付款')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('1月1日 10:00');
  const { length } = jest.mocked(askPayment).mock.calls;
  // The page says that it updates by itself, so it goes on, once a minute.
  await wait(600_000);
  expect(askPayment).toHaveBeenCalledTimes(length + 10);
  // Back from another app: it may have been paid there.
  await act(async () => jest.mocked(onAppShow).mock.calls[0]?.[0]());
  await wait(0);
  expect(askPayment).toHaveBeenCalledTimes(length + 11);
  expect(screen.getByText('正在查询付款结果')).toBeTruthy();
});

test('a page that is left asks nothing more', async () => {
  const { unmount } = render(<PaymentPart order={pending()} />);
  await wait(0);
  unmount();
  await wait(600_000);
  expect(askPayment).toHaveBeenCalledTimes(1);
});

test('what could not be opened says why, and can be tried again', async () => {
  jest
    .mocked(openPayment)
    .mockRejectedValueOnce(new ApiError({ kind: 'network', msg: '网络不通' }));
  await show(orderWith());
  await press('用微信付 ¥298');
  expect(screen.getByRole('alert').textContent).toBe('网络不通');
  expect(refreshOrders).toHaveBeenCalledTimes(1);
  opens();
  jest.mocked(requestPayment).mockResolvedValue('left');
  await press('用微信付 ¥298');
  expect(openPayment).toHaveBeenCalledTimes(2);
});

test('where the provider says that it is paid already, nothing is handed to the platform', async () => {
  jest.mocked(openPayment).mockResolvedValue({ ...ATTEMPT, state: 'paid', request: null });
  await show(orderWith());
  await press('用微信付 ¥298');
  expect(requestPayment).not.toHaveBeenCalled();
});

test('a closed try says that nothing was charged', async () => {
  await show(pending('closed'));
  expect(screen.getByText('上一次没有付成，没有扣款。可以再付一次。')).toBeTruthy();
  expect(askPayment).not.toHaveBeenCalled();
});

test('a cancelled appointment asks about its payment, and offers none', async () => {
  await show({ ...pending(), payment: { ...pending().payment, state: 'clinic', methods: [] } });
  expect(screen.getByText('正在查询付款结果')).toBeTruthy();
  expect(screen.queryByText('应付')).toBeNull();
  expect(document.body.textContent).not.toContain('这里不能在线付款');
});

test('money that the order could not take is on its way back, and why', async () => {
  const order = orderWith({ state: 'clinic', attempt: { ...ATTEMPT, state: 'returning' } });
  await show({ ...order, status: 'CANCELLED', actions: ['rebook'] });
  expect(screen.getByText('¥298 正在退回')).toBeTruthy();
  expect(screen.getByText(/这个预约已经结束/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('where no method works, says where to pay instead', async () => {
  jest.mocked(paymentMethodsHere).mockReturnValue([]);
  await show(orderWith());
  expect(screen.getByText(/这里不能在线付款/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['paid long ago', paid],
  ['to be paid at the clinic', orderWith({ state: 'clinic', methods: [] })],
])('an order %s shows nothing', async (_name, order) => {
  await show(order);
  expect(document.body.textContent).toBe('');
});
