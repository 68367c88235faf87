import { takeNotice } from '../../../server/domain/payments/payment/notices';
import { applyPaymentNotification } from '../../../server/domain/payments/payment/apply-payment-notification';
import type { PaymentParts } from '../../../server/domain/payments/payment/payment';
import type { PaymentPartner, PaymentState } from '../../../server/platforms/payment/partner';
import { messagesTo } from './drawn-lottery';
import { attemptAgain, orderPayment, purchasePayment } from './payment-rows';
import type { PaymentOf } from './payment-rows';
import { HOUR, MINUTE, NOW, openStatements } from './statement-world';
import type { StatementWorld } from './statement-world';
import { sqlNow } from '../../run-clock';

// What each word of a platform does to a payment, and to the order or the purchase that it is for.
const log = { error: jest.fn(), warn: jest.fn(), info: jest.fn() };
let world: StatementWorld;
let parts: PaymentParts;
beforeAll(async () => {
  world = await openStatements();
  parts = { db: world.database.db, log } as unknown as PaymentParts;
});
beforeEach(() => log.error.mockClear());
afterAll(() => world?.close());

type Paid = Extract<PaymentState, { state: 'paid' }>;
const paidOf = ({ number, cents }: PaymentOf, more: Partial<Paid> = {}): Paid => ({
  state: 'paid',
  transactionId: `t-${number}`,
  cents,
  paidAt: NOW,
  refundedCents: null,
  ...more,
});
const say = ({ number }: PaymentOf, state: PaymentState, now = NOW + MINUTE) =>
  applyPaymentNotification(parts, number, state, now);
const pay = (payment: PaymentOf, more: Partial<Paid> = {}) => say(payment, paidOf(payment, more));

const rowOf = async ({ number }: PaymentOf) => {
  const [row] = await world.run<Record<string, unknown>>(
    'select state, transaction_id, paid_at, settled_at, next_ask_at, payer from payments where number = $1',
    [number],
  );
  return row;
};
const refundsOf = async ({ number }: PaymentOf) =>
  (
    await world.run<{ kind: string; cents: number; state: string; next_ask_at: Date }>(
      'select kind, cents, state, next_ask_at from payment_refunds where payment_number = $1',
      [number],
    )
  ).map(({ next_ask_at: at, ...refund }) => ({ ...refund, askedAt: at.getTime() }));
const paidCents = ({ id }: PaymentOf) =>
  world.value('select paid_cents from orders where id = $1', [id]);
const eventsOf = async ({ id }: PaymentOf) => {
  const rows = await world.run<{ kind: string; note: string }>(
    'select kind, note from order_events where order_id = $1 order by id',
    [id],
  );
  return rows.slice(1);
};
const termsOf = ({ userId }: PaymentOf) =>
  world.run('select source, days, cents, purchase_id from member_terms where user_id = $1', [
    userId,
  ]);

describe('a payment that is not paid so far', () => {
  test('stays open, and is asked about again', async () => {
    const payment = await orderPayment(world);
    expect(await say(payment, { state: 'unpaid' })).toBe('known');
    expect(await rowOf(payment)).toMatchObject({
      state: 'open',
      payer: 'payer',
      next_ask_at: new Date(NOW + HOUR),
    });
  });
});

describe('a payment that can no longer be paid', () => {
  test('is closed, and its payer is forgotten', async () => {
    const payment = await orderPayment(world);
    expect(await say(payment, { state: 'closed' })).toBe('closed');
    expect(await rowOf(payment)).toMatchObject({
      state: 'closed',
      payer: null,
      next_ask_at: null,
      settled_at: new Date(NOW + MINUTE),
    });
    expect(await say(payment, { state: 'closed' })).toBe('known');
  });
  test('but was paid at the last moment pays its order all the same', async () => {
    const payment = await orderPayment(world);
    await say(payment, { state: 'closed' });
    expect(await pay(payment)).toBe('booked');
    expect(await paidCents(payment)).toBe(payment.cents);
  });
  test('stays paid where the word comes late', async () => {
    const payment = await orderPayment(world);
    await pay(payment);
    expect(await say(payment, { state: 'closed' })).toBe('known');
    expect(await rowOf(payment)).toMatchObject({ state: 'paid' });
  });
});

describe('a payment that is paid', () => {
  test('pays its order once, with the platform’s time and number', async () => {
    const payment = await orderPayment(world);
    expect(await pay(payment, { paidAt: NOW - MINUTE })).toBe('booked');
    expect(await pay(payment, { paidAt: NOW - MINUTE })).toBe('known');
    expect(await rowOf(payment)).toEqual({
      state: 'paid',
      transaction_id: `t-${payment.number}`,
      paid_at: new Date(NOW - MINUTE),
      settled_at: new Date(NOW + MINUTE),
      next_ask_at: null,
      payer: null,
    });
    expect(await paidCents(payment)).toBe(payment.cents);
    expect(await eventsOf(payment)).toEqual([{ kind: 'paid', note: '' }]);
    expect(await refundsOf(payment)).toEqual([]);
    expect(log.error).not.toHaveBeenCalled();
  });
  test('twice under two numbers of the platform is reported', async () => {
    const payment = await orderPayment(world);
    await pay(payment);
    expect(await pay(payment, { transactionId: 'another' })).toBe('known');
    expect(log.error).toHaveBeenCalledTimes(1);
  });
  test.each([1, -1])('with another amount (%d) changes nothing and is reported', async (more) => {
    const payment = await orderPayment(world);
    expect(await pay(payment, { cents: payment.cents + more })).toBe('amount');
    expect(await rowOf(payment)).toMatchObject({ state: 'open' });
    expect(await paidCents(payment)).toBe(0);
    expect(log.error).toHaveBeenCalledTimes(1);
  });
  test('that nobody knows changes nothing', async () => {
    const payment = await orderPayment(world);
    const unknown = { ...payment, number: 'no-such-payment' };
    expect(await pay(unknown)).toBe('unknown');
    expect(await say(unknown, { state: 'closed' })).toBe('unknown');
  });
  test('pays once, though its word comes several times at the same moment', async () => {
    const payment = await orderPayment(world);
    const answers = await Promise.all([pay(payment), pay(payment), pay(payment)]);
    expect(answers.sort()).toEqual(['booked', 'known', 'known']);
    expect(await eventsOf(payment)).toHaveLength(1);
  });
});

describe('money for what cannot take it', () => {
  test('goes back whole, at once and once', async () => {
    const payment = await orderPayment(world);
    await world.run(`update orders set status = 'CANCELLED' where id = $1`, [payment.id]);
    expect(await pay(payment)).toBe('returning');
    expect(await pay(payment)).toBe('known');
    expect(await rowOf(payment)).toMatchObject({ state: 'surplus', payer: null });
    expect(await refundsOf(payment)).toEqual([
      { kind: 'surplus', cents: payment.cents, state: 'open', askedAt: NOW + MINUTE },
    ]);
    expect(await paidCents(payment)).toBe(0);
    expect(await eventsOf(payment)).toEqual([{ kind: 'paymentReturned', note: '¥626' }]);
  });
  test('of a second attempt goes back, and the first one stays', async () => {
    const payment = await orderPayment(world);
    await pay(payment);
    const second = await attemptAgain(world, payment);
    expect(await pay(second)).toBe('returning');
    expect(await refundsOf(payment)).toEqual([]);
    expect(await refundsOf(second)).toHaveLength(1);
    expect(await paidCents(payment)).toBe(payment.cents);
  });
  test('that the platform has given back already needs no refund of ours', async () => {
    const payment = await orderPayment(world);
    expect(await pay(payment, { refundedCents: payment.cents })).toBe('returning');
    expect(await refundsOf(payment)).toEqual([]);
    expect(await rowOf(payment)).toMatchObject({ state: 'surplus' });
  });
  test('is money that fits where nothing of it was given back', async () => {
    const payment = await orderPayment(world);
    expect(await pay(payment, { refundedCents: 0 })).toBe('booked');
  });
});

describe('a payment of a membership', () => {
  test('adds its term once', async () => {
    const payment = await purchasePayment(world);
    expect(await pay(payment)).toBe('booked');
    expect(await pay(payment)).toBe('known');
    expect(await termsOf(payment)).toEqual([
      { source: 'payment', days: 30, cents: payment.cents, purchase_id: payment.id },
    ]);
  });
  test.each([
    ['was replaced', `update member_purchases set state = 'replaced' where id = $1`],
    [
      'is of an account that was deleted',
      `update users set deleted_at = ${sqlNow()}, mobile = null
       where id = (select user_id from member_purchases where id = $1)`,
    ],
  ])('goes back where the purchase %s', async (_what, change) => {
    const payment = await purchasePayment(world);
    await world.run(change, [payment.id]);
    expect(await pay(payment)).toBe('returning');
    expect(await termsOf(payment)).toEqual([]);
    expect(await refundsOf(payment)).toMatchObject([{ kind: 'surplus', cents: payment.cents }]);
  });
  test('goes back where its term would end too late for a refund, and its owner learns that', async () => {
    const payment = await purchasePayment(world);
    await world.run(
      `insert into member_terms (id, user_id, source, days, starts_at, ends_at, idempotency_key, created_at)
       values ($1, $2, 'code', 366, $3, $4, $1, $3)`,
      [payment.id, payment.userId, new Date(NOW), new Date('2027-05-05T00:00:00+08:00')],
    );
    expect(await pay(payment)).toBe('returning');
    expect(await messagesTo(world, payment)).toEqual(['memberPaymentReturned']);
  });
  test('of a second attempt goes back, and adds no further term', async () => {
    const payment = await purchasePayment(world);
    await pay(payment);
    const second = await attemptAgain(world, payment);
    expect(await pay(second)).toBe('returning');
    expect(await refundsOf(second)).toMatchObject([{ cents: payment.cents }]);
    expect(await termsOf(payment)).toHaveLength(1);
  });
});

describe('a callback', () => {
  const partner = { name: 'wechat' } as PaymentPartner;
  const notice = (payment: PaymentOf, id: string, state: PaymentState = paidOf(payment)) =>
    takeNotice(parts, partner, { kind: 'payment', id, number: payment.number, state }, NOW);
  test('is taken once by its id, whatever a repeat of it says', async () => {
    const payment = await orderPayment(world);
    expect(await notice(payment, 'n1', { state: 'closed' })).toBe('closed');
    expect(await notice(payment, 'n1')).toBe('known');
    expect(await rowOf(payment)).toMatchObject({ state: 'closed' });
  });
  test('with a new id about what is known changes nothing', async () => {
    const payment = await orderPayment(world);
    expect(await notice(payment, 'n2')).toBe('booked');
    expect(await notice(payment, 'n3')).toBe('known');
    expect(await eventsOf(payment)).toHaveLength(1);
  });
  test('about a payment that we do not have is reported', async () => {
    const payment = { ...(await orderPayment(world)), number: 'no-such-payment' };
    expect(await notice(payment, 'n4')).toBe('unknown');
    expect(log.error).toHaveBeenCalledTimes(1);
  });
  test('about nothing that we keep is not stored', async () => {
    expect(await takeNotice(parts, partner, { kind: 'other', id: 'n5' }, NOW)).toBe('other');
    const stored = `select count(*)::int from payment_notices where id = 'n5'`;
    expect(await world.value(stored)).toBe(0);
  });
});
