import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { OrderDetail } from '@contract/order/endpoints';
import { focusFirstInvalid } from '@/ui/field/focus-first-invalid';
import { useServer } from '@/http/hooks/use-server';
import CancelOrder from './index';

const mockOrder: Record<string, unknown> = {
  orderId: 'o1',
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
jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));
jest.mock('@/routes/hooks', () => ({ useRouteState: () => ({ visit: 1 }) }));
jest.mock('@/routes/page-title', () => ({ usePageTitle: () => '取消预约' }));
jest.mock('@/ui/field/focus-first-invalid', () => ({ focusFirstInvalid: jest.fn() }));
jest.mock('@/features/order/components/order-gate', () => ({
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

test.each([
  [0, '¥298 全额原路退回'],
  [500, '¥293 原路退回，扣 ¥5（服务费的一半）'],
])(
  'who has paid reads what comes back if %d cents are kept, before and in the question',
  async (...row) => {
    const [chargeCents, consequence] = row;
    mockOrder.payment = { state: 'paid', attempt: null };
    const sums = { paidCents: 29_800, refundCents: 29_800 - chargeCents, chargeCents };
    const data = { ...sums, freeUntil: 1_800_000_000_000, dueAt: Date.now() };
    jest.mocked(useServer).mockReturnValue({ data } as never);
    render(<CancelOrder />);
    expect(screen.getByText(chargeCents ? '¥293' : '不扣费')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: '时间不合适' }));
    await press('取消这次预约');
    expect(screen.getByRole('alertdialog').textContent).toContain(consequence);
  },
);

test('while a payment has no result, the page says what becomes of it', async () => {
  mockOrder.payment = { state: 'payable', attempt: { state: 'pending' } };
  render(<CancelOrder />);
  expect(screen.getByText(/一笔付款还没有结果/)).toBeTruthy();
});
