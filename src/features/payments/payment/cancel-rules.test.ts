import type { OrderDetail } from '@contract/order/endpoints';
import { cancelTerms } from './cancel-rules';

const ORDER = {
  day: '2026-12-10',
  startTime: '09:00',
  status: 'BOOKED',
  timeline: [],
  orderId: 'a',
  priceCents: 28_800,
  serviceFeeCents: 1001,
  visit: [],
  payment: {},
} as unknown as OrderDetail;
const FREE_UNTIL = Date.parse('2026-12-09T09:00:00+08:00');

test('everything comes back until a day before, then all but half of the fee', () => {
  expect(cancelTerms(ORDER, FREE_UNTIL - 1)).toEqual({
    freeUntil: FREE_UNTIL,
    later: { refundCents: 29_301, chargeCents: 500 },
  });
});

test('what is paid together is free until the first of it is a day ahead, and each dose has its own fee', () => {
  const early = { ...ORDER, orderId: 'b', startTime: '08:30', serviceFeeCents: 301 };
  const together = { orderIds: ['a', 'b'], cents: 58_902 };
  const visit = { ...ORDER, visit: [early], payment: { together } } as unknown as OrderDetail;
  expect(cancelTerms(visit, 0)).toEqual({
    freeUntil: FREE_UNTIL - 30 * 60_000,
    later: { refundCents: 29_301 + 28_951, chargeCents: 500 + 150 },
  });
});

test('on the last day nothing is free any more', () => {
  expect(cancelTerms(ORDER, FREE_UNTIL).freeUntil).toBeNull();
});

test('without a fee, or where the clinic has closed, nothing is ever kept', () => {
  expect(cancelTerms({ ...ORDER, serviceFeeCents: 0 }, FREE_UNTIL).later).toBeNull();
  const timeline = [{ kind: 'slotClosed', at: 1 }] as OrderDetail['timeline'];
  expect(cancelTerms({ ...ORDER, timeline }, FREE_UNTIL).later).toBeNull();
});
