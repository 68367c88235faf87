import { addDays } from '@contract/time/day-rules';
import { createReminders, REMIND } from '../../../server/domain/service/message/reminders';
import { endEntries } from '../../../server/domain/booking/waitlist/end-entries';
import { instantOf } from '../../../server/kernel/clock';
import { bookingIn } from './booking-in';
import { AT, bookingOf, insertEntry, NOW, openStatements } from './statement-world';
import type { StatementWorld } from './statement-world';

// Jobs that look at some rows at a time and go on behind them.
let world: StatementWorld;
beforeAll(async () => {
  world = await openStatements();
});
afterAll(() => world?.close());

const tomorrow = addDays(AT.today, 1);
const nine = instantOf(AT.today, '09:00');

async function booked({ day = tomorrow, status = 'BOOKED', madeAt = nine - 1 }) {
  const slotId = await world.slot();
  const booking = bookingOf(world.caller(), slotId);
  await bookingIn(world).book(booking);
  await world.run('update orders set day = $2, status = $3, updated_at = $4 where id = $1', [
    booking.orderId,
    day,
    status,
    new Date(madeAt),
  ]);
  return booking.orderId;
}
/** Kinds of the messages about an order. */
const told = async (orderId: string) => {
  const rows = await world.run<{ kind: string }>(
    `select kind from messages where link #>> '{query,orderId}' = $1`,
    [orderId],
  );
  return rows.map(({ kind }) => kind);
};

describe('reminders', () => {
  const page = async (most: number, after: string) => {
    const [row] = await REMIND.run<{ last: string | null }>(world.database.pool, {
      ...{ day: tomorrow, name: 'day', kind: 'reminderDay', isClosed: false },
      ...{ madeBefore: new Date(nine), now: new Date(NOW), most, after },
    });
    return row?.last ?? null;
  };
  const round = async (now = NOW) => {
    const step = createReminders(world.database.pool);
    while (await step(now));
  };
  test('go on behind the last appointment, and end with the last part', async () => {
    const [first = '', second = ''] = [await booked({}), await booked({})].sort();
    expect(await page(1, '')).toBe(first);
    expect([await told(first), await told(second)]).toEqual([['reminderDay'], []]);
    expect(await page(2, first)).toBeNull();
    expect(await told(second)).toEqual(['reminderDay']);
    await round();
    expect(await told(first)).toEqual(['reminderDay']);
  });
  test.each([
    ['tomorrow', { day: tomorrow }, ['reminderDay']],
    ['a week from now', { day: addDays(AT.today, 7) }, ['reminderWeek']],
    ['of another day', { day: addDays(AT.today, 2) }, []],
    ['booked after nine', { madeAt: nine }, []],
    ['cancelled', { status: 'CANCELLED' }, []],
  ])('are of what is %s: %#', async (_what, order, kinds) => {
    const orderId = await booked(order);
    await round();
    expect(await told(orderId)).toEqual(kinds);
  });
  test('are not written at night', async () => {
    const orderId = await booked({});
    await round(instantOf(AT.today, '21:00'));
    expect(await told(orderId)).toEqual([]);
    await round(instantOf(AT.today, '20:59'));
    expect(await told(orderId)).toEqual(['reminderDay']);
  });
});

describe('entries whose waiting is over', () => {
  const over = addDays(AT.today, -1);
  const stateOf = (id: number) =>
    world.value('select state from waitlist_entries where id = $1', [id]);
  test('are ended part by part', async () => {
    const { pool } = world.database;
    const [first, second] = [
      await insertEntry(world, world.caller(), { day: over }),
      await insertEntry(world, world.caller(), { day: over }),
    ];
    expect(await endEntries(pool, NOW, 0, 1)).toBe(first);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['over', 'waiting']);
    expect(await endEntries(pool, NOW, first, 2)).toBeNull();
    expect(await stateOf(second)).toBe('over');
  });
});
