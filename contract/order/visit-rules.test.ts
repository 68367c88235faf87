import type { OrderCard, VisitOrder } from './endpoints';
import {
  firstOfVisits,
  livingPartsOf,
  partsOf,
  partsThatMay,
  peopleOf,
  statusOfParts,
  sumOfParts,
  timeOfParts,
} from './visit-rules';

const DAY = '2026-12-01';
const part = (orderId: string, more: Partial<VisitOrder> = {}): VisitOrder => ({
  ...{ orderId, linkmanId: orderId[0] ?? '', linkmanName: orderId[0] ?? '', productName: '' },
  ...{ doseLabel: '', day: DAY, startTime: '09:00', endTime: '09:30', status: 'BOOKED' },
  ...{ actions: ['update', 'cancel'], priceCents: 1_000, serviceFeeCents: 200 },
  ...more,
});
const card = (own: VisitOrder, ...visit: VisitOrder[]): OrderCard => ({
  ...{ ...own, visitId: 'v', visit, productId: 'p', depaCode: 'd' },
  ...{ departmentName: '', departmentAddress: '' },
});
const ids = (parts: readonly { orderId: string }[]) =>
  parts.map(({ orderId }) => orderId).join(' ');

test('a visit is every dose of every person on its day, by time, what is closed last', () => {
  const visit = card(
    part('a1', { status: 'CANCELLED' }),
    part('b1', { startTime: '09:30' }),
    part('a2'),
  );
  expect(ids(partsOf(visit))).toBe('a2 b1 a1');
  expect(ids(livingPartsOf(visit))).toBe('a2 b1');
});

test('what was moved to another day is a visit of its own', () => {
  expect(ids(partsOf(card(part('a1'), part('b1', { day: '2026-12-02' }))))).toBe('a1');
});

test('a visit of which nothing takes place has all of its parts', () => {
  const gone = { status: 'CANCELLED' } as const;
  expect(ids(livingPartsOf(card(part('a1', gone), part('b1', gone))))).toBe('a1 b1');
});

test('people are named once, with all their doses', () => {
  const people = peopleOf([part('a1'), part('b1'), part('a2')]);
  expect(people.map(({ name, doses }) => `${name}: ${ids(doses)}`)).toEqual(['a: a1 a2', 'b: b1']);
});

test('two of one name are two people', () => {
  const twin = part('b1', { linkmanName: 'a' });
  expect(peopleOf([part('a1'), twin])).toHaveLength(2);
});

test('a list shows each visit once, where its first order is', () => {
  const alone = (orderId: string) => ({ ...card(part(orderId)), visitId: null });
  const moved = card(part('b2', { day: '2026-12-02' }));
  expect(
    ids(firstOfVisits([card(part('a1')), alone('c1'), card(part('b1')), moved, alone('d1')])),
  ).toBe('a1 c1 b2 d1');
});

test('the sum is what takes place, paid or not; what was cancelled costs nothing', () => {
  expect(sumOfParts([part('a1'), part('a2', { status: 'DONE' })])).toBe(2_400);
  expect(sumOfParts([part('a1'), part('b1', { status: 'REFUNDING' })])).toBe(1_200);
});

test('the time is from the first start to the last end', () => {
  expect(timeOfParts([part('a1', { startTime: '09:30', endTime: '10:00' }), part('b1')])).toEqual({
    startTime: '09:00',
    endTime: '10:00',
  });
  expect(timeOfParts([])).toBeNull();
});

test('one status where all have it, none where they differ', () => {
  expect(statusOfParts([part('a1'), part('b1')])).toBe('BOOKED');
  expect(statusOfParts([part('a1'), part('b1', { status: 'DONE' })])).toBeNull();
});

test('only the parts whose state allows it can be moved or cancelled', () => {
  const done = part('b1', { status: 'DONE', actions: ['certificate'] });
  expect(ids(partsThatMay('cancel', [part('a1'), done]))).toBe('a1');
  expect(ids(partsThatMay('update', [part('a1', { actions: ['cancel'] }), done]))).toBe('');
});
