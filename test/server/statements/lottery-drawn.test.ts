import { LIST_LEAD, LIST_PAGE } from '@contract/lottery/lottery-rules';
import type { Db } from '../../../server/db/database';
import { findActivity, stateOf } from '../../../server/domain/rewards/lottery/activity';
import { closeActivity, pageOfList } from '../../../server/domain/rewards/lottery/close';
import {
  drawActivity,
  settleValue,
  TamperedDraw,
} from '../../../server/domain/rewards/lottery/draw';
import type { MaskOf } from '../../../server/domain/rewards/lottery/draw';
import { drawTickets, hashOfList } from '../../../server/domain/rewards/lottery/draw-numbers';
import { activitiesToSettle } from '../../../server/domain/rewards/lottery/to-settle';
import { nextReturn, returnBeans, voidActivity } from '../../../server/domain/rewards/lottery/void';
import { withdrawActivity } from '../../../server/domain/rewards/lottery/withdraw';
import { simulatedBeacon } from '../../../server/platforms/simulated/beacon';
import { spendBeans } from '../../../server/domain/rewards/beans/spend';
import type { Caller } from '../kit/worlds/booking-world';
import { balanceNow, giveLots } from './bean-lots';
import { insertActivity, insertTicket, messagesTo, positionsNow } from './drawn-lottery';
import { HOUR, NOW, openStatements } from './statement-world';
import type { StatementWorld } from './statement-world';

const DAY = 24 * HOUR;
/** Units of the activity's prizes. */
const UNITS = 3;

let world: StatementWorld;
let db: Db;
beforeAll(async () => {
  world = await openStatements();
  ({ db } = world.database);
});
afterAll(() => world?.close());

const maskOf: MaskOf = (_trx, ids) => Promise.resolve(new Map(ids.map((id) => [id, `m ${id}`])));
const close = (activityId: string, now = NOW - HOUR) =>
  closeActivity(db, simulatedBeacon, { activityId, now });
const settle = async (activityId: string, now = NOW, beacon = simulatedBeacon) =>
  settleValue(db, beacon, await findActivity(db, activityId), now);
const draw = (activityId: string, now = NOW) => drawActivity(db, { activityId, now, maskOf });

/** An open activity with a ticket of each of so many people. */
async function activityOf(people: number) {
  const activityId = await insertActivity(world);
  const owners = new Map<string, Caller>();
  for (let count = 0; count < people; count += 1) {
    const caller = world.caller();
    owners.set(await insertTicket(world, activityId, caller), caller);
  }
  return { activityId, owners };
}
/** … that is closed and has its public value. */
async function valuedOf(people: number) {
  const made = await activityOf(people);
  await close(made.activityId);
  await settle(made.activityId);
  return made;
}
const rankedNow = (activityId: string) =>
  world.run<{ ticket_id: string; shown_as: string }>(
    'select ticket_id, shown_as from lottery_winners where activity_id = $1 order by position',
    [activityId],
  );

describe('closing', () => {
  test('happens from its time on, once, with the hash of the list', async () => {
    const { activityId, owners } = await activityOf(2);
    expect(await close(activityId, NOW - HOUR - 1)).toBe(false);
    expect(await close(activityId)).toBe(true);
    expect(await close(activityId)).toBe(false);
    const listed = [...owners].map(([ticketId, { userId }]) => ({ ticketId, holder: userId }));
    expect(await findActivity(db, activityId)).toMatchObject({
      closed_at: new Date(NOW - HOUR),
      tickets: 2,
      list_hash: hashOfList(listed),
    });
  });
  test('names the value of the time of the draw, or of a day later where the list came too late', async () => {
    const [inTime, late] = [await insertActivity(world), await insertActivity(world)];
    await close(inTime, NOW - LIST_LEAD);
    await close(late, NOW - LIST_LEAD + 1);
    const roundOf = async (id: string) => (await findActivity(db, id)).round;
    expect(await roundOf(inTime)).toBe(simulatedBeacon.roundAt(NOW));
    expect(await roundOf(late)).toBe(simulatedBeacon.roundAt(NOW + DAY));
  });
  test('makes the list public, in the sequence of its hash, and not before', async () => {
    const { activityId, owners } = await activityOf(3);
    const page = async (pageNo: number) =>
      pageOfList(db, await findActivity(db, activityId), pageNo);
    expect(await page(1)).toEqual({ lines: [], hasMore: false });
    await close(activityId);
    const lines = [...owners].map(([ticketId, { userId }]) => `${ticketId} ${userId}`).sort();
    expect(await page(1)).toEqual({ lines, hasMore: false });
    expect(await page(2)).toEqual({ lines: [], hasMore: false });
  });
  test('leaves more pages where there are more tickets than one has', async () => {
    const { activityId } = await activityOf(0);
    await world.run(
      `insert into lottery_tickets (id, activity_id, holder, free_day, at)
       select $1 || n, $1, 'h', null, $2 from generate_series(1, $3::int) n`,
      [activityId, new Date(NOW - DAY), LIST_PAGE + 1],
    );
    await close(activityId);
    const activity = await findActivity(db, activityId);
    expect(await pageOfList(db, activity, 1)).toMatchObject({ hasMore: true });
    const second = await pageOfList(db, activity, 2);
    expect(second.lines).toHaveLength(1);
    expect(second.hasMore).toBe(false);
  });
});

describe('the public value', () => {
  test('is taken from its moment on, and the first one stays', async () => {
    const { activityId } = await activityOf(1);
    expect(await settle(activityId)).toBeNull();
    await close(activityId);
    expect(await settle(activityId, NOW - 1)).toBeNull();
    const value = await settle(activityId);
    expect(value).toBe(await simulatedBeacon.valueOf(simulatedBeacon.roundAt(NOW)));
    const other = { ...simulatedBeacon, valueOf: () => Promise.resolve('other') };
    expect(await settle(activityId, NOW, other)).toBe(value);
  });
  test('comes from the source that the rules name', async () => {
    const { activityId } = await activityOf(1);
    await close(activityId);
    const drand = { ...simulatedBeacon, source: 'drand' as const };
    expect(await settle(activityId, NOW, drand)).toBeNull();
  });
  test('is waited for where it cannot be had', async () => {
    const { activityId } = await activityOf(1);
    await close(activityId);
    const none = { ...simulatedBeacon, valueOf: () => Promise.resolve(null) };
    expect(await settle(activityId, NOW, none)).toBeNull();
    expect(await draw(activityId)).toBe(false);
    expect(await positionsNow(world, activityId)).toEqual([]);
  });
});

describe('a draw', () => {
  test('ranks the tickets by their numbers: winners have a unit each, as many others are reserves', async () => {
    const { activityId, owners } = await valuedOf(2 * UNITS + 1);
    expect(await draw(activityId)).toBe(true);
    expect(await positionsNow(world, activityId)).toEqual([
      ...['won 1', 'won 2', 'won 3'],
      ...['reserve', 'reserve', 'reserve'],
    ]);
    const activity = await findActivity(db, activityId);
    const listed = [...owners].map(([ticketId, { userId }]) => ({ ticketId, holder: userId }));
    const inputs = { activityId, seed: activity.seed, publicValue: activity.public_value ?? '' };
    const ranked = drawTickets({ ...inputs, winners: UNITS }, listed);
    expect(await rankedNow(activityId)).toEqual(
      ranked.map(({ ticketId: id }) => ({ ticket_id: id, shown_as: `m ${id}` })),
    );
  });
  test('writes to the winners, and to nobody else', async () => {
    const { activityId, owners } = await valuedOf(UNITS + 1);
    await draw(activityId);
    const told = [];
    for (const { ticket_id: id } of await rankedNow(activityId))
      told.push(await messagesTo(world, owners.get(id) as Caller));
    expect(told).toEqual([['lotteryWon'], ['lotteryWon'], ['lotteryWon'], []]);
  });
  test('happens once, though several processes ask at the same time', async () => {
    const { activityId } = await valuedOf(2);
    const answers = await Promise.all([draw(activityId), draw(activityId), draw(activityId)]);
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await positionsNow(world, activityId)).toEqual(['won 1', 'won 2']);
  });
  test('of nobody ends the activity as well', async () => {
    const { activityId } = await valuedOf(0);
    expect(await draw(activityId)).toBe(true);
    expect(stateOf(await findActivity(db, activityId), NOW)).toBe('drawn');
  });
  test('gives a person one prize, however many tickets they have', async () => {
    const activityId = await insertActivity(world);
    const caller = world.caller();
    for (let count = 0; count < 3; count += 1) await insertTicket(world, activityId, caller);
    await close(activityId);
    await settle(activityId);
    await draw(activityId);
    expect(await positionsNow(world, activityId)).toEqual(['won 1']);
  });
  test('is refused where the list is not the one that was published', async () => {
    const { activityId } = await valuedOf(2);
    await world.run('alter table lottery_tickets disable trigger user', []);
    await insertTicket(world, activityId, world.caller());
    await world.run('alter table lottery_tickets enable trigger user', []);
    await expect(draw(activityId)).rejects.toBeInstanceOf(TamperedDraw);
    expect(await positionsNow(world, activityId)).toEqual([]);
  });
  test('is refused where the seed is not the one that was published', async () => {
    const { activityId } = await valuedOf(2);
    await world.run('alter table lottery_activities disable trigger user', []);
    await world.run('update lottery_activities set seed = $2 where id = $1', [
      activityId,
      'cd'.repeat(32),
    ]);
    await world.run('alter table lottery_activities enable trigger user', []);
    await expect(draw(activityId)).rejects.toBeInstanceOf(TamperedDraw);
  });
});

describe('an activity without a value', () => {
  const end = async (activityId: string, now: number) =>
    voidActivity(db, await findActivity(db, activityId), now);
  test('is void after seven days, and not before', async () => {
    const { activityId } = await activityOf(1);
    expect(await end(activityId, NOW + 7 * DAY)).toBe(false);
    await close(activityId);
    expect(await end(activityId, NOW + 7 * DAY - 1)).toBe(false);
    expect(await end(activityId, NOW + 7 * DAY)).toBe(true);
    expect(await end(activityId, NOW + 7 * DAY)).toBe(false);
    expect(await draw(activityId)).toBe(false);
  });
  test('counts them from the value that its late list waits for', async () => {
    const { activityId } = await activityOf(1);
    await close(activityId, NOW);
    expect(await end(activityId, NOW + 8 * DAY - 1)).toBe(false);
    expect(await end(activityId, NOW + 8 * DAY)).toBe(true);
  });
  test('is not void once its value is there', async () => {
    const { activityId } = await activityOf(1);
    await close(activityId);
    const before = await findActivity(db, activityId);
    await settle(activityId);
    expect(await voidActivity(db, before, NOW + 7 * DAY)).toBe(false);
  });
  test('returns each ticket’s beans once, and writes to its owner once', async () => {
    const { activityId, owners } = await activityOf(0);
    const caller = world.caller();
    const { userId } = caller;
    await giveLots(world, userId, { beans: 10, expiresAt: NOW + DAY });
    for (const key of ['a', 'b']) {
      const ticketId = await insertTicket(world, activityId, caller);
      owners.set(ticketId, caller);
      const what = { counterpart: 'lottery', reason: 'ticket', key, now: NOW } as const;
      const entry = await db
        .transaction()
        .execute((trx) => spendBeans(trx, { userId, beans: 5, ...what }));
      await world.run('update lottery_ticket_owners set bean_entry_id = $2 where ticket_id = $1', [
        ticketId,
        entry.id,
      ]);
    }
    await close(activityId);
    expect(await nextReturn(db, [])).toBeNull();
    await end(activityId, NOW + 7 * DAY);
    const first = await nextReturn(db, []);
    if (!first) throw new Error('Nothing is to be returned.');
    expect((await nextReturn(db, [first.ticketId]))?.ticketId).not.toBe(first.ticketId);
    await Promise.all([returnBeans(db, first, NOW), returnBeans(db, first, NOW)]);
    expect(await balanceNow(world, userId)).toBe(5);
    const second = await nextReturn(db, []);
    if (!second) throw new Error('Nothing more is to be returned.');
    await returnBeans(db, second, NOW);
    expect(await nextReturn(db, [])).toBeNull();
    expect(await balanceNow(world, userId)).toBe(10);
    expect(await messagesTo(world, caller)).toEqual(['lotteryVoid']);
  });
});

test('the job looks at what is over and not ended', async () => {
  const [open, over, drawn] = [
    await insertActivity(world, { closesAt: NOW + 1, drawAt: NOW + DAY }),
    await insertActivity(world, { closesAt: NOW, drawAt: NOW + DAY }),
    (await valuedOf(1)).activityId,
  ];
  const found = async () => (await activitiesToSettle(db, NOW)).map(({ id }) => id);
  expect(await found()).toEqual(expect.arrayContaining([over, drawn]));
  expect(await found()).not.toContain(open);
  await draw(drawn);
  expect(await found()).not.toContain(drawn);
});

test('an activity can be taken back while nobody has a ticket', async () => {
  const [empty, taken, closed] = [
    await insertActivity(world),
    (await activityOf(1)).activityId,
    (await valuedOf(0)).activityId,
  ];
  await withdrawActivity(db, empty);
  for (const id of [empty, taken, closed])
    await expect(withdrawActivity(db, id)).rejects.toThrow('without tickets');
});
