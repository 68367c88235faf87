import { freeUntil, refundShares } from './refund-rules';

const HOUR = 3_600_000;
const STARTS = Date.UTC(2026, 10, 25, 1);
const order = { paidCents: 62_600, serviceFeeCents: 2_801, startsAt: STARTS };

test('a cancellation until a day before costs nothing', () => {
  expect(refundShares(order, freeUntil(STARTS))).toEqual({ refundCents: 62_600, chargeCents: 0 });
});

test('a later one costs half of the service fee, rounded in the payer’s favour', () => {
  expect(refundShares(order, freeUntil(STARTS) + 1)).toEqual({
    refundCents: 61_200,
    chargeCents: 1_400,
  });
});

test('the clinic’s own cancellation costs nothing however late it comes', () => {
  expect(refundShares(order, STARTS - HOUR, true).chargeCents).toBe(0);
});

test('what comes back and what is kept are what was paid, and never less than nothing', () => {
  for (const paidCents of [0, 1, 999, 2_801, 62_600])
    for (const before of [0, 3 * HOUR, 24 * HOUR, 48 * HOUR]) {
      const { refundCents, chargeCents } = refundShares({ ...order, paidCents }, STARTS - before);
      expect(refundCents + chargeCents).toBe(paidCents);
      expect(Math.min(refundCents, chargeCents)).toBeGreaterThanOrEqual(0);
    }
});
