import { advanceRefund, takeRefund } from '../../../server/domain/payments/payment/advance-refund';
import {
  resendOrderRefund,
  sendOrderRefund,
} from '../../../server/domain/payments/payment/order-refund';
import { takeNotice } from '../../../server/domain/payments/payment/notices';
import type { PaymentParts } from '../../../server/domain/payments/payment/payment';
import { settleDueRefunds } from '../../../server/jobs/refunds';
import { PaymentRefused, PaymentUnclear } from '../../../server/platforms/payment/partner';
import type {
  PaymentPartner,
  RefundOrder,
  RefundState,
} from '../../../server/platforms/payment/partner';
import { messagesTo } from './drawn-lottery';
import { insertRefund, markTaken, orderPayment, purchasePayment } from './payment-rows';
import type { PaymentOf } from './payment-rows';
import { HOUR, NOW, openStatements, slotNow } from './statement-world';
import type { StatementWorld } from './statement-world';

const SECOND = 1_000;
const log = { error: jest.fn(), warn: jest.fn(), info: jest.fn() };
const refund = jest.fn<Promise<RefundState>, [RefundOrder]>();
const queryRefund = jest.fn<Promise<RefundState>, [RefundOrder]>();
const partner = { name: 'wechat', refund, queryRefund } as unknown as PaymentPartner;
const freed = jest.fn();

let world: StatementWorld;
let parts: PaymentParts;
beforeAll(async () => {
  world = await openStatements();
  const { db, pool: runner } = world.database;
  const services = { runner, engine: { freed }, availability: { count: jest.fn() } };
  parts = { db, log, services, partners: { all: [partner] } } as unknown as PaymentParts;
});
beforeEach(() => {
  for (const mock of [refund, queryRefund]) mock.mockReset();
  for (const mock of [log.error, freed]) mock.mockClear();
});
afterAll(() => world?.close());

const DONE = (cents: number): RefundState => ({ state: 'done', cents, at: NOW });
const PENDING = { state: 'pending' } as const;
const ABSENT = { state: 'absent' } as const;
const FAILED = { state: 'failed', reason: 'ACCOUNT_CLOSED' } as const;

const advance = (number: string, now = NOW) => advanceRefund(parts, number, { now });
const refundNow = async (number: string) => {
  const [row] = await world.run<Record<string, unknown>>(
    'select state, refusal, settled_at, next_ask_at from payment_refunds where number = $1',
    [number],
  );
  return row;
};
type Stand = 'open' | 'pending' | 'done' | 'failed';
/** A refund of money that an order could not take. */
async function surplusOf(state: Stand) {
  const payment = await orderPayment(world);
  const cents = payment.cents - 1;
  return {
    payment,
    cents,
    number: await insertRefund(world, payment, { kind: 'surplus', state, cents }),
  };
}

describe('a refund that the platform was not asked for', () => {
  test('is asked for, with its own number, its amount and the payment’s', async () => {
    const { payment, number, cents } = await surplusOf('open');
    refund.mockResolvedValue(DONE(cents));
    expect(await advance(number)).toBe('done');
    expect(queryRefund).not.toHaveBeenCalled();
    expect(refund.mock.calls).toEqual([
      [
        {
          number,
          cents,
          paymentNumber: payment.number,
          paymentCents: payment.cents,
          reason: '预约退款',
        },
      ],
    ]);
    expect(await refundNow(number)).toEqual({
      state: 'done',
      refusal: '',
      settled_at: new Date(NOW),
      next_ask_at: null,
    });
  });
  test('is asked about ten seconds later where it is accepted', async () => {
    const { number } = await surplusOf('open');
    refund.mockResolvedValue(PENDING);
    expect(await advance(number)).toBe('pending');
    expect(await refundNow(number)).toMatchObject({
      state: 'pending',
      next_ask_at: new Date(NOW + 10 * SECOND),
    });
  });
  test('stays one that may have been asked for where the answer was lost', async () => {
    const { number } = await surplusOf('open');
    refund.mockRejectedValue(new PaymentUnclear('no answer'));
    expect(await advance(number)).toBe('pending');
    expect(await refundNow(number)).toMatchObject({ state: 'pending' });
  });
  test('needs a person where the platform refuses it, with the platform’s reason', async () => {
    const { number } = await surplusOf('open');
    refund.mockRejectedValue(new PaymentRefused('NOT_ENOUGH', false, ''));
    expect(await advance(number)).toBe('failed');
    expect(await refundNow(number)).toMatchObject({ state: 'failed', refusal: 'NOT_ENOUGH' });
    expect(log.error).toHaveBeenCalledTimes(1);
  });
  test('needs a person where its platform is not set up any more', async () => {
    const { number } = await surplusOf('open');
    const without = { ...parts, partners: { all: [], simulated: false } };
    expect(await advanceRefund(without, number, { now: NOW })).toBe('failed');
    expect(refund).not.toHaveBeenCalled();
  });
  test('stays as it is where the process fails', async () => {
    const { number } = await surplusOf('open');
    refund.mockRejectedValue(new Error('bug'));
    await expect(advance(number)).rejects.toThrow('bug');
    expect(await refundNow(number)).toMatchObject({ state: 'open' });
  });
});

describe('a refund that the platform was asked for before', () => {
  test.each(['pending', 'failed'] as const)(
    'is queried first, and not asked for where it is done: %s',
    async (state) => {
      const { number, cents } = await surplusOf(state);
      queryRefund.mockResolvedValue(DONE(cents));
      expect(await advance(number)).toBe('done');
      expect(queryRefund.mock.calls[0]?.[0]).toMatchObject({ number, cents });
      expect(refund).not.toHaveBeenCalled();
    },
  );
  test.each(['pending', 'failed'] as const)(
    'is not asked for again while it is under way: %s',
    async (state) => {
      const { number } = await surplusOf(state);
      queryRefund.mockResolvedValue(PENDING);
      expect(await advance(number)).toBe('pending');
      expect(refund).not.toHaveBeenCalled();
    },
  );
  test.each(['pending', 'failed'] as const)(
    'is asked for again, under its number, where the platform knows nothing of it: %s',
    async (state) => {
      const { number, cents } = await surplusOf(state);
      queryRefund.mockResolvedValue(ABSENT);
      refund.mockResolvedValue(DONE(cents));
      expect(await advance(number)).toBe('done');
      expect(refund.mock.calls.map(([order]) => order.number)).toEqual([number]);
    },
  );
  test('is not asked for again where the query gets no answer', async () => {
    const { number } = await surplusOf('pending');
    queryRefund.mockRejectedValue(new PaymentUnclear('no answer'));
    expect(await advance(number)).toBe('pending');
    expect(refund).not.toHaveBeenCalled();
  });
  test('needs a person where it has failed meanwhile', async () => {
    const { number } = await surplusOf('pending');
    queryRefund.mockResolvedValue(FAILED);
    expect(await advance(number)).toBe('failed');
    expect(refund).not.toHaveBeenCalled();
    expect(await refundNow(number)).toMatchObject({ state: 'failed', refusal: FAILED.reason });
  });
  test('is asked for again where it is known to have failed, and somebody tries again', async () => {
    const { number, cents } = await surplusOf('failed');
    queryRefund.mockResolvedValue(FAILED);
    refund.mockResolvedValue(DONE(cents));
    expect(await advance(number)).toBe('done');
    expect(await refundNow(number)).toMatchObject({ state: 'done', refusal: '' });
  });
});

describe('a refund that is done', () => {
  test('is neither queried nor asked for', async () => {
    const { number } = await surplusOf('done');
    expect(await advance(number)).toBe('done');
    expect(refund).not.toHaveBeenCalled();
    expect(queryRefund).not.toHaveBeenCalled();
  });
  test.each([FAILED, PENDING, ABSENT])('stays done whatever comes later: $state', async (word) => {
    const { number } = await surplusOf('done');
    expect(await takeRefund(parts, number, word, { now: NOW })).toBe('done');
    expect(await refundNow(number)).toMatchObject({ state: 'done' });
    // Nobody is sent to look into what is over.
    expect(log.error).not.toHaveBeenCalled();
  });
});

test('a refund of another amount is reported, and stays as it is', async () => {
  const { number, cents } = await surplusOf('pending');
  const take = takeRefund(parts, number, DONE(cents + 1), { now: NOW });
  expect(await take).toBe('amount');
  expect(await refundNow(number)).toMatchObject({ state: 'pending' });
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(await takeRefund(parts, 'no-such', DONE(1), { now: NOW })).toBe('unknown');
});

describe('the refund of an order', () => {
  /** An order whose refund of so many cents is being paid. */
  async function refunding(cents: number, status = 'REFUNDING') {
    const payment = await orderPayment(world);
    await markTaken(world, payment.number);
    await world.run(`update orders set status = $2, paid_cents = $3 where id = $1`, [
      payment.id,
      status,
      payment.cents,
    ]);
    await world.run(
      `insert into refunds (order_id, state, started_by, status_before, refund_cents, charge_cents, requested_at, due_at)
       values ($1, 'paying', 'user', 'BOOKED', $2, 0, $3, $3)`,
      [payment.id, cents, new Date(NOW)],
    );
    return payment;
  }
  const send = ({ id: orderId }: PaymentOf) =>
    sendOrderRefund(parts, { orderId, actor: 'user', now: NOW });
  const resend = ({ id: orderId }: PaymentOf) => resendOrderRefund(parts, { orderId, now: NOW });
  const statusOf = ({ id }: PaymentOf) =>
    world.value('select status from orders where id = $1', [id]);
  const slotOf = async ({ id }: PaymentOf) =>
    slotNow(world, Number(await world.value('select slot_id from orders where id = $1', [id])));
  const numbersOf = async ({ number }: PaymentOf) =>
    (
      await world.run<{ number: string }>(
        'select number from payment_refunds where payment_number = $1',
        [number],
      )
    ).map((row) => row.number);

  test('sends what the order gets back, ends it and frees its place', async () => {
    const payment = await refunding(500);
    refund.mockResolvedValue(DONE(500));
    await send(payment);
    expect(refund.mock.calls[0]?.[0]).toMatchObject({ cents: 500, paymentCents: payment.cents });
    expect(await statusOf(payment)).toBe('REFUNDED');
    expect(await slotOf(payment)).toEqual({ remaining: 3, held: 0 });
    expect(freed).toHaveBeenCalledTimes(1);
  });
  test('is sent by the job once it is due, and once', async () => {
    const payment = await refunding(500);
    await world.run(`update refunds set state = 'waiting' where order_id = $1`, [payment.id]);
    refund.mockResolvedValue(DONE(500));
    expect(await settleDueRefunds(parts, NOW - 1)).toBe(0);
    expect(refund).not.toHaveBeenCalled();
    expect(await settleDueRefunds(parts, NOW)).toBe(1);
    expect(await settleDueRefunds(parts, NOW)).toBe(0);
    expect(refund).toHaveBeenCalledTimes(1);
    expect(await statusOf(payment)).toBe('REFUNDED');
  });
  test('has one number, however often it is sent', async () => {
    const payment = await refunding(500);
    refund.mockResolvedValue(PENDING);
    queryRefund.mockResolvedValue(PENDING);
    await send(payment);
    await send(payment);
    expect(await numbersOf(payment)).toHaveLength(1);
    expect(refund).toHaveBeenCalledTimes(1);
    expect(await statusOf(payment)).toBe('REFUNDING');
    expect(await slotOf(payment)).toEqual({ remaining: 2, held: 0 });
  });
  test('that fails frees the place, and the money can be sent later', async () => {
    const payment = await refunding(500);
    refund.mockResolvedValueOnce(FAILED);
    await send(payment);
    expect(await statusOf(payment)).toBe('REFUND_FAILED');
    expect(await slotOf(payment)).toEqual({ remaining: 3, held: 0 });
    queryRefund.mockResolvedValue(ABSENT);
    refund.mockResolvedValue(DONE(500));
    expect(await resend(payment)).toBe(true);
    expect(await statusOf(payment)).toBe('REFUNDED');
    expect(await slotOf(payment)).toEqual({ remaining: 3, held: 0 });
    expect(await resend(payment)).toBe(false);
  });
  test.each([
    [DONE(500), 'REFUNDED', 'paid'],
    [FAILED, 'REFUND_FAILED', 'failed'],
  ] as const)('that is sent again is under way until the answer %j', async (end, status, state) => {
    const payment = await refunding(500);
    refund.mockResolvedValueOnce(FAILED);
    await send(payment);
    queryRefund.mockResolvedValueOnce(ABSENT);
    refund.mockResolvedValueOnce(PENDING);
    await resend(payment);
    const refundState = () =>
      world.value('select state from refunds where order_id = $1', [payment.id]);
    expect([await statusOf(payment), await refundState()]).toEqual(['REFUND_FAILED', 'paying']);
    expect(await resend(payment)).toBe(false);
    queryRefund.mockResolvedValue(end);
    await settleDueRefunds(parts, NOW + 61 * SECOND);
    expect([await statusOf(payment), await refundState()]).toEqual([status, state]);
    expect(refund).toHaveBeenCalledTimes(2);
    expect(await slotOf(payment)).toEqual({ remaining: 3, held: 0 });
  });
  test('moves on the order that a process left behind when it died', async () => {
    const payment = await refunding(500);
    await insertRefund(world, payment, { kind: 'order', state: 'done', cents: 500 });
    await send(payment);
    expect(await statusOf(payment)).toBe('REFUNDED');
    expect(refund).not.toHaveBeenCalled();
  });
  test('without a payment fails, and is reported', async () => {
    const payment = await refunding(500);
    await markTaken(world, payment.number, 'closed');
    await send(payment);
    expect(await statusOf(payment)).toBe('REFUND_FAILED');
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(refund).not.toHaveBeenCalled();
  });
});

describe('the refund of a membership', () => {
  test('is told to its owner once, when the money has gone back', async () => {
    const payment = await purchasePayment(world);
    const number = await insertRefund(world, payment, { kind: 'purchase', state: 'open' });
    refund.mockResolvedValueOnce(PENDING);
    await advance(number);
    expect(await messagesTo(world, payment)).toEqual([]);
    queryRefund.mockResolvedValue(DONE(payment.cents));
    await advance(number);
    await takeRefund(parts, number, DONE(payment.cents), { now: NOW + HOUR });
    expect(await messagesTo(world, payment)).toEqual(['memberRefunded']);
    expect(refund.mock.calls[0]?.[0].reason).toBe('会员退款');
  });
});

describe('a callback about a refund', () => {
  const notice = (
    id: string,
    payment: PaymentOf,
    refundNumber: string | null,
    state: RefundState,
  ) =>
    takeNotice(
      parts,
      partner,
      { kind: 'refund', id, refundNumber, paymentNumber: payment.number, state },
      NOW,
    );
  test('that names it and its end is applied without asking', async () => {
    const { payment, number, cents } = await surplusOf('pending');
    expect(await notice('r1', payment, number, DONE(cents))).toBe('done');
    expect(queryRefund).not.toHaveBeenCalled();
  });
  test.each([
    ['only its payment', null, (cents: number) => DONE(cents)],
    ['no end', 'number', () => PENDING],
  ] as const)('that names %s has the platform asked', async (what, named, state) => {
    const { payment, number, cents } = await surplusOf('pending');
    queryRefund.mockResolvedValue(DONE(cents));
    const answer = notice(`r ${what}`, payment, named && number, state(cents));
    expect(await answer).toBe('asked');
    expect(await refundNow(number)).toMatchObject({ state: 'done' });
  });
  test('of a payment whose money is back already asks nothing', async () => {
    const { payment, cents } = await surplusOf('done');
    expect(await notice('r4', payment, null, DONE(cents))).toBe('known');
    expect(queryRefund).not.toHaveBeenCalled();
  });
});
