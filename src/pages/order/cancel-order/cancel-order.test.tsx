import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { OrderDetail } from '@contract/order/endpoints';
import { focusFirstInvalid } from '@/ui/field/focus-first-invalid';
import CancelOrder from './index';

const mockOrder = {
  orderId: 'o1',
  linkmanName: '小安',
  day: '2026-12-01',
  startTime: '08:00',
  endTime: '09:00',
  actions: ['cancel'],
  payment: { state: 'clinic' },
} as unknown as OrderDetail;

jest.mock('@/routes/engine', () => ({ engine: { current: () => undefined } }));
jest.mock('@/routes/hooks', () => ({ useRouteState: () => ({ visit: 1 }) }));
jest.mock('@/routes/page-title', () => ({ usePageTitle: () => '取消预约' }));
jest.mock('@/ui/field/focus-first-invalid', () => ({ focusFirstInvalid: jest.fn() }));
jest.mock('@/features/order/components/order-gate', () => ({
  OrderGate: ({ children }: { children: (order: OrderDetail) => ReactElement }) =>
    children(mockOrder),
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
