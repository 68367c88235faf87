import { CODE } from '@contract/errors';
import { createClock } from '../../../server/kernel/clock';
import { noteMissed } from '../../../server/domain/staff/desk/missed';
import { takeStep } from '../../../server/domain/booking/order/step';
import type { StepRequest } from '../../../server/domain/booking/order/step';
import { createBookingServices } from '../../../server/domain/booking/submission/services';
import type { Database } from '../../../server/db/database';
import type { Deps } from '../../../server/deps';
import type { Provider } from '../kit/harness';
import {
  bookingOf,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  readLedger,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, World } from '../kit/worlds/booking-world';
import { TEST_CIPHER } from '../kit/test-cipher';
import { startOn } from '../kit/start-on';
import { payAhead } from '../kit/worlds/pay-ahead';
import { platformsFor } from '../kit/test-platforms';
import { until } from '../kit/until';

/** Steps of the clinic that are made directly on the same database, without the desk's calls. */
describe('an order that the clinic handles', () => {
  let testDatabase: TestDatabase;
  let provider: Provider;
  let world: World;
  let callers: Caller[];

  beforeAll(async () => {
    testDatabase = await createTestDatabase('postgres');
    world = await createWorld(testDatabase, {
      callers: 8,
      slots: [{ day: dayFrom(3), capacity: 8 }],
    });
    callers = [...world.callers];
    provider = await startOn(testDatabase);
  });
  afterEach(async () => {
    expect((await inDatabase(testDatabase, readLedger)).unbalanced).toEqual([]);
  });
  afterAll(async () => {
    await provider?.halt();
    await testDatabase?.remove();
  });

  async function book(): Promise<{ caller: Caller; orderId: string }> {
    const caller = callers.pop() as Caller;
    const form = bookingOf(caller, world.slotIds[0] ?? 0);
    const { orderId } = await provider.ok('POST /subscribe/subscribe/addV2.do', form, caller);
    return { caller, orderId };
  }

  const servicesOn = (database: Database) =>
    createBookingServices({
      database,
      db: database.db,
      clock: createClock(0),
      platforms: platformsFor(database, Date.now),
      personKey: Buffer.alloc(32),
      cipher: TEST_CIPHER,
    } as Deps);

  const step = (name: StepRequest['name'], orderId: string): Promise<void> =>
    inDatabase(testDatabase, (database) =>
      takeStep(servicesOn(database), database.db, {
        name,
        orderId,
        actor: 'clinic',
        userId: null,
        now: Date.now(),
      }),
    );
  const shown = ({ caller, orderId }: Awaited<ReturnType<typeof book>>) =>
    provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, caller);
  const remaining = async (): Promise<number> => {
    const where = { depaCode: 'D1', productId: 'P1', day: dayFrom(3) };
    // Another process cancelled the order: this provider's cache may be up to 300 ms old.
    await new Promise((resolve) => setTimeout(resolve, 350));
    const times = await provider.ok('GET /subscribe/subscribe/departmentWorkTimes2.do', where);
    return times[0]?.residue ?? -1;
  };

  test('arrives and is done, keeps its place and tells each step', async () => {
    const order = await book();
    const left = await remaining();
    await step('arrive', order.orderId);
    await step('finish', order.orderId);
    const { status, actions, timeline } = await shown(order);
    expect({ status, actions }).toEqual({
      status: 'DONE',
      actions: ['observe', 'certificate', 'remove'],
    });
    expect(timeline.map(({ kind, actor }) => `${kind} ${actor}`)).toEqual([
      'created user',
      'arrived clinic',
      'done clinic',
    ]);
    expect(await remaining()).toBe(left);
  });

  test('can no longer be cancelled once it has arrived', async () => {
    const { caller, orderId } = await book();
    await step('arrive', orderId);
    const answer = await provider.call(
      'POST /order/subscribe/cancel.do',
      { orderId, reason: 'time' },
      caller,
    );
    expect(answer.code).toBe(CODE.ORDER_STATE);
  });

  test('that nobody came for keeps its place used', async () => {
    const order = await book();
    const left = await remaining();
    await step('noShow', order.orderId);
    expect((await shown(order)).actions).toEqual(['remove', 'rebook']);
    expect(await remaining()).toBe(left);
  });

  test('that nobody dealt with is missed once its day is over, and can be booked again', async () => {
    const [order, tomorrow] = [await book(), await book()];
    await inDatabase(testDatabase, async (database) => {
      await database.pool.query('update orders set day = $2 where id = $1', [
        order.orderId,
        dayFrom(-1),
      ]);
      expect(await noteMissed(database.pool, Date.now())).toBe(1);
      expect(await noteMissed(database.pool, Date.now())).toBe(0);
    });
    const missed = await shown(order);
    expect(missed).toMatchObject({ status: 'NO_SHOW', actions: ['remove', 'rebook'] });
    expect(missed.timeline.at(-1)).toMatchObject({ kind: 'noShow', actor: 'system' });
    expect((await shown(tomorrow)).status).toBe('BOOKED');
  });

  test('gives its place back when the clinic cancels it, once', async () => {
    const order = await book();
    const left = await remaining();
    await step('cancel', order.orderId);
    await expect(step('cancel', order.orderId)).rejects.toThrow(CODE.ORDER_STATE);
    expect(await remaining()).toBe(left + 1);
  });

  test('that was paid ahead is paid back in full when the clinic cancels it, then its place is free', async () => {
    const order = await book();
    const { caller, orderId } = order;
    await payAhead(provider, orderId, caller);
    const left = await remaining();
    await step('cancel', orderId);
    const cancelled = await shown(order);
    expect(cancelled.refund).toMatchObject({
      startedBy: 'clinic',
      refundCents: 62_600,
      chargeCents: 0,
    });
    const { status } = await until(
      () => shown(order),
      (now) => now.status !== 'REFUNDING',
    );
    expect(status).toBe('REFUNDED');
    expect(await remaining()).toBe(left + 1);
  });

  test('waits for its owner’s word where the clinic asks for it', async () => {
    const order = await book();
    await inDatabase(testDatabase, ({ pool }) =>
      pool.query(`update orders set status = 'PENDING_CONFIRM' where id = $1`, [order.orderId]),
    );
    expect((await shown(order)).actions).toEqual(['confirm', 'update', 'cancel']);
    const { caller, orderId } = order;
    const confirmed = await provider.ok(
      'POST /order/subscribe/confirmSubscribe.do',
      { orderId },
      caller,
    );
    expect(confirmed).toMatchObject({ status: 'BOOKED', actions: ['update', 'cancel'] });
    expect(confirmed.timeline.at(-1)).toMatchObject({ kind: 'confirmed', actor: 'user' });
  });
});
