import { configureClient } from '@/http/client-parts';
import { ApiError } from '@/http/failure/api-error';
import { ownOf, storeOwnAnswer } from '@/http/own/own-answers';
import { request } from '@/http/request';
import { orderOf } from '../../../../../test/samples/order';
import { followOrders, nextStored, storedOrders } from './own-orders';

jest.mock('@/http/request', () => ({ request: jest.fn() }));

const ask = jest.mocked(request) as unknown as jest.Mock;
const DETAIL = 'GET /order/subscribe/clientDetail.do';
const store = (order = orderOf()) => storeOwnAnswer(DETAIL, { orderId: order.orderId }, order);
const stored = () => ownOf('order').map(({ id }) => id);
const asked = () => ask.mock.calls.map(([, { orderId }]) => orderId as string);

let token = 'T';
configureClient({ account: () => 'anna', token: () => token });
beforeEach(() => {
  window.localStorage.clear();
  token = 'T';
  ask.mockReset();
  ask.mockImplementation(async (_name, { orderId }: { orderId: string }) => orderOf({ orderId }));
});

test('what a list shows and the device lacks is asked for once, the nearest visit first', async () => {
  const later = orderOf({ orderId: 'O2', day: '2026-12-01' });
  await followOrders([later, orderOf(), orderOf({ orderId: 'O3', status: 'DONE' })], true);
  expect(asked()).toEqual(['O1', 'O2']);
  store(later);
  ask.mockClear();
  await followOrders([later, orderOf()], true);
  expect(asked()).toEqual([]);
});

test('an order whose time was changed elsewhere is asked for again', async () => {
  store();
  await followOrders([orderOf({ startTime: '10:00' })], true);
  expect(asked()).toEqual(['O1']);
});

test('no more than five at a time, and none after the first failure', async () => {
  const many = Array.from({ length: 8 }, (_, index) => orderOf({ orderId: `O${index}` }));
  await followOrders(many, true);
  expect(asked()).toHaveLength(5);
  ask.mockReset();
  ask.mockRejectedValue(new ApiError({ kind: 'network', msg: '' }));
  await followOrders(many, true);
  expect(asked()).toHaveLength(1);
});

test.each([
  ['closed in the list', [orderOf({ status: 'CANCELLED' })], false, []],
  ['missing from the complete list', [], true, []],
  ['missing from a part of the list', [], false, ['O1']],
  ['in the list', [orderOf()], true, ['O1']],
])('a stored order that is %s', async (_, cards, isAll, left) => {
  store();
  await followOrders(cards, isAll);
  expect(stored()).toEqual(left);
});

test('an answer for somebody who has logged out meanwhile is not stored', async () => {
  ask.mockImplementation(async () => {
    token = 'T2';
    return orderOf();
  });
  await followOrders([orderOf()], true);
  expect(stored()).toEqual([]);
});

test('the next visit is the first from today on, and the age is that of the oldest record', () => {
  expect(storedOrders()).toEqual({ list: [], asOf: undefined });
  expect(nextStored('2026-11-23')).toBeUndefined();
  store(orderOf({ orderId: 'O3', day: '2026-12-01' }));
  store(orderOf({ orderId: 'O2', day: '2026-11-22' }));
  store();
  expect(storedOrders().list.map(({ orderId }) => orderId)).toEqual(['O2', 'O1', 'O3']);
  expect(nextStored('2026-11-23')?.order.orderId).toBe('O1');
  expect(nextStored('2026-12-02')).toBeUndefined();
});
