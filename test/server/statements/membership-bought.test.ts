import { MEMBER_AGREEMENT_VERSION } from '@contract/member/member-rules';
import type { MemberPlan } from '@contract/member/member-rules';
import { CODE } from '@contract/errors';
import type { Db } from '../../../server/db/database';
import { makeCodes, redeemCode } from '../../../server/domain/rewards/membership/codes';
import {
  completePurchase,
  findPurchase,
  lockPurchase,
  MOST_STARTED,
  newestPurchase,
  purchaseEndsAt,
  startPurchase,
} from '../../../server/domain/rewards/membership/purchase';
import { termsOf } from '../../../server/domain/rewards/membership/terms';
import { HOUR, MINUTE, NOW, openStatements } from './statement-world';
import type { StatementWorld } from './statement-world';
import { sqlNow } from '../../run-clock';

const DAY = 24 * HOUR;

let world: StatementWorld;
let db: Db;
beforeAll(async () => {
  world = await openStatements();
  ({ db } = world.database);
});
afterAll(() => world?.close());

const someone = () => world.caller().userId;
const leave = (userId: string) =>
  world.run(`update users set deleted_at = ${sqlNow()}, mobile = null where id = $1`, [userId]);

describe('a code', () => {
  const codeFor = async (more: object = {}) => {
    const [code = ''] = await makeCodes(db, {
      ...{ count: 1, days: 90, validUntil: NOW + DAY, now: NOW - DAY, ...more },
    });
    return code;
  };
  const redeem = (userId: string, code: string, now = NOW) => redeemCode(db, { userId, code, now });
  const days = async (userId: string) => (await termsOf(db, userId)).map((term) => term.days);

  test('gives its days once; a repetition answers as before', async () => {
    const [userId, code] = [someone(), await codeFor()];
    await Promise.all([redeem(userId, code), redeem(userId, code)]);
    await redeem(userId, code, NOW + 2 * DAY);
    expect(await days(userId)).toEqual([90]);
  });
  test('is one person’s', async () => {
    const [one, two, code] = [someone(), someone(), await codeFor()];
    const answers = await Promise.allSettled([redeem(one, code), redeem(two, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect([...(await days(one)), ...(await days(two))]).toEqual([90]);
  });
  test('is read however it is typed', async () => {
    const [userId, code] = [someone(), await codeFor()];
    expect(code).toMatch(/^([0-9A-HJKMNP-Z]{4}-){3}[0-9A-HJKMNP-Z]{4}$/);
    await redeem(userId, ` ${code.toLowerCase().replaceAll('-', '')} `);
    expect(await days(userId)).toEqual([90]);
  });
  test('can be redeemed until the moment before its end', async () => {
    const [userId, code] = [someone(), await codeFor()];
    await expect(redeem(userId, code, NOW + DAY)).rejects.toMatchObject({ code: CODE.MEMBER_CODE });
    await redeem(userId, code, NOW + DAY - 1);
    expect(await days(userId)).toEqual([90]);
  });
  test('that there is not is refused', async () => {
    const redeemed = redeem(someone(), '0000-0000-0000-0000');
    await expect(redeemed).rejects.toMatchObject({ code: CODE.MEMBER_CODE });
  });
  test('that would reach too far ahead stays unredeemed', async () => {
    const [userId, other, code] = [someone(), someone(), await codeFor()];
    for (const more of [366, 300]) await redeem(userId, await codeFor({ days: more }));
    await expect(redeem(userId, code)).rejects.toMatchObject({ code: CODE.MEMBER_TOO_LONG });
    await redeem(other, code);
    expect(await days(other)).toEqual([90]);
  });
  test('is nobody’s whose account was deleted', async () => {
    const [userId, code] = [someone(), await codeFor()];
    await leave(userId);
    await expect(redeem(userId, code)).rejects.toMatchObject({ code: CODE.LOGIN_INVALID });
  });
});

describe('a purchase', () => {
  const start = (
    userId: string,
    more: { plan?: MemberPlan; version?: string; now?: number } = {},
  ) =>
    startPurchase(db, {
      userId,
      plan: more.plan ?? 'month',
      agreementVersion: more.version ?? MEMBER_AGREEMENT_VERSION,
      now: more.now ?? NOW,
    });
  const stateOf = async (id: string) => (await findPurchase(db, id))?.state;

  test('has the plan’s days and price, and can be paid for a day', async () => {
    const id = await start(someone(), { plan: 'year' });
    const purchase = await findPurchase(db, id);
    expect(purchase).toMatchObject({ state: 'open', days: 365, cents: 9900 });
    expect(purchase && purchaseEndsAt(purchase)).toBe(NOW + DAY);
  });
  test('is the same one where it is asked for again, as long as it lasts an hour more', async () => {
    const userId = someone();
    const id = await start(userId);
    expect(await start(userId, { now: NOW + 23 * HOUR - 1 })).toBe(id);
    const next = await start(userId, { now: NOW + 23 * HOUR });
    expect(next).not.toBe(id);
    expect(await stateOf(id)).toBe('replaced');
    expect((await newestPurchase(db, userId))?.id).toBe(next);
  });
  test('is one where two devices ask at the same time', async () => {
    const userId = someone();
    const [one, two] = await Promise.all([start(userId), start(userId)]);
    expect(one).toBe(two);
  });
  test('of another plan replaces the one before', async () => {
    const userId = someone();
    const month = await start(userId);
    const year = await start(userId, { plan: 'year' });
    expect([await stateOf(month), await stateOf(year)]).toEqual(['replaced', 'open']);
  });
  test('at a price of before is replaced', async () => {
    const userId = someone();
    const id = await start(userId);
    await world.run('update member_purchases set cents = cents - 1 where id = $1', [id]);
    expect(await start(userId)).not.toBe(id);
  });
  test('needs the agreement of now', async () => {
    const started = start(someone(), { version: '1.0' });
    await expect(started).rejects.toMatchObject({ code: CODE.PARAMETERS });
  });
  test('that would end too late for a refund is refused', async () => {
    const userId = someone();
    await start(userId, { plan: 'year' });
    const [code = ''] = await makeCodes(db, { count: 1, days: 2, validUntil: NOW + 1, now: NOW });
    await redeemCode(db, { userId, code, now: NOW });
    const started = start(userId, { plan: 'year' });
    await expect(started).rejects.toMatchObject({ code: CODE.MEMBER_TOO_LONG });
  });
  test('can be started twenty times a day', async () => {
    const userId = someone();
    const at = (nth: number) =>
      ({ plan: nth % 2 ? 'month' : 'year', now: NOW + nth * MINUTE }) as const;
    for (let nth = 0; nth < MOST_STARTED; nth += 1) await start(userId, at(nth));
    const more = start(userId, { now: NOW + DAY - 1, plan: 'year' });
    await expect(more).rejects.toMatchObject({ code: CODE.TOO_MANY });
    await start(userId, { now: NOW + DAY, plan: 'year' });
  });
  test('is nobody’s whose account was deleted', async () => {
    const userId = someone();
    const id = await start(userId);
    await leave(userId);
    await expect(start(userId)).rejects.toMatchObject({ code: CODE.LOGIN_INVALID });
    const locked = await db.transaction().execute((trx) => lockPurchase(trx, id));
    expect(locked).toMatchObject({ isOwned: false });
  });
  test('that is paid adds its term, and the next one is another', async () => {
    const userId = someone();
    const id = await start(userId);
    await db.transaction().execute(async (trx) => {
      const locked = await lockPurchase(trx, id);
      if (locked) await completePurchase(trx, locked.purchase, NOW);
    });
    expect(await findPurchase(db, id)).toMatchObject({ state: 'paid', paid_at: new Date(NOW) });
    expect(await termsOf(db, userId)).toMatchObject([
      { source: 'payment', days: 30, cents: 990, purchase_id: id, ended_at: null },
    ]);
    expect(await start(userId)).not.toBe(id);
    expect(await stateOf(id)).toBe('paid');
  });
});
