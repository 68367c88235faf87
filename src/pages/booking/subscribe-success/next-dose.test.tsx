import { render, screen } from '@testing-library/react';
import type { OrderDetail } from '@contract/order/endpoints';
import { NextDoses } from './next-dose';

const mockCourse = {
  doses: [1, 2].map((doseNo) => ({ doseNo, label: `第 ${doseNo} 剂`, day: null })),
  ...{ priceCents: 0, serviceFeeCents: 0, totalCents: 0, leftCents: 0 },
};
const mockDays = [
  { doseNo: 2, label: '第 2 剂', earliest: '2027-06-01', recommended: '2027-06-01' },
];

jest.mock('@/features/booking/submission/use-person-check', () => ({
  usePersonCheck: () => ({
    data: { canSubscribe: false, suggestedDoseNo: null, course: mockCourse },
  }),
}));
jest.mock('@/features/booking/course/use-course-days', () => ({
  useCourseDays: () => ({ data: mockDays }),
}));
jest.mock('@/features/booking/order/use-order', () => ({
  useOrder: (orderId: string) => ({ data: { orderId, linkmanName: '小满', productName: orderId } }),
}));
jest.mock('@/features/booking/course/components/rest-entry', () => ({ RestEntry: () => null }));
jest.mock('@/routes/navigate', () => ({ navigate: { to: jest.fn() } }));

const order = (orderId: string) => ({ orderId, linkmanId: 'l1' }) as unknown as OrderDetail;
const notes = () => screen.queryAllByText(/按本次接种日期推算/).length;

test('from which day the later doses are computed is said once, however many courses there are', () => {
  render(
    <NextDoses order={order('乙肝')} booked={[order('乙肝'), order('百白破'), order('脊灰')]} />,
  );
  expect(screen.getAllByText('2027年6月1日 起')).toHaveLength(3);
  expect(notes()).toBe(1);
});

test('it is said of a single course too', () => {
  render(<NextDoses order={order('乙肝')} booked={[order('乙肝')]} />);
  expect(notes()).toBe(1);
});
