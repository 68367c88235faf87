import { CODE } from '@contract/errors';
import type { Db } from '../../../server/db/database';
import { donate, undoDonation } from '../../../server/domain/rewards/beans/donate';
import type { EntryRequest } from '../../../server/domain/rewards/beans/entry';
import { expireSome } from '../../../server/domain/rewards/beans/expire';
import { refundBeans } from '../../../server/domain/rewards/beans/refund';
import { spendBeans } from '../../../server/domain/rewards/beans/spend';
import { balanceOf, entriesOf, undoUntil } from '../../../server/domain/rewards/beans/statement';
import { newKey } from '../kit/worlds/booking-world';
import { balanceNow, giveLots, lotsLeft, unbalancedAccounts } from './bean-lots';
import { HOUR, NOW, openStatements } from './statement-world';
import type { StatementWorld } from './statement-world';
import { sqlNow } from '../../run-clock';

const DAY = 24 * HOUR;
const LATER = NOW + 30 * DAY;
const LATEST = NOW + 60 * DAY;

let world: StatementWorld;
let db: Db;
beforeAll(async () => {
  world = await openStatements();
  ({ db } = world.database);
});
afterAll(() => world?.close());

const spend = (userId: string, beans: number, more: Partial<EntryRequest> = {}) =>
  db.transaction().execute((trx) =>
    spendBeans(trx, {
      userId,
      beans,
      counterpart: 'donations',
      reason: 'oldPeople',
      key: newKey(),
      now: NOW,
      ...more,
    }),
  );
const refund = (userId: string, entryId: string, beans: number | null, now = NOW) =>
  db.transaction().execute((trx) => refundBeans(trx, { userId, entryId, beans }, now));

/** Somebody with a lot each of these beans; the first one expires first. */
async function owner(...beans: readonly number[]): Promise<string> {
  const { userId } = world.caller();
  // The lot that expires last is made first: lots are not spent in the sequence in which they came.
  const lots = beans.map((each, index) => ({ beans: each, expiresAt: LATER + index * DAY }));
  await giveLots(world, userId, ...lots.reverse());
  return userId;
}

describe('spending', () => {
  test('takes from the lot that expires first, then from the next', async () => {
    const userId = await owner(5, 5, 5);
    await spend(userId, 3);
    expect(await lotsLeft(world, userId)).toEqual([2, 5, 5]);
    await spend(userId, 4);
    expect(await lotsLeft(world, userId)).toEqual([0, 3, 5]);
    expect(await balanceNow(world, userId)).toBe(8);
  });
  test('a whole lot leaves the next one whole', async () => {
    const userId = await owner(5, 5);
    await spend(userId, 5);
    expect(await lotsLeft(world, userId)).toEqual([0, 5]);
  });
  test('all there is succeeds; one bean more is refused with the balance, and takes nothing', async () => {
    const userId = await owner(5, 5);
    await expect(spend(userId, 11)).rejects.toMatchObject({
      code: CODE.BEANS_SHORT,
      details: { params: { balance: 10 } },
    });
    expect(await lotsLeft(world, userId)).toEqual([5, 5]);
    await spend(userId, 10);
    expect(await lotsLeft(world, userId)).toEqual([0, 0]);
  });
  test('is refused for somebody without any beans', async () => {
    await expect(spend(world.caller().userId, 1)).rejects.toMatchObject({
      code: CODE.BEANS_SHORT,
      details: { params: { balance: 0 } },
    });
  });
  test('never takes from somebody else’s lots', async () => {
    const [userId, other] = [await owner(5), await owner(5)];
    await spend(userId, 5);
    expect(await lotsLeft(world, other)).toEqual([5]);
  });
  test('is refused where the account was deleted', async () => {
    const userId = await owner(5);
    await world.run(`update users set deleted_at = ${sqlNow()}, mobile = null where id = $1`, [
      userId,
    ]);
    await expect(spend(userId, 1)).rejects.toMatchObject({ code: CODE.LOGIN_INVALID });
  });
});

describe('a repetition under the same key', () => {
  test('spends nothing more, and answers the same entry', async () => {
    const userId = await owner(10);
    const key = newKey();
    const first = await spend(userId, 4, { key });
    expect(first.isNew).toBe(true);
    expect(await spend(userId, 4, { key })).toEqual({ id: first.id, isNew: false });
    expect(await lotsLeft(world, userId)).toEqual([6]);
  });
  test('answers though too little is left for another', async () => {
    const userId = await owner(4);
    const key = newKey();
    const { id } = await spend(userId, 4, { key });
    expect(await spend(userId, 4, { key })).toEqual({ id, isNew: false });
  });
  test.each([
    ['of another amount', { beans: 5 }],
    ['for another cause', { reason: 'ruralHealth' }],
    ['for something else', { counterpart: 'membership' }],
  ] as const)('%s is refused', async (_what, change) => {
    const userId = await owner(10);
    const key = newKey();
    await spend(userId, 4, { key });
    const again = spend(userId, 4, { key, ...change });
    await expect(again).rejects.toMatchObject({ code: CODE.KEY_REUSED });
    expect(await lotsLeft(world, userId)).toEqual([6]);
  });
  test('by another account is a request of its own', async () => {
    const [userId, other] = [await owner(4), await owner(4)];
    const key = newKey();
    await spend(userId, 4, { key });
    expect((await spend(other, 4, { key })).isNew).toBe(true);
  });
});

describe('two requests at the same time', () => {
  test('cannot both spend what is there once', async () => {
    const userId = await owner(5, 5);
    const answers = await Promise.allSettled([spend(userId, 6), spend(userId, 6)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await lotsLeft(world, userId)).toEqual([0, 4]);
  });
  test('under one key spend once', async () => {
    const userId = await owner(9);
    const key = newKey();
    const answers = await Promise.all([1, 2, 3].map(() => spend(userId, 3, { key })));
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await lotsLeft(world, userId)).toEqual([6]);
  });
});

describe('a lot that has expired', () => {
  const twoLots = async (expiresAt: number) => {
    const { userId } = world.caller();
    await giveLots(world, userId, { beans: 5, expiresAt }, { beans: 5, expiresAt: LATER });
    return userId;
  };
  test('is not spent: it expires instead', async () => {
    const userId = await twoLots(NOW);
    expect(await balanceOf(db, userId, NOW)).toBe(5);
    await spend(userId, 5);
    expect(await lotsLeft(world, userId)).toEqual([0, 0]);
    const { rows } = await entriesOf(db, userId, { pageNo: 1, pageSize: 10 });
    expect(rows.filter(({ counterpart }) => counterpart === 'expiry')).toMatchObject([
      { beans: -5 },
    ]);
  });
  test('does not count for what can be spent', async () => {
    const userId = await twoLots(NOW);
    await expect(spend(userId, 6)).rejects.toMatchObject({
      details: { params: { balance: 5 } },
    });
  });
  test('is spent until the moment before', async () => {
    const userId = await twoLots(NOW + 1);
    expect(await balanceOf(db, userId, NOW)).toBe(10);
    await spend(userId, 10);
    expect(await lotsLeft(world, userId)).toEqual([0, 0]);
  });
  test('expires by itself at its moment and not before, and whoever is deleted is left alone', async () => {
    const [now, next] = [await twoLots(NOW - 9 * DAY), await twoLots(NOW - 9 * DAY + 1)];
    const gone = await twoLots(NOW - 9 * DAY);
    await world.run(`update users set deleted_at = ${sqlNow()}, mobile = null where id = $1`, [
      gone,
    ]);
    expect(await expireSome(db, NOW - 9 * DAY)).toBe(false);
    expect(await lotsLeft(world, now)).toEqual([0, 5]);
    expect(await balanceNow(world, now)).toBe(5);
    expect(await lotsLeft(world, next)).toEqual([5, 5]);
    expect(await lotsLeft(world, gone)).toEqual([5, 5]);
  });
});

describe('beans that come back', () => {
  test('go to the lots that they came from, to what is valid longest first', async () => {
    const userId = await owner(5, 5);
    const { id } = await spend(userId, 8);
    expect(await refund(userId, id, 4)).toBe(true);
    expect(await lotsLeft(world, userId)).toEqual([1, 5]);
    expect(await balanceNow(world, userId)).toBe(6);
  });
  test('come back whole where no amount is named', async () => {
    const userId = await owner(5, 5);
    const { id } = await spend(userId, 8);
    await refund(userId, id, null);
    expect(await lotsLeft(world, userId)).toEqual([5, 5]);
  });
  test('are never more than were spent', async () => {
    const userId = await owner(5, 5);
    const { id } = await spend(userId, 3);
    await refund(userId, id, 9);
    expect(await lotsLeft(world, userId)).toEqual([5, 5]);
  });
  test('come back once, whole or in part', async () => {
    const userId = await owner(5);
    const { id } = await spend(userId, 4);
    expect(await refund(userId, id, 1)).toBe(true);
    expect(await refund(userId, id, 3)).toBe(false);
    expect(await balanceNow(world, userId)).toBe(2);
  });
  test('come back to nobody else, and not for what was never spent', async () => {
    const [userId, other] = [await owner(5), await owner(5)];
    const { id } = await spend(userId, 4);
    expect(await refund(other, id, null)).toBe(false);
    expect(await refund(userId, id, 0)).toBe(false);
    const { rows } = await entriesOf(db, userId, { pageNo: 1, pageSize: 10 });
    const given = rows.find(({ beans }) => beans > 0);
    expect(await refund(userId, given?.id ?? '', null)).toBe(false);
  });
  test('to a lot that has expired meanwhile cannot be spent, and expire', async () => {
    const userId = await owner(5, 5);
    const { id } = await spend(userId, 8);
    const after = LATER + HOUR;
    await refund(userId, id, null, after);
    expect(await balanceOf(db, userId, after)).toBe(5);
    await expect(spend(userId, 6, { now: after })).rejects.toMatchObject({
      details: { params: { balance: 5 } },
    });
    await expireSome(db, after);
    expect(await lotsLeft(world, userId)).toEqual([0, 5]);
  });
});

describe('a donation', () => {
  const donated = async () => {
    const { userId } = world.caller();
    await giveLots(world, userId, { beans: 5, expiresAt: LATEST });
    const donation = { userId, cause: 'oldPeople', beans: 5, idempotencyKey: newKey() } as const;
    return { userId, entryId: await donate(db, { ...donation, now: NOW }) };
  };
  test('can be taken back for a day, once', async () => {
    const { userId, entryId } = await donated();
    await undoDonation(db, { userId, entryId, now: NOW + DAY });
    await undoDonation(db, { userId, entryId, now: NOW + DAY });
    expect(await balanceNow(world, userId)).toBe(5);
  });
  test('is final after a day', async () => {
    const { userId, entryId } = await donated();
    const undone = undoDonation(db, { userId, entryId, now: NOW + DAY + 1 });
    await expect(undone).rejects.toMatchObject({ code: CODE.DONATION_FINAL });
    expect(await balanceNow(world, userId)).toBe(0);
  });
  test('is taken back by nobody else', async () => {
    const { entryId } = await donated();
    const { userId } = world.caller();
    const undone = undoDonation(db, { userId, entryId, now: NOW });
    await expect(undone).rejects.toMatchObject({ code: CODE.NOT_FOUND });
  });
  test('is the only thing that can be taken back', async () => {
    const userId = await owner(5);
    const { id: entryId } = await spend(userId, 5, { counterpart: 'lottery' });
    const undone = undoDonation(db, { userId, entryId, now: NOW });
    await expect(undone).rejects.toMatchObject({ code: CODE.NOT_FOUND });
  });
  test('says until when it can be taken back, and nothing once that is over or it was', async () => {
    const { userId, entryId } = await donated();
    const row = async () => {
      const { rows } = await entriesOf(db, userId, { pageNo: 1, pageSize: 10 });
      return rows.find(({ id }) => id === entryId) as (typeof rows)[number];
    };
    expect(undoUntil(await row(), NOW + DAY - 1)).toBe(NOW + DAY);
    expect(undoUntil(await row(), NOW + DAY)).toBeNull();
    await undoDonation(db, { userId, entryId, now: NOW });
    expect(undoUntil(await row(), NOW)).toBeNull();
  });
});

test('every balance is the sum of the lots and of the entries after all of it', async () => {
  expect(await unbalancedAccounts(world)).toEqual([]);
});
