import type { OrderCard, VisitOrder } from './endpoints';
import { participantsOf } from './participants-rules';

const DAY = '2026-12-01';
const other = (linkmanName: string, part: Partial<VisitOrder> = {}): VisitOrder => ({
  orderId: linkmanName,
  linkmanId: linkmanName,
  linkmanName,
  actions: [],
  priceCents: 0,
  serviceFeeCents: 0,
  productName: '',
  doseLabel: '',
  day: DAY,
  startTime: '09:00',
  endTime: '10:00',
  status: 'BOOKED',
  ...part,
});
const names = (visit: readonly VisitOrder[], status: OrderCard['status'] = 'BOOKED') =>
  participantsOf({ day: DAY, status, visit } as OrderCard).map(({ linkmanName }) => linkmanName);

test('who comes on the same day comes along, whether checked in or vaccinated already', () => {
  expect(
    names([other('a'), other('b', { status: 'ARRIVED' }), other('c', { status: 'DONE' })]),
  ).toEqual(['a', 'b', 'c']);
});

test('who has another day by now, or does not come, does not', () => {
  expect(names([other('a', { day: '2026-12-02' }), other('b', { status: 'CANCELLED' })])).toEqual(
    [],
  );
});

test('nobody comes along with an appointment that was cancelled', () => {
  expect(names([other('a')], 'CANCELLED')).toEqual([]);
});

test('an appointment of one’s own has nobody along', () => {
  expect(names([])).toEqual([]);
});
