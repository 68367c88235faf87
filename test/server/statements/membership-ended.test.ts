import { CODE } from '@contract/errors';
import type { Db } from '../../../server/db/database';
import { expireSome } from '../../../server/domain/rewards/beans/expire';
import { balanceOf } from '../../../server/domain/rewards/beans/statement';
import {
  endBoughtTerms,
  endTerm,
  moneyBackOf,
} from '../../../server/domain/rewards/membership/end-term';
import { exchangeBeans } from '../../../server/domain/rewards/membership/exchange-beans';
import { remindOfEnds } from '../../../server/domain/rewards/membership/remind';
import { memberStatusOf } from '../../../server/shared/member-status/status';
import { termsOf } from '../../../server/domain/rewards/membership/terms';
import { recordMemberRefund } from '../../../server/domain/payments/payment/member-refund';
import { applyPaymentNotification } from '../../../server/domain/payments/payment/apply-payment-notification';
import type { PaymentParts } from '../../../server/domain/payments/payment/payment';
import { newKey } from '../kit/worlds/booking-world';
import { balanceNow, giveLots, lotsLeft, unbalancedAccounts } from './bean-lots';
import { messagesTo } from './drawn-lottery';
import { attemptAgain, purchasePayment } from './payment-rows';
import { HOUR, NOW, openStatements } from './statement-world';
import type { StatementWorld } from './statement-world';

const DAY = 24 * HOUR;
const at = (text: string): number => Date.parse(`${text}+08:00`);
/** The midnight after {@link NOW}. */
const MIDNIGHT = at('2026-05-05T00:00:00');

let world: StatementWorld;
let db: Db;
let parts: PaymentParts;
beforeAll(async () => {
  world = await openStatements();
  ({ db } = world.database);
  const log = { error: jest.fn(), warn: jest.fn(), info: jest.fn() };
  parts = { db, log } as unknown as PaymentParts;
});
afterAll(() => world?.close());

/** Exchanges beans for terms, one behind the other. @returns the account */
async function exchanged(terms: number, now = NOW): Promise<string> {
  const { userId } = world.caller();
  await giveLots(world, userId, { beans: 100 * terms, expiresAt: now + 365 * DAY });
  for (let count = 0; count < terms; count += 1)
    await exchangeBeans(db, { userId, idempotencyKey: newKey(), now });
  return userId;
}
/** Buys a month at a time. */
async function bought(now = NOW, userId = world.caller().userId) {
  const payment = await purchasePayment(world, userId);
  const { number, cents } = payment;
  const paid = { state: 'paid', cents, transactionId: number, paidAt: now } as const;
  await applyPaymentNotification(parts, number, { ...paid, refundedCents: null }, now);
  return payment;
}
/** An account's terms in their sequence; one that was ended before it began comes before the one that took its place. */
const inSequence = async (userId: string) =>
  [...(await termsOf(db, userId))].sort(
    (a, b) => +a.starts_at - +b.starts_at || +a.ends_at - +b.ends_at,
  );
/** Begin and end of an account's terms. */
const spans = async (userId: string) =>
  (await inSequence(userId)).map(({ starts_at: from, ends_at: to }) => [+from, +to]);
/** Ends the n-th term of an account, from 0. */
async function end(userId: string, nth: number, now: number): Promise<void> {
  const term = (await inSequence(userId))[nth];
  await endTerm(db, { userId, termId: term?.id ?? '', now }, recordMemberRefund);
}
const refundsOf = async (number: string) =>
  (
    await world.run<{ cents: number }>(
      `select cents from payment_refunds where payment_number = $1 and kind = 'purchase'`,
      [number],
    )
  ).map(({ cents }) => cents);

describe('a term for beans', () => {
  test('lasts thirty whole days and the rest of the one on which it starts; the next one follows it', async () => {
    expect(await spans(await exchanged(2))).toEqual([
      [NOW, at('2026-06-04T00:00:00')],
      [at('2026-06-04T00:00:00'), at('2026-07-04T00:00:00')],
    ]);
  });
  test('is had once under a key, though it is asked for several times at once', async () => {
    const { userId } = world.caller();
    await giveLots(world, userId, { beans: 250, expiresAt: NOW + DAY });
    const request = { userId, idempotencyKey: newKey(), now: NOW };
    await Promise.all([exchangeBeans(db, request), exchangeBeans(db, request)]);
    await exchangeBeans(db, request);
    expect(await termsOf(db, userId)).toHaveLength(1);
    expect(await balanceNow(world, userId)).toBe(150);
  });
  test('is not had for too few beans', async () => {
    const { userId } = world.caller();
    await giveLots(world, userId, { beans: 99, expiresAt: NOW + DAY });
    const asked = exchangeBeans(db, { userId, idempotencyKey: newKey(), now: NOW });
    await expect(asked).rejects.toMatchObject({ code: CODE.BEANS_SHORT });
    expect(await termsOf(db, userId)).toEqual([]);
    expect(await balanceNow(world, userId)).toBe(99);
  });
  test('reaches two years ahead at most, and beans stay where it would reach further', async () => {
    const { userId } = world.caller();
    await giveLots(world, userId, { beans: 200, expiresAt: NOW + 900 * DAY });
    const ahead = (days: number) =>
      world.run(
        `insert into member_terms (id, user_id, source, days, starts_at, ends_at, idempotency_key, created_at)
         values ($1, $2, 'code', $3, $4, $5, $1, $4)`,
        [newKey(), userId, days, new Date(MIDNIGHT - DAY), new Date(MIDNIGHT + days * DAY)],
      );
    await ahead(700);
    const ask = (now: number) => exchangeBeans(db, { userId, idempotencyKey: newKey(), now });
    await expect(ask(MIDNIGHT - 1)).rejects.toMatchObject({ code: CODE.MEMBER_TOO_LONG });
    expect(await balanceNow(world, userId)).toBe(200);
    await ask(MIDNIGHT);
    expect(await balanceNow(world, userId)).toBe(100);
  });
});

describe('a term that is ended', () => {
  test('gives back the beans of its whole days that are left', async () => {
    const userId = await exchanged(1);
    // 29 days and 14 hours are left.
    await end(userId, 0, MIDNIGHT + 10 * HOUR);
    expect(await balanceNow(world, userId)).toBe(96);
  });
  test('gives back all of them at once', async () => {
    const userId = await exchanged(1);
    await end(userId, 0, NOW);
    expect(await balanceNow(world, userId)).toBe(100);
  });
  test('gives beans back to the lots that they came from; those of an expired lot expire', async () => {
    const { userId } = world.caller();
    const lots = [60, 60].map((beans, index) => ({
      beans,
      expiresAt: NOW + (5 + 2 * index) * DAY,
    }));
    await giveLots(world, userId, ...lots);
    await exchangeBeans(db, { userId, idempotencyKey: newKey(), now: NOW });
    expect(await lotsLeft(world, userId)).toEqual([0, 20]);
    // 24 whole days: 80 beans, 40 of them to the lot that is valid still.
    const now = NOW + 6 * DAY;
    await end(userId, 0, now);
    expect(await lotsLeft(world, userId)).toEqual([40, 60]);
    expect(await balanceOf(db, userId, now)).toBe(60);
    await expireSome(db, now);
    expect(await lotsLeft(world, userId)).toEqual([0, 60]);
  });
  test('is over at once, and a repeat changes nothing', async () => {
    const userId = await exchanged(1);
    await end(userId, 0, MIDNIGHT);
    await end(userId, 0, MIDNIGHT + DAY);
    expect(await spans(userId)).toEqual([[NOW, MIDNIGHT]]);
    expect(await balanceNow(world, userId)).toBe(100);
    expect(await memberStatusOf(db, userId, MIDNIGHT)).toBe(2);
  });
  test('cannot be ended once it is over', async () => {
    const userId = await exchanged(1);
    const over = at('2026-06-04T00:00:00');
    await expect(end(userId, 0, over)).rejects.toMatchObject({ code: CODE.NOT_FOUND });
    await end(userId, 0, over - 1);
    expect(await balanceNow(world, userId)).toBe(0);
  });
  test('is nobody else’s, and none that was given', async () => {
    const userId = await exchanged(1);
    const [term] = await termsOf(db, userId);
    const ask = (who: string) =>
      endTerm(db, { userId: who, termId: term?.id ?? '', now: NOW }, recordMemberRefund);
    await expect(ask(await exchanged(1))).rejects.toMatchObject({ code: CODE.NOT_FOUND });
    await world.run(`update member_terms set beans = null, source = 'code' where user_id = $1`, [
      userId,
    ]);
    await expect(ask(userId)).rejects.toMatchObject({ code: CODE.NOT_FOUND });
  });
});

describe('terms behind one that is ended', () => {
  test('move up by its whole days: the next one starts now, and all end at midnight', async () => {
    const userId = await exchanged(3);
    const now = at('2026-05-06T15:00:00');
    await end(userId, 0, now);
    // Of 28 days and 9 hours the whole days.
    expect(await spans(userId)).toEqual([
      [NOW, now],
      [now, at('2026-06-06T00:00:00')],
      [at('2026-06-06T00:00:00'), at('2026-07-06T00:00:00')],
    ]);
    expect(await memberStatusOf(db, userId, now)).toBe(1);
  });
  test('leave the one before them alone, where it has not begun', async () => {
    const userId = await exchanged(3);
    await end(userId, 1, NOW + DAY);
    expect(await spans(userId)).toEqual([
      [NOW, at('2026-06-04T00:00:00')],
      [at('2026-06-04T00:00:00'), at('2026-06-04T00:00:00')],
      [at('2026-06-04T00:00:00'), at('2026-07-04T00:00:00')],
    ]);
    expect(await balanceNow(world, userId)).toBe(100);
  });
  test('of somebody else stay', async () => {
    const [userId, other] = [await exchanged(1), await exchanged(2)];
    const before = await spans(other);
    await end(userId, 0, NOW + DAY);
    expect(await spans(other)).toEqual(before);
  });
});

describe('a term that was bought', () => {
  test('gives back the money of its whole days, rounded down', async () => {
    const { userId, number } = await bought();
    await end(userId, 0, MIDNIGHT + 1);
    expect(await refundsOf(number)).toEqual([957]);
  });
  test.each([
    ['in the middle of the day', NOW],
    ['in its first moment', MIDNIGHT],
  ])(
    'and begun %s gives back its price and no more, where it is ended at once',
    async (_when, now) => {
      const { userId, number, cents } = await bought(now);
      expect(await moneyBackOf(db, userId, now)).toBe(cents);
      await end(userId, 0, now);
      expect(await refundsOf(number)).toEqual([cents]);
    },
  );
  test('sends nothing where no whole day is left', async () => {
    const { userId, number } = await bought();
    await end(userId, 0, at('2026-06-03T00:00:00') + 1);
    expect(await refundsOf(number)).toEqual([]);
  });
  test('sends its money once, though its end is asked for twice at the same time', async () => {
    const { userId, number } = await bought();
    await Promise.all([end(userId, 0, NOW), end(userId, 0, NOW)]);
    expect(await refundsOf(number)).toEqual([990]);
  });
  test('sends back the payment that paid it, and none that was closed before', async () => {
    const closed = await purchasePayment(world);
    await applyPaymentNotification(parts, closed.number, { state: 'closed' }, NOW);
    const { number, cents, userId } = await attemptAgain(world, closed);
    const paid = { state: 'paid', cents, transactionId: number, paidAt: NOW } as const;
    await applyPaymentNotification(parts, number, { ...paid, refundedCents: null }, NOW);
    await end(userId, 0, NOW);
    expect(await refundsOf(closed.number)).toEqual([]);
    expect(await refundsOf(number)).toEqual([cents]);
  });
  test('can be bought as far ahead as its money can be returned', async () => {
    const ends = MIDNIGHT + 336 * DAY;
    const answers = [];
    for (const now of [MIDNIGHT - 1, MIDNIGHT]) {
      const { userId } = world.caller();
      await world.run(
        `insert into member_terms (id, user_id, source, days, starts_at, ends_at, idempotency_key, created_at)
         values ($1, $1, 'code', 1, $2, $3, $1, $2)`,
        [userId, new Date(NOW - DAY), new Date(ends)],
      );
      await bought(now, userId);
      answers.push((await termsOf(db, userId)).length);
    }
    expect(answers).toEqual([1, 2]);
  });
});

describe('an account that is deleted', () => {
  const leave = (userId: string, now: number) =>
    db.transaction().execute((trx) => endBoughtTerms(trx, userId, now, recordMemberRefund));
  test('gets the money of all that it has bought; what was for beans stays', async () => {
    const userId = await exchanged(1);
    const [first, second] = [await bought(NOW, userId), await bought(NOW, userId)];
    expect(await moneyBackOf(db, userId, NOW)).toBe(2 * 990);
    await leave(userId, NOW);
    expect(await refundsOf(first.number)).toEqual([990]);
    expect(await refundsOf(second.number)).toEqual([990]);
    expect(await moneyBackOf(db, userId, NOW)).toBe(0);
    expect(await balanceNow(world, userId)).toBe(0);
    await leave(userId, NOW);
    expect(await refundsOf(first.number)).toEqual([990]);
  });
  test('has what was for beans from that moment on, where it was behind what was bought', async () => {
    const { userId } = await bought();
    await bought(NOW, userId);
    await giveLots(world, userId, { beans: 100, expiresAt: NOW + DAY });
    await exchangeBeans(db, { userId, idempotencyKey: newKey(), now: NOW });
    await leave(userId, MIDNIGHT);
    expect((await spans(userId)).at(-1)).toEqual([MIDNIGHT, MIDNIGHT + 30 * DAY]);
  });
  test('can no longer pay what it had begun to buy', async () => {
    const { userId, id, number, cents } = await purchasePayment(world);
    await leave(userId, NOW);
    const state = 'select state from member_purchases where id = $1';
    expect(await world.value(state, [id])).toBe('replaced');
    const paid = { state: 'paid', cents, transactionId: number, paidAt: NOW } as const;
    expect(
      await applyPaymentNotification(parts, number, { ...paid, refundedCents: null }, NOW),
    ).toBe('returning');
  });
});

describe('the status', () => {
  test('is none without a term, valid before the end of one, expired from then on', async () => {
    const userId = await exchanged(1);
    const over = at('2026-06-04T00:00:00');
    expect(await memberStatusOf(db, world.caller().userId, NOW)).toBe(0);
    expect(await memberStatusOf(db, userId, over - 1)).toBe(1);
    expect(await memberStatusOf(db, userId, over)).toBe(2);
  });
  test('is expired as soon as all is ended, also where one term had not begun', async () => {
    const userId = await exchanged(2);
    await end(userId, 1, NOW);
    expect(await memberStatusOf(db, userId, NOW)).toBe(1);
    await end(userId, 0, NOW);
    expect(await memberStatusOf(db, userId, NOW)).toBe(2);
  });
});

describe('a reminder of the end', () => {
  const remindedOn = async (day: string, terms = 1) => {
    const userId = await exchanged(terms);
    await remindOfEnds(db, at(`${day}T12:00:00`));
    await remindOfEnds(db, at(`${day}T23:59:59`));
    return messagesTo(world, { userId });
  };
  test.each([
    ['2026-05-26', 0],
    ['2026-05-27', 1],
    ['2026-05-28', 0],
    ['2026-06-01', 0],
    ['2026-06-02', 1],
    ['2026-06-03', 0],
  ])('comes seven days before the last day and one, once each: on %s %d', async (day, count) => {
    expect(await remindedOn(day)).toHaveLength(count);
  });
  test('does not come where another term follows', async () => {
    expect(await remindedOn('2026-05-27', 2)).toEqual([]);
  });
  test('does not come to who has ended the term', async () => {
    const userId = await exchanged(1);
    await end(userId, 0, at('2026-05-20T12:00:00'));
    await remindOfEnds(db, at('2026-05-27T12:00:00'));
    expect(await messagesTo(world, { userId })).toEqual([]);
  });
});

test('every balance is the sum of the lots and of the entries after all of it', async () => {
  expect(await unbalancedAccounts(world)).toEqual([]);
});
