import { bookingValues } from '../../../server/domain/booking/submission/engine/booking-columns';
import { BOOK_BATCH } from '../../../server/domain/booking/submission/engine/book-statement';
import { claimRefunds } from '../../../server/domain/payments/payment/advance-refund';
import { claimPayment, claimPayments } from '../../../server/domain/payments/payment/ask-payment';
import { retryReturns } from '../../../server/domain/payments/payment/reconcile-days';
import { applyPaymentNotification } from '../../../server/domain/payments/payment/apply-payment-notification';
import type { PaymentParts } from '../../../server/domain/payments/payment/payment';
import { newKey } from '../kit/worlds/booking-world';
import { AT, bookingOf, HOUR, MINUTE, NOW, openStatements } from './statement-world';
import type { StatementWorld } from './statement-world';
import { sqlNow } from '../../run-clock';

// The statements of payments, on rows that the calls above them would not leave behind.
let world: StatementWorld;
let parts: PaymentParts;
beforeAll(async () => {
  world = await openStatements();
  const log = { error: jest.fn(), warn: jest.fn(), info: jest.fn() };
  parts = { db: world.database.db, log } as unknown as PaymentParts;
});
afterAll(() => world?.close());

interface Attempt {
  readonly number: string;
  readonly orderId: string;
  readonly cents: number;
}

/** Inserts an open payment of all that a new order costs. @param change of the order's row, in SQL */
async function attempt(change = ''): Promise<Attempt> {
  const caller = world.caller();
  const { orderId } = await book(caller);
  if (change) await world.run(`update orders set ${change} where id = $1`, [orderId]);
  const price = 'select price_cents + service_fee_cents from orders where id = $1';
  const cents = Number(await world.value(price, [orderId]));
  const number = `p${newKey().slice(0, 20)}`;
  await world.run(
    `insert into payments (number, partner, method, cents, description, created_at, expires_at, next_ask_at)
     values ($1, 'wechat', 'wechat-mini', $2, '', $3, $4, $4)`,
    [number, cents, new Date(NOW), new Date(NOW + HOUR)],
  );
  await world.run('insert into payment_orders values ($1, $2, $3, $4)', [
    ...[number, orderId, cents, 'open'],
  ]);
  return { number, orderId, cents };
}
async function book(caller: ReturnType<StatementWorld['caller']>) {
  const booking = bookingOf(caller, await world.slot());
  await BOOK_BATCH.run(world.database.pool, bookingValues([booking], AT, 3));
  return booking;
}

/** Inserts a refund of a payment that has ended. */
async function refund(kind: 'order' | 'surplus', state: string, settledAt: number) {
  const { number: payment } = await attempt();
  const number = `r${newKey().slice(0, 20)}`;
  await world.run(
    `insert into payment_refunds (number, payment_number, kind, cents, state, created_at, settled_at)
     values ($1, $2, $3, 1, $4, $5, $6)`,
    [number, payment, kind, state, new Date(NOW - HOUR), new Date(settledAt)],
  );
  return number;
}

describe('money that was paid', () => {
  const paid = ({ number, cents }: Attempt, more: Readonly<Record<string, unknown>> = {}) => {
    const state = { state: 'paid', cents, transactionId: `t-${number}`, paidAt: NOW, ...more };
    return applyPaymentNotification(parts, number, { refundedCents: null, ...state } as never, NOW);
  };
  test('pays its order once', async () => {
    const one = await attempt();
    expect(await paid(one)).toBe('booked');
    expect(await paid(one)).toBe('known');
    const sum = 'select paid_cents from orders where id = $1';
    expect(await world.value(sum, [one.orderId])).toBe(one.cents);
  });
  test.each([
    ['is paid already', 'paid_cents = 1'],
    ['was cancelled', `status = 'CANCELLED'`],
    ['was administered', `status = 'DONE'`],
    ['was removed from the list', `removed_at = ${sqlNow()}`],
  ])('goes back whole where the order %s', async (_what, change) => {
    const one = await attempt(change);
    expect(await paid(one)).toBe('returning');
    const sum = 'select cents from payment_refunds where payment_number = $1';
    expect(await world.value(sum, [one.number])).toBe(one.cents);
  });
  test('goes back whole where the order costs something else by now', async () => {
    const one = await attempt();
    await world.run('update orders set price_cents = price_cents + 1 where id = $1', [one.orderId]);
    expect(await paid(one)).toBe('returning');
  });
  test('pays nothing where the platform has given a part of it back, and the rest follows', async () => {
    const one = await attempt();
    expect(await paid(one, { refundedCents: 1 })).toBe('returning');
    const sum = 'select cents from payment_refunds where payment_number = $1';
    expect(await world.value(sum, [one.number])).toBe(one.cents - 1);
  });
  test('of another amount changes nothing', async () => {
    const one = await attempt();
    expect(await paid(one, { cents: one.cents + 1 })).toBe('amount');
    const state = 'select state from payments where number = $1';
    expect(await world.value(state, [one.number])).toBe('open');
  });
});

test('a platform is asked for a waiting payer every three seconds, about open payments only', async () => {
  const { number } = await attempt();
  expect(await claimPayment(parts, number, NOW)).toBe(true);
  expect(await claimPayment(parts, number, NOW + 2_999)).toBe(false);
  expect(await claimPayment(parts, number, NOW + 3_000)).toBe(true);
  await world.run(`update payments set state = 'closed', next_ask_at = null where number = $1`, [
    number,
  ]);
  expect(await claimPayment(parts, number, NOW + HOUR)).toBe(false);
});

test('a due payment is claimed for one process, and again where that one died', async () => {
  const { number } = await attempt();
  const claims = async (now: number) => (await claimPayments(parts, now)).includes(number);
  expect(await claims(NOW + HOUR - 1)).toBe(false);
  expect(await claims(NOW + HOUR)).toBe(true);
  expect(await claims(NOW + HOUR)).toBe(false);
  expect(await claims(NOW + HOUR + MINUTE)).toBe(true);
});

test('what was refused is sent again after an hour', async () => {
  const [surplus, late, order] = [
    await refund('surplus', 'failed', NOW - HOUR - 1),
    await refund('surplus', 'failed', NOW - HOUR),
    await refund('order', 'failed', NOW - 2 * HOUR),
  ];
  const done = await refund('surplus', 'done', NOW - 2 * HOUR);
  await retryReturns(parts, NOW);
  const states = await world.run<{ number: string; state: string }>(
    'select number, state from payment_refunds where number = any($1)',
    [[surplus, late, order, done]],
  );
  expect(Object.fromEntries(states.map(({ number, state }) => [number, state]))).toEqual({
    [surplus]: 'pending',
    [late]: 'failed',
    [order]: 'pending',
    [done]: 'done',
  });
  expect(await claimRefunds(parts, NOW)).toContain(surplus);
  expect(await claimRefunds(parts, NOW)).not.toContain(surplus);
});
