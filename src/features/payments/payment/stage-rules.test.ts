import type { OrderDetail } from '@contract/order/endpoints';
import { returnedPayment, stageOf } from './stage-rules';

const ATTEMPT = {
  number: 'p1',
  method: 'wechat-mini',
  state: 'pending',
  cents: 29_800,
  expiresAt: 1,
} as const;
type Attempt = NonNullable<OrderDetail['payment']['attempt']>;

const payment = (state: OrderDetail['payment']['state'], attempt: Attempt['state'] | null) => ({
  state,
  paidCents: 0,
  simulated: false,
  methods: [],
  attempt: attempt && { ...ATTEMPT, state: attempt },
});
const START = { isOpening: false, hint: null, answers: 0, isTired: false };

test('what was never tried, or closed, can be paid', () => {
  expect(stageOf(payment('payable', null), START)).toBe('offer');
  expect(stageOf(payment('payable', 'closed'), START)).toBe('offer');
  expect(stageOf(payment('payable', 'returned'), START)).toBe('offer');
  expect(stageOf(payment('clinic', null), START)).toBe('none');
  expect(stageOf(payment('paid', 'paid'), START)).toBe('none');
});

test('the sheet of the platform is open', () => {
  expect(stageOf(payment('payable', 'pending'), { ...START, isOpening: true })).toBe('opening');
});

test.each([null, 'done', 'unknown', 'left', 'offline'] as const)(
  'after %s the provider is asked, however often it says pending, until there was enough time',
  (hint) => {
    const pending = payment('payable', 'pending');
    expect(stageOf(pending, { ...START, hint, answers: 3 })).toBe('asking');
    expect(stageOf(pending, { ...START, hint, answers: 3, isTired: true })).toBe('unpaid');
  },
);

test.each(['cancelled', 'failed', 'unsupported'] as const)(
  'after %s one answer of the provider is enough, but not none',
  (hint) => {
    const pending = payment('payable', 'pending');
    expect(stageOf(pending, { ...START, hint })).toBe('asking');
    expect(stageOf(pending, { ...START, hint, answers: 1 })).toBe('unpaid');
  },
);

test('a payment that is paid before its order shows it is asked about, not made again', () => {
  expect(stageOf(payment('payable', 'paid'), START)).toBe('asking');
});

test('a cancelled order may still have a payment to be asked about, but none to make', () => {
  expect(stageOf(payment('clinic', 'pending'), START)).toBe('asking');
  expect(stageOf(payment('clinic', 'pending'), { ...START, isTired: true })).toBe('none');
});

describe('a payment that goes back', () => {
  const actions: OrderDetail['actions'] = [];
  test.each([
    ['paid', actions, 'twice'],
    ['payable', ['cancel'], 'late'],
    ['clinic', actions, 'ended'],
  ] as const)('to an order that is %s: %s %s', (state, allowed, why) => {
    const order = { payment: payment(state, 'returning'), refund: null, actions: [...allowed] };
    expect(returnedPayment(order)).toEqual({ state: 'returning', cents: 29_800, why });
  });

  test('is not said where the refund shows its progress, nor where nothing was paid', () => {
    const refund = {} as NonNullable<OrderDetail['refund']>;
    expect(returnedPayment({ payment: payment('paid', 'returned'), refund, actions })).toBeNull();
    for (const state of [null, 'pending', 'closed', 'paid'] as const)
      expect(
        returnedPayment({ payment: payment('payable', state), refund: null, actions }),
      ).toBeNull();
  });
});
