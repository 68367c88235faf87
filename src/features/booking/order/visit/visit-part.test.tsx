import { render } from '@testing-library/react';
import type { OrderDetail } from '@contract/order/endpoints';
import type { OrderStatus } from '@contract/order/status-rules';
import { VisitPart } from './visit-part';

jest.mock('@/routes/navigate', () => ({ navigate: { replace: jest.fn() } }));

const PART = {
  orderId: 'o1',
  linkmanId: 'l1',
  linkmanName: '小满',
  productName: '麻腮风疫苗',
  doseLabel: '第 1 剂',
  day: '2026-12-17',
  startTime: '09:00',
  endTime: '10:00',
  actions: [],
  priceCents: 0,
  serviceFeeCents: 0,
};
const shown = (own: OrderStatus, other: OrderStatus): string => {
  const visit = [{ ...PART, orderId: 'o2', status: other }];
  const order = { ...PART, status: own, visit } as unknown as OrderDetail;
  return render(<VisitPart order={order} today="2026-12-01" />).container.textContent;
};

test('the codes of doses that are still to come are exchangeable', () => {
  expect(shown('BOOKED', 'BOOKED')).toMatch(/1 人 · 2 剂.*出示其中任何一个预约码/);
});

test.each([
  ['CANCELLED', 'BOOKED', /1 人 · 1 剂/],
  ['DONE', 'DONE', /1 人 · 2 剂/],
  ['DONE', 'BOOKED', /1 人 · 2 剂/],
] as const)('doses that are %s and %s have no codes to choose from', (own, other, size) => {
  const text = shown(own, other);
  expect(text).toMatch(size);
  expect(text).not.toContain('预约码');
});

test('of a visit that is off, nothing is summed up', () => {
  expect(shown('CANCELLED', 'CANCELLED')).not.toMatch(/0 人|合计|预约码/);
});
