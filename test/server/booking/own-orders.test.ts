import { CODE } from '@contract/errors';
import {
  BIRTHDAY,
  bookingOf,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, World } from '../kit/worlds/booking-world';
import { CHANGE } from '../../../server/domain/booking/order/change-statement';
import type { Provider } from '../kit/harness';
import { insertRelease } from '../kit/worlds/release-world';
import { startOn } from '../kit/start-on';
import { sqlNow } from '../../run-clock';

const [SOON, LATER] = [0, 1];

let testDatabase: TestDatabase;
let world: World;
let provider: Provider;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  const slots = [
    { day: dayFrom(2), capacity: 5 },
    { day: dayFrom(4), capacity: 5 },
    { day: dayFrom(5), capacity: 5 },
    { day: dayFrom(6), capacity: 5 },
    { day: dayFrom(7), capacity: 5 },
  ];
  world = await createWorld(testDatabase, { callers: 4, families: 1, slots });
  provider = await startOn(testDatabase);
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

const book = async (caller: Caller, slot: number): Promise<string> => {
  const form = bookingOf(caller, world.slotIds[slot] ?? 0);
  return (await provider.ok('POST /subscribe/subscribe/addV2.do', form, caller)).orderId;
};
const cancel = (caller: Caller, orderId: string) =>
  provider.ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, caller);

test('an order keeps its person: a document is exchanged under it, the person only once it has ended', async () => {
  const caller = world.callers[1] as Caller;
  const orderId = await book(caller, SOON);
  const save = (documentNumber: string, birthday: string) =>
    provider.call(
      'POST /linkman/linkman/saveOrUpdateV2.do',
      {
        linkmanId: caller.linkmanId,
        name: '测试',
        documentKind: 2,
        documentNumber,
        sex: 1,
        birthday,
        relationType: 1,
        mobile: '13800000000',
        consent: true,
      },
      caller,
    );
  expect((await save('E66778899', BIRTHDAY)).code).toBe(CODE.SUCCESS);
  const refused = await save('E66778800', '1991-02-03');
  expect([refused.code, refused.msg]).toEqual([
    CODE.LINKMAN_HAS_ORDERS,
    expect.stringContaining('1 个未完成的预约'),
  ]);
  await cancel(caller, orderId);
  expect((await save('E66778800', '1991-02-03')).code).toBe(CODE.SUCCESS);
});

test('the appointment that comes next stands on top of the list, and what is over behind what is ahead', async () => {
  const group = world.callers[0] as Caller;
  const second = { ...group, linkmanId: world.secondIds[0] ?? '' };
  const over = await book(group, LATER);
  await cancel(group, over);
  const next = await book(group, SOON);
  const later = await book(second, LATER);
  const { list } = await provider.ok('GET /order/subscribe/pageList.do', {}, group);
  expect(list.map(({ orderId }) => orderId)).toEqual([next, later, over]);
  const summary = await provider.ok('GET /order/subscribe/summary.do', {}, group);
  expect(summary.next?.orderId).toBe(next);
});

test('of two changes at once that are asked with one change left, one is made', async () => {
  const caller = world.callers[2] as Caller;
  const orderId = await book(caller, SOON);
  const change = (slot: number) =>
    provider.call(
      'POST /order/subscribe/update.do',
      { orderId, slotId: world.slotIds[slot] ?? 0 },
      caller,
    );
  const detail = () => provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, caller);
  expect([(await change(1)).code, (await change(2)).code]).toEqual([CODE.SUCCESS, CODE.SUCCESS]);
  expect((await detail()).changesLeft).toBe(1);
  const answers = await Promise.all([change(3), change(4)]);
  expect(answers.map(({ code }) => code).sort()).toEqual([CODE.SUCCESS, CODE.NO_CHANGES_LEFT]);
  const { changesLeft, day } = await detail();
  const made = answers.findIndex(({ code }) => code === CODE.SUCCESS);
  expect([changesLeft, day]).toEqual([0, dayFrom(6 + made)]);
});

test('the statement of a change takes no time of an open line, beyond the last day, closed, full or not released', () =>
  inDatabase(testDatabase, async (database) => {
    const { pool } = database;
    const caller = world.callers[3] as Caller;
    const orderId = await book(caller, SOON);
    const slotId = world.slotIds[LATER] ?? 0;
    const change = (lastDay = dayFrom(30), to = slotId) =>
      CHANGE.run(pool, {
        orderId,
        userId: caller.userId,
        slotId: to,
        statuses: ['BOOKED'],
        now: new Date(),
        today: dayFrom(0),
        clock: '00:00',
        lastDay,
        startsAfter: new Date(),
        personTurn: 1_000,
        actedBy: null,
      });
    const set = (what: string) => pool.query(`update slots set ${what} where id = $1`, [slotId]);
    expect(await change(dayFrom(3))).toEqual([]);
    const release = await insertRelease(database, {
      capacities: [5],
      releaseAt: Date.now() + 60_000,
    });
    const queuedSlot = release.slotIds[0] ?? 0;
    // The queue is open: nobody can book without a ticket.
    await pool.query(`update slots set release_at = ${sqlNow()}, drawn = true where id = $1`, [
      queuedSlot,
    ]);
    expect(await change(dayFrom(30), queuedSlot)).toEqual([]);
    for (const [hindrance, undone] of [
      [`closed_at = ${sqlNow()}`, 'closed_at = null'],
      [`release_at = ${sqlNow()} + interval '1 hour'`, 'release_at = null'],
      ['capacity = capacity - remaining, remaining = 0', 'capacity = capacity + 5, remaining = 5'],
    ] as const) {
      await set(hindrance);
      expect([hindrance, await change()]).toEqual([hindrance, []]);
      await set(undone);
    }
    expect(await change()).toHaveLength(1);
  }));
