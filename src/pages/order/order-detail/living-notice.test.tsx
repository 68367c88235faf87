import { fireEvent, render, screen } from '@testing-library/react';
import type { OrderDetail } from '@contract/order/endpoints';
import type { OrderStatus } from '@contract/order/status-rules';
import { navigate } from '@/routes/navigate';
import { LivingNotice } from './living-notice';

jest.mock('@/routes/navigate', () => ({ navigate: { replace: jest.fn() } }));

const show = (own: OrderStatus, other: OrderStatus, day = '2026-12-17') => {
  const part = {
    day: '2026-12-17',
    startTime: '09:00',
    linkmanName: '小满',
    productName: '乙脑疫苗',
    doseLabel: '第 1 剂',
  };
  const visit = [{ ...part, orderId: 'o2', status: other, day }];
  const order = { ...part, orderId: 'o1', status: own, visit } as unknown as OrderDetail;
  return render(<LivingNotice order={order} />).container.textContent;
};

test('whoever called one dose off is led to the code of the other', () => {
  expect(show('CANCELLED', 'BOOKED')).toContain('照常：小满 乙脑疫苗 第 1 剂');
  fireEvent.click(screen.getByRole('button', { name: '看预约码' }));
  expect(navigate.replace).toHaveBeenCalledWith('orderDetail', { orderId: 'o2' });
});

test.each([
  ['BOOKED', 'BOOKED', undefined],
  ['CANCELLED', 'CANCELLED', undefined],
  ['CANCELLED', 'DONE', undefined],
  ['CANCELLED', 'BOOKED', '2026-12-18'],
] as const)('nothing is said where a dose is %s and the other %s (%s)', (own, other, day) => {
  expect(show(own, other, day)).toBe('');
});
