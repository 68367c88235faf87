import type { DeskOrder } from '@contract/desk/desk-order';
import { visitsOf } from './desk-visits';

const order = (orderId: string, startTime: string, endTime: string) =>
  ({ orderId, startTime, endTime }) as DeskOrder;
const booked = (visitId: string | null, ...orders: DeskOrder[]) =>
  orders.map((each) => ({ visitId, order: each }));
const ids = (...orders: Parameters<typeof visitsOf>[0][]) =>
  visitsOf(orders.flat()).map(({ orders: each }) => each.map(({ orderId }) => orderId).join(' '));

test('two children and the doses of each at one time are one visit', () => {
  const [a1, a2, b] = ['a1', 'a2', 'b'].map((id) => order(id, '10:00', '10:30')) as [
    DeskOrder,
    DeskOrder,
    DeskOrder,
  ];
  expect(ids(booked('v', a1, a2, b))).toEqual(['a1 a2 b']);
});

test('slots one after another are one visit, a minute between them makes two', () => {
  const [first, next] = [order('a', '10:00', '10:30'), order('b', '10:30', '11:00')];
  expect(ids(booked('v', next, first))).toEqual(['a b']);
  expect(ids(booked('v', order('b', '10:31', '11:00'), first))).toEqual(['a', 'b']);
});

test('a child who was moved from 10:00 to 14:30 is at 14:30 and nowhere else', () => {
  const visits = visitsOf(booked('v', order('a', '10:00', '10:30'), order('b', '14:30', '15:00')));
  expect(visits).toMatchObject([
    { visitId: 'v', orders: [{ orderId: 'a' }] },
    { visitId: 'v', orders: [{ orderId: 'b', startTime: '14:30' }] },
  ]);
});

test('a long slot holds together those that begin in it', () => {
  const [long, short] = [order('a', '09:00', '12:00'), order('b', '09:30', '10:00')];
  expect(ids(booked('v', long, short, order('c', '11:30', '12:30')))).toEqual(['a b c']);
});

test('single appointments and other visits at the same time stay apart', () => {
  const [one, two] = [order('a', '10:00', '10:30'), order('b', '10:00', '10:30')];
  expect(ids(booked(null, one, two), booked('v', order('c', '10:00', '10:30')))).toEqual([
    'a',
    'b',
    'c',
  ]);
});
