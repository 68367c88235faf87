import type { DeskOrder } from '@contract/desk/desk-order';
import { peopleIn } from './people-rules';

const order = (orderId: string, personName: string, documentMasked = '1', birthday = '') =>
  ({ orderId, personName, documentMasked, birthday }) as DeskOrder;
const people = (...orders: DeskOrder[]) =>
  peopleIn(orders).map(({ orders: own }) => own.map(({ orderId }) => orderId).join(' '));

test('a person is once, with all doses, whoever is between them', () => {
  expect(people(order('1', '小安'), order('2', '小宝'), order('3', '小安'))).toEqual(['1 3', '2']);
});

test('two of one name with other documents or birthdays are two', () => {
  expect(people(order('1', '小安'), order('2', '小安', '2'))).toEqual(['1', '2']);
  expect(people(order('1', '小安'), order('2', '小安', '1', '2026-01-01'))).toEqual(['1', '2']);
});
