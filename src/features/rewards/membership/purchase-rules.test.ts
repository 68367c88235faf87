import type { MemberInfo } from '@contract/member/endpoints';
import type { PaymentAttempt } from '@contract/order/payment-fields';
import { purchasePayment, returnedPurchase } from './purchase-rules';

const SALE: MemberInfo['sale'] = { plans: [], methods: ['alipay-wap'], simulated: true };
const attempt = (state: PaymentAttempt['state']): PaymentAttempt => ({
  number: 'P1',
  method: 'alipay-wap',
  state,
  cents: 990,
  expiresAt: 0,
});
const purchase = (
  state: 'open' | 'paid' | 'replaced',
  paying: PaymentAttempt | null,
): MemberInfo['purchase'] => ({
  purchaseId: 'm1',
  plan: 'month',
  days: 30,
  cents: 990,
  state,
  attempt: paying,
});

test.each([
  ['nothing sold', null, null, ['alipay-wap'], 'clinic', false],
  ['sold, but by no method here', SALE, null, [], 'clinic', false],
  ['nothing bought so far', SALE, null, ['alipay-wap'], 'payable', false],
  [
    'a purchase under way',
    SALE,
    purchase('open', attempt('pending')),
    ['alipay-wap'],
    'payable',
    true,
  ],
  [
    'a purchase under way, its sale ended',
    null,
    purchase('open', attempt('pending')),
    [],
    'clinic',
    true,
  ],
  ['a paid one', SALE, purchase('paid', attempt('paid')), ['alipay-wap'], 'payable', false],
  [
    'a replaced one',
    SALE,
    purchase('replaced', attempt('returned')),
    ['alipay-wap'],
    'payable',
    false,
  ],
] as const)('%s', (_when, sale, bought, methods, state, isAsked) => {
  const payment = purchasePayment({ sale, purchase: bought }, methods);
  expect([payment.state, payment.attempt !== null]).toEqual([state, isAsked]);
});

test.each([
  ['open', 'pending', null],
  ['open', 'returning', 'returning'],
  ['open', 'returned', 'returned'],
  ['paid', 'returned', null],
] as const)('a purchase that is %s with a payment that is %s', (state, paying, shown) => {
  const returned = returnedPurchase({ purchase: purchase(state, attempt(paying)) });
  expect(returned?.state ?? null).toBe(shown);
});
