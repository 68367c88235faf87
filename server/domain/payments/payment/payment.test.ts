import { attemptOf, newPaymentNumber, newRefundNumber } from './payment';

const EXPIRES = new Date('2026-05-04T10:15:00+08:00');
const payment = { number: 'p', method: 'wechat-mini', cents: 100, expires_at: EXPIRES } as const;

test.each([
  ['open', null, 'pending'],
  ['paid', null, 'paid'],
  ['closed', null, 'closed'],
  // Paid, and nothing was left to give back.
  ['surplus', null, 'returned'],
  ['surplus', false, 'returning'],
  ['surplus', true, 'returned'],
  ['paid', false, 'returning'],
  ['paid', true, 'returned'],
] as const)(
  'a payment that is %s, with its money back %s, is shown as %s',
  (state, back, shown) => {
    expect(attemptOf({ ...payment, state }, back)).toEqual({
      number: 'p',
      method: 'wechat-mini',
      state: shown,
      cents: 100,
      expiresAt: EXPIRES.getTime(),
    });
  },
);

test.each([
  ['2026-05-03T23:59:59+08:00', '20260503'],
  ['2026-05-04T00:00:00+08:00', '20260504'],
])('the number of %s has its day in China, and a form that platforms take', (at, day) => {
  const now = Date.parse(at);
  expect(newPaymentNumber(now)).toMatch(new RegExp(`^P${day}[0-9a-f]{20}$`));
  expect(newRefundNumber(now)).toMatch(new RegExp(`^R${day}[0-9a-f]{20}$`));
  expect(newPaymentNumber(now)).not.toBe(newPaymentNumber(now));
});
