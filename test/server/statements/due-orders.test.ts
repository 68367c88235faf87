import { addDays } from '@contract/time/day-rules';
import { CLOSED_REACH, expiredOrders } from '../../../server/domain/staff/desk/cancel-expired';
import { noteMissed } from '../../../server/domain/staff/desk/missed';
import { bookingIn } from './booking-in';
import { AT, bookingOf, NOW, openStatements } from './statement-world';
import type { StatementWorld } from './statement-world';

// What jobs find among orders: what is due. Which index finds it among many rows, `npm run bench:year` shows.
let world: StatementWorld;
beforeAll(async () => {
  world = await openStatements();
});
afterAll(() => world?.close());

/** An appointment that was made while its slot could be booked. @returns its order */
async function booked({ day = AT.today, startTime = '09:00', status = 'BOOKED', closed = false }) {
  const slotId = await world.slot();
  const booking = bookingOf(world.caller(), slotId);
  expect(await bookingIn(world).book(booking)).toHaveLength(1);
  await world.run('update slots set day = $2, closed_at = $3 where id = $1', [
    slotId,
    day,
    closed ? new Date(NOW) : null,
  ]);
  await world.run('update orders set day = $2, start_time = $3, status = $4 where id = $1', [
    booking.orderId,
    day,
    startTime,
    status,
  ]);
  return booking.orderId;
}
const statusOf = (orderId: string) =>
  world.value('select status from orders where id = $1', [orderId]);
const yesterday = addDays(AT.today, -1);

describe('who did not come', () => {
  const missed = async (what: Parameters<typeof booked>[0]) => {
    const orderId = await booked(what);
    await noteMissed(world.database.pool, NOW);
    return (await statusOf(orderId)) === 'NO_SHOW';
  };
  test.each([
    ['open', { day: yesterday }, true],
    ['to be confirmed', { day: yesterday, status: 'PENDING_CONFIRM' }, true],
    ['of today', { day: AT.today }, false],
    ['of somebody who came', { day: yesterday, status: 'ARRIVED' }, false],
    ['of a slot closed lately', { day: yesterday, closed: true }, false],
    ['of one closed long ago', { day: addDays(AT.today, -CLOSED_REACH - 1), closed: true }, true],
    [
      'of one closed not so long ago',
      { day: addDays(AT.today, -CLOSED_REACH), closed: true },
      false,
    ],
  ])('is noted of an order that is %s: %#', async (_what, order, is) => {
    expect(await missed(order)).toBe(is);
  });
});

describe('an order of a closed slot', () => {
  const found = async (what: Parameters<typeof booked>[0], depaCode?: string) => {
    const orderId = await booked(what);
    const rows = await expiredOrders(world.database.db, NOW, depaCode).execute();
    return rows.some(({ id }) => id === orderId);
  };
  // Two hours before its start its owner can no longer move it; it is ten.
  test.each([
    ['in two hours', { startTime: '12:00', closed: true }, true],
    ['in more than two hours', { startTime: '12:01', closed: true }, false],
    ['in a slot that is open', { startTime: '12:00' }, false],
    ['that was cancelled', { startTime: '12:00', closed: true, status: 'CANCELLED' }, false],
    ['of four days ago', { day: addDays(AT.today, -CLOSED_REACH), closed: true }, true],
    ['of five days ago', { day: addDays(AT.today, -CLOSED_REACH - 1), closed: true }, false],
  ])('is due: %s', async (_what, order, is) => {
    expect(await found(order)).toBe(is);
  });
  test('is found for its clinic', async () => {
    expect(await found({ closed: true }, 'D1')).toBe(true);
    expect(await found({ closed: true }, 'D2')).toBe(false);
  });
});
