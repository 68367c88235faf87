import { CODE } from '@contract/errors';
import { startFake } from '../../platforms/alipay/start-fake';
import type { RunningFake } from '../../platforms/alipay/start-fake';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, World } from '../kit/worlds/booking-world';
import { insertStaff, openDesk } from '../kit/worlds/desk-world';
import type { Provider } from '../kit/harness';
import { payAhead } from '../kit/worlds/pay-ahead';
import { clockAt, startOn } from '../kit/start-on';

const CLOCK = Date.parse(`${dayFrom(0)}T08:00:00+08:00`);
const DAY = 86_400_000;

let testDatabase: TestDatabase;
let world: World;
let provider: Provider;
let alipay: RunningFake;
const mobiles = new Map<string, string>();

const startAt = (at: number): Promise<Provider> =>
  startOn(testDatabase, { ...clockAt(at), ...alipay.env, REFUND_DELAY_SECONDS: '1800' });

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  alipay = await startFake({ now: () => provider?.now ?? CLOCK });
  world = await createWorld(testDatabase, {
    callers: 6,
    slots: [
      { day: dayFrom(0, CLOCK), startTime: '20:00', endTime: '21:00', capacity: 5 },
      { day: dayFrom(0, CLOCK), startTime: '21:00', endTime: '22:00', capacity: 5 },
    ],
  });
  await inDatabase(testDatabase, async (database) => {
    const { pool } = database;
    await insertStaff(database, [CLINIC]);
    // In plain text until the provider first starts.
    const { rows } = await pool.query<{ id: string; mobile: string }>(
      'select id, mobile from users',
    );
    rows.forEach(({ id, mobile }) => mobiles.set(id, mobile));
  });
  provider = await startAt(CLOCK);
});
afterAll(async () => {
  await provider?.halt();
  await alipay?.stop();
  await testDatabase?.remove();
});

async function paid(nth: number, slot = 0): Promise<{ caller: Caller; orderId: string }> {
  const caller = world.callers[nth] as Caller;
  const form = bookingOf(caller, world.slotIds[slot] ?? 0);
  const { orderId } = await provider.ok('POST /subscribe/subscribe/addV2.do', form, caller);
  await payAhead(provider, orderId, caller);
  return { caller, orderId };
}
const shown = ({ caller, orderId }: Awaited<ReturnType<typeof paid>>) =>
  provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, caller);

test('a browser that asks ahead recalls no refund', async () => {
  const order = await paid(0);
  const { caller, orderId } = order;
  await provider.ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, caller);
  const { code } = await provider.call(
    'GET /order/subscribe/recallRefundApply.do',
    { orderId },
    { ...caller, headers: { 'sec-purpose': 'prefetch' } },
  );
  expect(code).toBe(CODE.PARAMETERS);
  expect((await shown(order)).status).toBe('REFUNDING');
});

test('a cancellation that charges more by now than its owner was told is not made', async () => {
  const order = await paid(4);
  const { caller, orderId } = order;
  const { chargeCents } = await provider.ok(
    'GET /order/subscribe/refundChargeCalculate.do',
    { orderId },
    caller,
  );
  expect(chargeCents).toBeGreaterThan(0);
  const cancelAs = (told: number) =>
    provider.call(
      'POST /order/subscribe/cancel.do',
      { orderId, reason: 'time', chargeCents: told },
      caller,
    );
  const refusal = await cancelAs(chargeCents - 1);
  expect(refusal.code).toBe(CODE.ORDER_STATE);
  expect(refusal.msg).toMatch(/¥14(?![\d.])/);
  expect(await shown(order)).toMatchObject({ status: 'BOOKED', refund: null });
  expect((await cancelAs(chargeCents)).code).toBe(CODE.SUCCESS);
  expect((await shown(order)).refund).toMatchObject({ chargeCents });
});

/** Cancels a paid order whose money the platform does not take back. */
async function refused({ caller, orderId }: Awaited<ReturnType<typeof paid>>): Promise<void> {
  const { frozen, trades } = alipay.state.pay;
  for (const { number } of trades.all()) frozen.add(number);
  await provider.ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, caller);
  await inDatabase(testDatabase, ({ pool }) =>
    pool.query('update refunds set due_at = requested_at where order_id = $1', [orderId]),
  );
  await provider.runJobs();
  expect((await shown({ orderId, caller })).status).toBe('REFUND_FAILED');
}

test('the desk expects nobody who has cancelled, though their refund was refused', async () => {
  const order = await paid(5);
  const desk = await openDesk(provider, CLINIC);
  const listed = async () => {
    const { times } = await desk.ok('GET /desk/day.do', {});
    const orders = times.flatMap(({ visits }) => visits.flatMap((visit) => visit.orders));
    const taken = times.flatMap(({ slots }) => slots.map((slot) => slot.taken));
    return {
      isThere: orders.some(({ orderId }) => orderId === order.orderId),
      others: taken.reduce((sum, count) => sum + count, 0) - orders.length,
    };
  };
  expect(await listed()).toEqual({ isThere: true, others: 0 });
  await refused(order);
  expect(await listed()).toEqual({ isThere: false, others: 0 });
  alipay.state.pay.frozen.clear();
});

test('who deletes the account over a refused refund gets the money when the platform takes it', async () => {
  const order = await paid(3);
  const { caller, orderId } = order;
  await refused(order);
  await provider.ok('POST /passport/user/sms-check/send.do', { purpose: 'delete' }, caller);
  const vcode = await provider.newestCode(mobiles.get(caller.userId) ?? '');
  await provider.ok('POST /passport/user/delete.do', { vcode, posts: 'remove' }, caller);
  alipay.state.pay.frozen.clear();
  await provider.jobsAt(CLOCK + 7_200_000);
  const { rows } = await inDatabase(testDatabase, ({ pool }) =>
    pool.query('select status from orders where id = $1', [orderId]),
  );
  expect(rows).toEqual([{ status: 'REFUNDED' }]);
});

test('who had paid for a time that was closed gets it back, though no process ran for three days', async () => {
  const [stays, closed] = [await paid(1), await paid(2, 1)];
  await provider.halt();
  await inDatabase(testDatabase, ({ pool }) =>
    pool.query('update slots set closed_at = $2 where id = $1', [
      world.slotIds[1],
      new Date(CLOCK + 60_000),
    ]),
  );
  provider = await startAt(CLOCK + 3 * DAY);
  await provider.runJobs();
  expect((await shown(stays)).status).toBe('NO_SHOW');
  expect((await shown(closed)).status).toMatch(/^REFUND/);
});
