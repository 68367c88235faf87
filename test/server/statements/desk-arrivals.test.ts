import { CODE } from '@contract/errors';
import { addDays } from '@contract/time/day-rules';
import { arriveHandler } from '../../../server/areas/desk/arrive';
import type { Deps } from '../../../server/deps';
import { createBookingServices } from '../../../server/domain/booking/submission/services';
import type { StaffContext } from '../../../server/http/context';
import { createClock } from '../../../server/kernel/clock';
import { platformsFor } from '../kit/test-platforms';
import { TEST_CIPHER } from '../kit/test-cipher';
import { CLINIC, OTHER_CLINIC } from '../kit/worlds/booking-world';
import { insertStaff } from '../kit/worlds/desk-world';
import { bookingIn } from './booking-in';
import { AT, bookingOf, NOW, openStatements } from './statement-world';
import type { StatementWorld } from './statement-world';

// What the desk's check-in makes of orders whose day and status are set beforehand.
let world: StatementWorld;
let arrive: (orderId: string, depaCode?: string) => Promise<{ readonly status: string }>;
beforeAll(async () => {
  world = await openStatements();
  const { database } = world;
  await insertStaff(database, [CLINIC, OTHER_CLINIC]);
  const services = createBookingServices({
    ...{ database, db: database.db, clock: createClock(0) },
    platforms: platformsFor(database, () => NOW),
    ...{ personKey: Buffer.alloc(32), cipher: TEST_CIPHER },
  } as Deps);
  const handler = arriveHandler(services, database.db);
  arrive = async (orderId, depaCode = CLINIC) =>
    handler({ orderId }, {
      ...{ language: 'zh-CN', now: NOW, today: AT.today },
      staff: { staffId: `s-${depaCode}`, depaCode },
    } as StaffContext);
});
afterAll(() => world?.close());

/** An order with its day and status. @returns its id */
async function ordered({ day = AT.today, startTime = '18:00', status = 'BOOKED' } = {}) {
  const booking = bookingOf(world.caller(), await world.slot());
  await bookingIn(world).book(booking);
  await world.run('update orders set day = $2, start_time = $3, status = $4 where id = $1', [
    ...[booking.orderId, day, startTime, status],
  ]);
  return booking.orderId;
}
const eventsOf = (orderId: string) =>
  world.run(
    'select kind, actor, staff_id, at from order_events where order_id = $1 and kind <> $2',
    [...[orderId, 'created']],
  );

test.each(['BOOKED', 'PENDING_CONFIRM', 'NO_SHOW'])(
  'whoever has an order of today that is %s is checked in at any hour, and by whom is noted',
  async (status) => {
    const orderId = await ordered({ status });
    expect(await arrive(orderId)).toMatchObject({ status: 'ARRIVED' });
    expect(await eventsOf(orderId)).toEqual([
      { kind: 'arrived', actor: 'clinic', staff_id: `s-${CLINIC}`, at: new Date(NOW) },
    ]);
  },
);

test.each([-1, 1])('an order of another day is not checked in: %s', async (days) => {
  const day = addDays(AT.today, days);
  await expect(arrive(await ordered({ day }))).rejects.toMatchObject({
    code: CODE.ORDER_STATE,
    details: { params: { day } },
  });
});

test.each(['CANCELLED', 'DONE', 'ARRIVED'])('nor is one that is %s', async (status) => {
  const orderId = await ordered({ status });
  await expect(arrive(orderId)).rejects.toMatchObject({ code: CODE.ORDER_STATE });
  expect(await eventsOf(orderId)).toEqual([]);
});

test('another clinic’s desk finds no such order', async () => {
  const orderId = await ordered();
  await expect(arrive(orderId, OTHER_CLINIC)).rejects.toMatchObject({ code: CODE.NOT_FOUND });
  expect(await eventsOf(orderId)).toEqual([]);
});
