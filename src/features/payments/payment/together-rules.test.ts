import type { OrderDetail } from '@contract/order/endpoints';
import { dueCents, entryOf, paidTogether } from './together-rules';

const PART = { day: '2030-01-10', status: 'BOOKED', priceCents: 10_000, serviceFeeCents: 500 };
const orderWith = (payment: object, orderId = 'a'): OrderDetail =>
  ({
    ...PART,
    orderId,
    startTime: '09:00',
    visit: ['a', 'b', 'c']
      .filter((other) => other !== orderId)
      .map((other) => ({ ...PART, orderId: other, startTime: '09:30' })),
    payment: { state: 'payable', ...payment },
  }) as unknown as OrderDetail;
const together = (...orderIds: string[]) => ({ together: { orderIds, cents: 21_000 } });

test('an order without others to be paid is paid alone', () => {
  for (const payment of [{}, { together: null }]) {
    expect(paidTogether(orderWith(payment)).map(({ orderId }) => orderId)).toEqual(['a']);
    expect(dueCents(orderWith(payment))).toBe(10_500);
  }
});

test('the doses of a visit that can be paid are paid together, those that cannot are left out', () => {
  const order = orderWith(together('c', 'a'));
  expect(paidTogether(order).map(({ orderId }) => orderId)).toEqual(['a', 'c']);
  expect(dueCents(order)).toBe(21_000);
});

test.each([
  ['paid', { state: 'paid' }, 'b', 'a', 'paid'],
  ['to be paid at the clinic', { state: 'clinic' }, 'b', 'a', null],
  ['payable alone', {}, 'b', 'a', 'own'],
  ['paid with what the page shows', together('a', 'b'), 'b', 'a', null],
  ['the first of those that are paid together', together('b', 'c'), 'b', 'a', 'all'],
  ['another of them', together('b', 'c'), 'c', 'a', null],
] as const)('next to the others, an order that is %s', (_what, payment, own, shown, entry) => {
  expect(entryOf(orderWith(payment, own), shown)).toBe(entry);
});
