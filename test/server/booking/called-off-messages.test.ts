import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  newKey,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, World } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { clockAt, startOn } from '../kit/start-on';
import { found } from '../kit/until';

const CLOCK = Date.parse(`${dayFrom(0)}T08:00:00+08:00`);

let testDatabase: TestDatabase;
let world: World;
let provider: Provider;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  const slots = [3, 4].map((days) => ({ day: dayFrom(days, CLOCK), capacity: 9 }));
  world = await createWorld(testDatabase, { callers: 3, families: 1, slots });
  provider = await startOn(testDatabase, clockAt(CLOCK));
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

const slot = (index: number): number => world.slotIds[index] ?? 0;
const titles = async (caller: Caller, count: number): Promise<readonly string[]> => {
  const read = async () => {
    const input = { messageClass: 'booking' } as const;
    const { list } = await provider.ok('GET /message/message/pageList.do', input, caller);
    return list;
  };
  const list = await found(async () => {
    const all = await read();
    return all.length >= count ? all : undefined;
  });
  const { classes } = await provider.ok('GET /message/message/unread.do', {}, caller);
  const newest = classes.find(({ messageClass }) => messageClass === 'booking')?.newest;
  expect(newest?.title).toBe(list[0]?.title);
  return list.map(({ title }) => title);
};
const cancel = (caller: Caller, orderId: string) =>
  provider.ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, caller);

test('whoever cancels has no message of it, and the earlier ones no longer stand as true', async () => {
  const caller = world.callers.at(-1) as Caller;
  const form = bookingOf(caller, slot(0));
  const { orderId } = await provider.ok('POST /subscribe/subscribe/addV2.do', form, caller);
  await provider.ok('POST /order/subscribe/update.do', { orderId, slotId: slot(1) }, caller);
  expect(await titles(caller, 2)).toEqual(['预约时间已更改', '预约成功']);
  await cancel(caller, orderId);
  const after = await titles(caller, 2);
  expect(after).toEqual(['预约时间已更改（已取消）', '预约成功（已取消）']);
});

test('of a visit, the message stands as long as somebody still comes', async () => {
  const group = world.callers[0] as Caller;
  const people = [group.linkmanId, world.secondIds[0] ?? ''].map((linkmanId) => {
    const { productId, doseNo, slotId, guidelineVersion } = bookingOf(
      { ...group, linkmanId },
      slot(0),
    );
    return { linkmanId, productId, doseNo, slotId, guidelineVersion };
  });
  const form = { idempotencyKey: newKey(), depaCode: CLINIC, people };
  const { orders } = await provider.ok('POST /subscribe/subscribe/addFamily.do', form, group);
  const [own, other] = orders as [(typeof orders)[number], (typeof orders)[number]];
  expect(await titles(group, 1)).toEqual(['预约成功']);
  await cancel(group, own.orderId);
  expect(await titles(group, 1)).toEqual(['预约成功']);
  await cancel(group, other.orderId);
  expect(await titles(group, 1)).toEqual(['预约成功（已取消）']);
});
