import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CODE } from '@contract/errors';
import type { OrderDetail } from '@contract/order/endpoints';
import { focusFirstInvalid } from '@/ui/field/focus-first-invalid';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { useServer } from '@/http/hooks/use-server';
import { navigate } from '@/routes/navigate';
import CancelOrder from './index';

const mockOrder: Record<string, unknown> = {
  orderId: 'o1',
  linkmanId: 'l1',
  visitId: null,
  visit: [],
  status: 'BOOKED',
  productName: '流感疫苗',
  doseLabel: '第 1 剂',
  linkmanName: '小安',
  day: '2026-12-01',
  startTime: '08:00',
  endTime: '09:00',
  actions: ['cancel'],
  payment: { state: 'clinic' },
};

jest.mock('@/http/hooks/use-server', () => ({
  ...jest.requireActual('@/http/hooks/use-server'),
  useServer: jest.fn(() => ({})),
}));
jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));
jest.mock('@/routes/navigate', () => ({ navigate: { back: jest.fn(), replace: jest.fn() } }));
jest.mock('@/routes/hooks', () => ({ useRouteState: () => ({ visit: 1 }) }));
jest.mock('@/routes/page-title', () => ({ usePageTitle: () => '取消预约' }));
jest.mock('@/ui/field/focus-first-invalid', () => ({ focusFirstInvalid: jest.fn() }));
jest.mock('@/features/booking/order/components/order-gate', () => ({
  OrderGate: ({ children }: { children: (order: OrderDetail) => ReactElement }) =>
    children(mockOrder as unknown as OrderDetail),
}));
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a reason that is missing is led to: the button stands far below it', async () => {
  render(<CancelOrder />);
  await press('取消这次预约');
  expect(screen.getByText('请选择取消原因')).toBeTruthy();
  expect(focusFirstInvalid).toHaveBeenCalled();
});

test('the last question names whose appointment is given up, and when', async () => {
  render(<CancelOrder />);
  fireEvent.click(screen.getByRole('radio', { name: '时间不合适' }));
  await press('取消这次预约');
  const dialog = screen.getByRole('alertdialog').textContent?.replace(/\u2060/g, '');
  expect(dialog).toContain('小安 12月1日 周二 08:00–09:00 的号');
});

const chargeOf = (chargeCents: number) => ({
  paidCents: 29_800,
  refundCents: 29_800 - chargeCents,
  chargeCents,
  freeUntil: 1_800_000_000_000,
  dueAt: Date.now(),
});

describe('who has paid', () => {
  const open = async (chargeCents: number, charge: object): Promise<void> => {
    mockOrder.payment = { state: 'paid', attempt: null };
    jest.mocked(useServer).mockReturnValue({ data: chargeOf(chargeCents) } as never);
    render(<CancelOrder />);
    fireEvent.click(screen.getByRole('radio', { name: '时间不合适' }));
    jest.mocked(request).mockReset();
    if (charge instanceof ApiError) jest.mocked(request).mockRejectedValueOnce(charge);
    else jest.mocked(request).mockResolvedValueOnce(charge as never);
    await press('取消这次预约');
  };

  test.each([
    [0, '不扣费', '¥298 全额原路退回'],
    [500, '¥293', '¥293 原路退回，扣 ¥5（服务费的一半）'],
  ])('reads what comes back if %d cents are kept, before and in the question', async (...row) => {
    const [chargeCents, outlook, consequence] = row;
    await open(chargeCents, chargeOf(chargeCents));
    expect(screen.getByText(outlook)).toBeTruthy();
    expect(screen.getByRole('alertdialog').textContent).toContain(consequence);
  });

  test('reads what is kept by now, where the free time has passed on this page, and agrees to that', async () => {
    await open(0, chargeOf(500));
    expect(screen.getByRole('alertdialog').textContent).toContain('扣 ¥5');
    jest.mocked(request).mockResolvedValueOnce({ ...mockOrder } as never);
    await press('确定取消');
    expect(jest.mocked(request).mock.lastCall?.slice(0, 2)).toEqual([
      'POST /order/subscribe/cancel.do',
      { orderId: 'o1', reason: 'time', note: '', chargeCents: 500 },
    ]);
  });

  test.each([
    new ApiError({ kind: 'network', msg: '网络不通' }),
    new ApiError({ kind: 'server', code: CODE.ORDER_STATE, msg: '已过取消时间' }),
  ])('is asked nothing where that cannot be read, and told why', async (error) => {
    await open(0, error);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText(error.msg)).toBeTruthy();
  });
});

test('while a payment has no result, the page says what becomes of it', async () => {
  mockOrder.payment = { state: 'payable', attempt: { state: 'pending' } };
  render(<CancelOrder />);
  expect(screen.getByText(/一笔付款还没有结果/)).toBeTruthy();
});

describe('a visit of two people', () => {
  const other = { ...mockOrder, orderId: 'o2', linkmanId: 'l2', linkmanName: '小宝' };
  const charge = {
    parts: [],
    paidCents: 29_800,
    refundCents: 29_300,
    chargeCents: 500,
    dueAt: 1,
  };
  beforeEach(() => {
    Object.assign(mockOrder, { visitId: 'v', visit: [other] });
    jest
      .mocked(request)
      .mockReset()
      .mockResolvedValue(charge as never);
  });
  afterEach(() => {
    Object.assign(mockOrder, { visitId: null, visit: [] });
  });
  const words = () => screen.getByRole('alertdialog').textContent?.replace(/\u2060/g, '');

  test('is cancelled as a whole with one sum', async () => {
    render(<CancelOrder />);
    fireEvent.click(screen.getByRole('radio', { name: '时间不合适' }));
    await press('取消这次预约');
    expect(words()).toMatch(/小安、小宝.*退回.*扣.*全部取消/);
    await press('确定取消');
    expect(request).toHaveBeenLastCalledWith(
      'POST /order/subscribe/cancelVisit.do',
      { orderIds: ['o1', 'o2'], reason: 'time', note: '', chargeCents: 500 },
      expect.anything(),
    );
  });

  test('in part says who still comes, and without a choice nothing can be sent', async () => {
    render(<CancelOrder />);
    fireEvent.click(screen.getByRole('radio', { name: '时间不合适' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /小宝/ }));
    await press('取消选中的 1 剂');
    expect(words()).toMatch(
      /只取消这 1 剂？.*小安 流感疫苗 第 1 剂 .*照常到诊：小宝 流感疫苗 第 1 剂/,
    );
    await press('保留预约');
    fireEvent.click(screen.getByRole('checkbox', { name: /小安/ }));
    expect(screen.getByText('请至少选一剂')).toBeTruthy();
    const button = screen.getByRole('button', { name: '取消这次预约' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  test('in part opens what still takes place: its code is shown there', async () => {
    render(<CancelOrder />);
    fireEvent.click(screen.getByRole('radio', { name: '时间不合适' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /小宝/ }));
    await press('取消选中的 1 剂');
    await press('确定取消');
    expect(navigate.replace).toHaveBeenLastCalledWith('orderDetail', { orderId: 'o2' });
  });
});
