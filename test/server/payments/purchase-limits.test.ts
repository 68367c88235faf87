import { MEMBER_AGREEMENT_VERSION, shareBack } from '@contract/member/member-rules';
import type { MemberPlan, TermSource } from '@contract/member/member-rules';
import { CODE } from '@contract/errors';
import { purchaseCard } from '../../../server/areas/member/cards';
import {
  findPurchase,
  MOST_STARTED,
  startPurchase,
} from '../../../server/domain/rewards/membership/purchase';
import { addTerm, lockTerms, termsOf } from '../../../server/domain/rewards/membership/terms';
import { openPayment } from '../../../server/domain/payments/payment/open-payment';
import {
  createTestDatabase,
  createWorld,
  inDatabase,
  insertCallers,
} from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { createProcess, memoryPlatforms } from './payment-world';
import type { Process } from './payment-world';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Noon in China. */
const START = Date.parse('2026-06-01T12:00:00+08:00');

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  await createWorld(testDatabase, { callers: 0, slots: [] });
});
afterAll(() => testDatabase?.remove());

interface Buyer {
  readonly buy: (plan: MemberPlan, now: number) => Promise<string>;
  readonly add: (source: TermSource, days: number, now: number) => Promise<void>;
  /** Opens a payment by WeChat's H5 page. */
  readonly prepay: (purchaseId: string, now: number) => Promise<number>;
  readonly shown: (purchaseId: string, now: number) => Promise<string>;
  /** ms after a time at which ending the newest term gives money back the last time. */
  readonly lastRefund: (since: number) => Promise<number>;
}

/** An account without a membership, on a process of its own. */
const withBuyer = (play: (buyer: Buyer) => Promise<void>): Promise<void> =>
  inDatabase(testDatabase, async (database) => {
    const [caller] = await insertCallers(database, 1);
    const userId = caller?.userId ?? '';
    const clock = { now: START };
    const process: Process = createProcess(database, memoryPlatforms(clock), clock, {});
    const { parts } = process;
    const { db } = parts;
    await play({
      buy: (plan, now) =>
        startPurchase(db, { userId, plan, agreementVersion: MEMBER_AGREEMENT_VERSION, now }),
      add: (source, days, now) =>
        db.transaction().execute(async (trx) => {
          await lockTerms(trx, userId);
          await addTerm(trx, { userId, source, days, key: `${source} ${now} ${days}`, now });
        }),
      async prepay(purchaseId, now) {
        clock.now = now;
        const { attempt } = await openPayment(parts, {
          payables: [{ kind: 'purchase', id: purchaseId }],
          userId,
          method: 'wechat-h5',
          payer: null,
          clientAddress: '203.0.113.7',
          returnUrl: null,
          now,
        });
        return attempt.expiresAt;
      },
      async shown(purchaseId, now) {
        const purchase = await findPurchase(db, purchaseId);
        if (!purchase) throw new Error('It is gone.');
        return (await purchaseCard(db, purchase, now)).state;
      },
      async lastRefund(since) {
        const [term] = await termsOf(db, userId);
        if (!term) throw new Error('There is no term.');
        const [startsAt, endsAt] = [term.starts_at.getTime(), term.ends_at.getTime()];
        const facts = { startsAt, endsAt, days: term.days };
        const last = endsAt - DAY;
        expect(shareBack(facts, 36_500, last)).toBeGreaterThan(0);
        expect(shareBack(facts, 36_500, last + 1)).toBe(0);
        return last - since;
      },
    });
  });

test('money buys what can be refunded within a year of the payment, codes reach further', () =>
  withBuyer(async ({ buy, add, lastRefund }) => {
    // Valid to the end of 1 July.
    await add('code', 30, START);
    await expect(buy('year', START + 29 * DAY)).rejects.toMatchObject({
      code: CODE.MEMBER_TOO_LONG,
      details: { message: { zh: expect.stringContaining('一年') } },
    });
    await expect(buy('month', START + 29 * DAY)).resolves.toBeTruthy();
    await expect(buy('year', START + 30 * DAY)).resolves.toBeTruthy();
    await add('code', 365, START + 30 * DAY);
    expect(await lastRefund(START + 30 * DAY)).toBeLessThanOrEqual(365 * DAY);
    await expect(buy('month', START + 30 * DAY)).rejects.toMatchObject({
      code: CODE.MEMBER_TOO_LONG,
    });
    await add('code', 300, START + 30 * DAY);
  }));

test.each([
  ['at midnight', '2026-06-01T00:00:00+08:00'],
  ['a moment before', '2026-05-31T23:59:59.999+08:00'],
])('a year can be bought at any time of a day: %s', (_when, time) =>
  withBuyer(async ({ buy, add, lastRefund }) => {
    const now = Date.parse(time);
    await expect(buy('year', now)).resolves.toBeTruthy();
    await add('code', 365, now);
    expect(await lastRefund(now)).toBeLessThanOrEqual(365 * DAY);
  }),
);

test('a purchase can be paid for a day: then another one takes its place', () =>
  withBuyer(async ({ buy, prepay, shown }) => {
    const first = await buy('month', START);
    expect(await buy('month', START + 22 * HOUR)).toBe(first);
    expect(await prepay(first, START + DAY - 5 * 60_000)).toBe(START + DAY);
    // A payment that was opened in time may still arrive.
    expect(await shown(first, START + DAY)).toBe('open');
    await expect(prepay(first, START + DAY)).rejects.toMatchObject({
      code: CODE.MEMBER_PURCHASE_OVER,
    });
    const second = await buy('month', START + DAY);
    expect(second).not.toBe(first);
    expect(await shown(second, START + 2 * DAY - 1)).toBe('open');
    expect(await shown(second, START + 2 * DAY)).toBe('replaced');
  }));

test('a purchase that can hardly be paid any more makes room for another', () =>
  withBuyer(async ({ buy }) => {
    const first = await buy('month', START);
    expect(await buy('month', START + 23 * HOUR - 1)).toBe(first);
    expect(await buy('month', START + 23 * HOUR)).not.toBe(first);
  }));

test('an account starts so many purchases a day, whatever it alternates between', () =>
  withBuyer(async ({ buy }) => {
    const plan = (index: number): MemberPlan => (index % 2 === 0 ? 'month' : 'year');
    for (let index = 0; index < MOST_STARTED; index += 1) await buy(plan(index), START + index);
    await expect(buy(plan(MOST_STARTED), START + HOUR)).rejects.toMatchObject({
      code: CODE.TOO_MANY,
    });
    // The one that is open is still found.
    await expect(buy(plan(MOST_STARTED - 1), START + HOUR)).resolves.toBeTruthy();
    await expect(buy(plan(MOST_STARTED), START + DAY)).resolves.toBeTruthy();
  }));
