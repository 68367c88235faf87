import { CODE } from '@contract/errors';
import type { Db } from '../../../server/db/database';
import { closeActivity } from '../../../server/domain/rewards/lottery/close';
import { findActivity } from '../../../server/domain/rewards/lottery/activity';
import { holderOf } from '../../../server/domain/rewards/lottery/draw-numbers';
import { getTicket } from '../../../server/domain/rewards/lottery/get-ticket';
import type { TicketRequest } from '../../../server/domain/rewards/lottery/get-ticket';
import { ownTickets } from '../../../server/domain/rewards/lottery/own-tickets';
import { simulatedBeacon } from '../../../server/platforms/simulated/beacon';
import { newKey } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import { balanceNow, giveLots, unbalancedAccounts } from './bean-lots';
import { insertActivity } from './drawn-lottery';
import { HOUR, NOW, openStatements } from './statement-world';
import type { StatementWorld } from './statement-world';
import { untilWaiting, whileLocked } from './while-locked';
import { sqlNow } from '../../run-clock';

const DAY = 24 * HOUR;
const TODAY = '2026-05-04';
const TOMORROW = '2026-05-05';
/** Beans of a ticket, and how many such tickets a person can have. */
const PRICE = 5;
const MOST = 3;

let world: StatementWorld;
let db: Db;
beforeAll(async () => {
  world = await openStatements();
  ({ db } = world.database);
});
afterAll(() => world?.close());

/** An activity that is open for another week. */
const open = () => insertActivity(world, { closesAt: NOW + 7 * DAY, drawAt: NOW + 8 * DAY });
/** An account with beans. @param person keyed hash of its owner's document; null: not known */
async function newHolder(person: string | null = newKey(), beans = 100): Promise<Caller> {
  const caller = world.caller();
  await world.run('update linkmen set person_key = $2 where id = $1', [caller.linkmanId, person]);
  await giveLots(world, caller.userId, { beans, expiresAt: NOW + 30 * DAY });
  return caller;
}
const get = (who: Caller, activityId: string, more: Partial<TicketRequest> = {}) =>
  getTicket(db, {
    ...{ userId: who.userId, activityId, source: 'free', idempotencyKey: newKey() },
    ...{ now: NOW, today: TODAY, ...more },
  });
const forBeans = (who: Caller, activityId: string, more: Partial<TicketRequest> = {}) =>
  get(who, activityId, { source: 'beans', ...more });
const own = ({ userId }: Caller, activityId: string, today = TODAY) =>
  ownTickets(db, activityId, { userId, now: NOW, today });
const refused = (code: string) => ({ code });

describe('a free ticket', () => {
  test('is one a day', async () => {
    const [activityId, who] = [await open(), await newHolder()];
    await get(who, activityId);
    await expect(get(who, activityId)).rejects.toMatchObject(refused(CODE.LOTTERY_FREE_HAD));
    await get(who, activityId, { today: TOMORROW, now: NOW + DAY });
    expect(await own(who, activityId)).toMatchObject({ count: 2, freeToday: false });
    expect(await balanceNow(world, who.userId)).toBe(100);
  });
  test('is one a person, under however many accounts', async () => {
    const [activityId, person] = [await open(), newKey()];
    const accounts = [await newHolder(person), await newHolder(person)];
    const answers = await Promise.allSettled(accounts.map((who) => get(who, activityId)));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const who of accounts)
      expect(await own(who, activityId)).toMatchObject({ freeToday: false });
  });
  test('is one of each activity', async () => {
    const who = await newHolder();
    for (const activityId of [await open(), await open()]) await get(who, activityId);
  });
});

describe('a ticket for beans', () => {
  test('costs its beans, and is one of three', async () => {
    const [activityId, who] = [await open(), await newHolder()];
    for (let count = 1; count <= MOST; count += 1) {
      await forBeans(who, activityId);
      expect(await own(who, activityId)).toMatchObject({
        count,
        beanTicketsLeft: MOST - count,
        balance: 100 - count * PRICE,
      });
    }
    await expect(forBeans(who, activityId)).rejects.toMatchObject(refused(CODE.LOTTERY_BEAN_LIMIT));
    expect(await balanceNow(world, who.userId)).toBe(100 - MOST * PRICE);
  });
  test('leaves the free one of the day, and is none of it', async () => {
    const [activityId, who] = [await open(), await newHolder()];
    await get(who, activityId);
    await forBeans(who, activityId);
    const { tickets, ...rest } = await own(who, activityId);
    expect(tickets.map(({ source }) => source).sort()).toEqual(['beans', 'free']);
    expect(rest).toMatchObject({ freeToday: false, beanTicketsLeft: MOST - 1 });
    expect(await own(who, activityId, TOMORROW)).toMatchObject({ freeToday: true });
  });
  test('is one of three of a person, under however many accounts', async () => {
    const [activityId, person] = [await open(), newKey()];
    const [one, two] = [await newHolder(person), await newHolder(person)];
    await forBeans(one, activityId);
    await forBeans(one, activityId);
    const answers = await Promise.allSettled([one, two].map((who) => forBeans(who, activityId)));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
  test('is not had for too few beans', async () => {
    const [activityId, poor] = [await open(), await newHolder(newKey(), PRICE - 1)];
    await expect(forBeans(poor, activityId)).rejects.toMatchObject(refused(CODE.BEANS_SHORT));
    expect(await own(poor, activityId)).toMatchObject({ count: 0, balance: PRICE - 1 });
  });
});

describe('a repetition under the same key', () => {
  test.each(['free', 'beans'] as const)('gives no further ticket: %s', async (source) => {
    const [activityId, who, idempotencyKey] = [await open(), await newHolder(), newKey()];
    const ask = () => get(who, activityId, { source, idempotencyKey });
    await Promise.all([ask(), ask()]);
    await ask();
    expect((await own(who, activityId)).count).toBe(1);
    expect(await balanceNow(world, who.userId)).toBe(source === 'free' ? 100 : 100 - PRICE);
  });
  test('in another activity is another ticket, which is paid too', async () => {
    const [who, idempotencyKey] = [await newHolder(), newKey()];
    for (const activityId of [await open(), await open()])
      await forBeans(who, activityId, { idempotencyKey });
    expect(await balanceNow(world, who.userId)).toBe(100 - 2 * PRICE);
  });
});

/** Pseudonyms of an activity's tickets. */
const holdersOf = async (activityId: string) =>
  (
    await world.run<{ holder: string }>(
      'select holder from lottery_tickets where activity_id = $1',
      [activityId],
    )
  ).map(({ holder }) => holder);
const holderIn = async (activityId: string, person: string) =>
  holderOf((await findActivity(db, activityId)).holder_key, person);

describe('the person of an account', () => {
  test('has to be known', async () => {
    const [activityId, who] = [await open(), await newHolder(null)];
    await expect(get(who, activityId)).rejects.toMatchObject(refused(CODE.LOTTERY_PERSON_MISSING));
    expect(await own(who, activityId)).toMatchObject({ needsPerson: true });
  });
  test('is nobody who was removed from the family', async () => {
    const [activityId, who] = [await open(), await newHolder()];
    await world.run('update linkmen set deleted_at = $2 where id = $1', [
      who.linkmanId,
      new Date(NOW),
    ]);
    await expect(get(who, activityId)).rejects.toMatchObject(refused(CODE.LOTTERY_PERSON_MISSING));
    expect(await own(who, activityId)).toMatchObject({ needsPerson: true });
  });
  test('is the one of its first ticket, whoever it belongs to afterwards', async () => {
    const [activityId, who] = [await open(), await newHolder()];
    await get(who, activityId);
    await world.run('update linkmen set person_key = $2 where id = $1', [who.linkmanId, newKey()]);
    await expect(get(who, activityId)).rejects.toMatchObject(refused(CODE.LOTTERY_FREE_HAD));
    await forBeans(who, activityId);
    const holders =
      'select count(distinct holder)::int from lottery_tickets where activity_id = $1';
    expect(await world.value(holders, [activityId])).toBe(1);
  });
  test('is the one of now in an activity in which it has none', async () => {
    const [before, activityId, who, person] = [
      await open(),
      await open(),
      await newHolder(),
      newKey(),
    ];
    await get(who, before);
    await world.run('update linkmen set person_key = $2 where id = $1', [who.linkmanId, person]);
    await get(who, activityId);
    expect(await holdersOf(activityId)).toEqual([await holderIn(activityId, person)]);
  });
  test('is one, though it is exchanged between two first tickets at the same moment', async () => {
    const [activityId, person] = [await open(), newKey()];
    const who = await newHolder(person);
    const lock = 'select pg_advisory_xact_lock(hashtextextended($1, 0))';
    const holder = await holderIn(activityId, person);
    const second = async () => {
      // The first one knows its person by then.
      await untilWaiting(world, 1);
      await world.run('update linkmen set person_key = $2 where id = $1', [
        who.linkmanId,
        newKey(),
      ]);
      await forBeans(who, activityId);
    };
    await whileLocked(
      world,
      [lock, [`lottery ${activityId} ${holder}`]],
      () => Promise.all([get(who, activityId), second()]),
      { waiting: 2 },
    );
    expect(await holdersOf(activityId)).toEqual([holder, holder]);
  });
  test('is a pseudonym in the list, which says nothing of who it is', async () => {
    const [activityId, person] = [await open(), newKey()];
    await get(await newHolder(person), activityId);
    const [found = ''] = await holdersOf(activityId);
    expect(found).toMatch(/^[0-9a-f]{16}$/);
    expect(person).not.toContain(found);
  });
});

describe('tickets are had', () => {
  test.each([
    ['from the opening on', { now: NOW - 30 * DAY }, true],
    ['not before', { now: NOW - 30 * DAY - 1 }, false],
    ['until the moment before the end', { now: NOW + 7 * DAY - 1 }, true],
    ['not from then on', { now: NOW + 7 * DAY }, false],
  ])('%s', async (_when, more, isOpen) => {
    const [activityId, who] = [await open(), await newHolder()];
    const asked = get(who, activityId, more);
    if (isOpen) await asked;
    else await expect(asked).rejects.toMatchObject(refused(CODE.LOTTERY_NOT_OPEN));
  });
  test('not of an activity that was closed', async () => {
    const [activityId, who] = [await insertActivity(world), await newHolder()];
    await closeActivity(db, simulatedBeacon, { activityId, now: NOW });
    const asked = get(who, activityId, { now: NOW - 2 * HOUR });
    await expect(asked).rejects.toMatchObject(refused(CODE.LOTTERY_NOT_OPEN));
  });
  test('not of one that there is not, and by nobody whose account was deleted', async () => {
    const [activityId, who] = [await open(), await newHolder()];
    await expect(get(who, 'no-such')).rejects.toMatchObject(refused(CODE.NOT_FOUND));
    await world.run(`update users set deleted_at = ${sqlNow()}, mobile = null where id = $1`, [
      who.userId,
    ]);
    await expect(get(who, activityId)).rejects.toMatchObject(refused(CODE.LOGIN_INVALID));
  });
});

test('every balance is the sum of the lots and of the entries after all of it', async () => {
  expect(await unbalancedAccounts(world)).toEqual([]);
});
