import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { OrderDetail } from '@contract/order/endpoints';
import { ClosedView } from './closed-view';

jest.mock('@/routes/navigate', () => ({ navigate: { to: jest.fn() } }));
jest.mock('@/features/booking/order/components/order-facts', () => ({ OrderFacts: () => null }));
jest.mock('@/features/booking/order/components/calendar-removal', () => ({
  CalendarRemoval: () => null,
}));
jest.mock('@/features/booking/order/components/order-frame', () => ({
  OrderFrame: ({ title, children }: { title: string; children: ReactNode }) => (
    <>
      {title}
      {children}
    </>
  ),
}));

const shown = (status: OrderDetail['status'], kind: string) => {
  const at = Date.parse('2026-12-01T17:00:00+08:00');
  const timeline = [{ at, kind, actor: 'clinic', note: '', status }];
  const order = { orderId: 'o1', status, refund: null, cancelReason: null, timeline };
  const view = <ClosedView title="已取消的预约" order={order as unknown as OrderDetail} />;
  return render(view).container.textContent;
};

test('a cancelled appointment says when it was cancelled, and by whom', () => {
  const text = shown('CANCELLED', 'cancelled');
  for (const part of ['已取消的预约', '取消时间', '取消方']) expect(text).toContain(part);
});

test('a missed appointment is not said to be cancelled', () => {
  const text = shown('NO_SHOW', 'noShow');
  for (const part of ['未到诊的预约', '登记时间', '登记方门诊']) expect(text).toContain(part);
  expect(text).not.toContain('取消');
});
