import type { Database } from '../../../server/db/database';
import { bookingOf, dayFrom, openIn } from '../kit/worlds/booking-world';
import { createFollowUpWorld, DAY, HOUR } from '../kit/worlds/follow-up-world';
import type { Account, FollowUpWorld } from '../kit/worlds/follow-up-world';
import { sqlNow } from '../../run-clock';

// What cannot be done for one person keeps nobody else from what is due to them.
let follow: FollowUpWorld;
let database: Database;
beforeAll(async () => {
  follow = await createFollowUpWorld(4);
  database = await openIn(follow.testDatabase);
});
afterEach(async () => {
  await query('drop function if exists refuse cascade');
  await query('update slots set closed_at = null');
});
afterAll(async () => {
  await database?.close();
  await follow?.remove();
});

const nth = (index: number): Account => follow.accounts[index] as Account;

const query = (text: string, values: readonly unknown[] = []) =>
  database.pool.query<{ value: unknown }>(text, [...values]);

/** Makes the database refuse a change. @param event such as `insert on messages` @param condition on the row */
const refuse = (event: string, condition: string) =>
  query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'cannot be done'; end $$;
    create trigger refuse before ${event} for each row when (${condition}) execute function refuse()`);

const column = async (text: string): Promise<unknown> => (await query(text)).rows[0]?.value;

test('an order of a closed slot that cannot be cancelled: the others are, and waiting ends', async () => {
  const book = (caller: Account) =>
    follow
      .provider()
      .ok(
        'POST /subscribe/subscribe/addV2.do',
        bookingOf(caller, follow.world.slotIds[0] ?? 0),
        caller,
      );
  const ids = [(await book(nth(0))).orderId, (await book(nth(1))).orderId].sort();
  await query(`update slots set closed_at = ${sqlNow()}, close_reason = '停电'`);
  await query(
    `insert into waitlist_entries (user_id, linkman_id, person_key, product_id, vaccine_code, dose_no, city_code,
       day, joined_at)
     values ($1, $2, $2, 'P1', 'V1', 1, '110100', $3, ${sqlNow()})`,
    [nth(2).userId, nth(2).linkmanId, dayFrom(0)],
  );
  await refuse('update of status on orders', `old.id = '${ids[0]}'`);
  await follow.settledAt(-2 * HOUR);
  expect(await column(`select status as value from orders where id = '${ids[1]}'`)).toBe(
    'CANCELLED',
  );
  expect(await column('select state as value from waitlist_entries')).toBe('over');
  expect(await column(`select status as value from orders where id = '${ids[0]}'`)).not.toBe(
    'CANCELLED',
  );
  await follow.provider().printed(ids[0] ?? '');
});

test('a follow-up that cannot be reminded of: the others are', async () => {
  await follow.at(-2 * DAY);
  for (const [caller, minutes] of [
    // The one that fails is due first.
    [nth(2), 10],
    [nth(3), 0],
  ] as const) {
    const orderId = await follow.vaccinate(caller);
    await query(
      `update order_events set at = at - make_interval(mins => $2) where order_id = $1 and kind = 'done'`,
      [orderId, minutes],
    );
    await follow.at(HOUR);
    await follow.consent(caller, orderId);
    await follow.at(-2 * DAY);
  }
  await refuse('insert on messages', `new.user_id = '${nth(2).userId}'`);
  await follow.settledAt(DAY + HOUR);
  const reminders = (caller: Account) =>
    column(
      `select count(*)::int as value from messages where kind = 'followUp' and user_id = '${caller.userId}'`,
    );
  expect([await reminders(nth(2)), await reminders(nth(3))]).toEqual([0, 1]);
  await query('drop function refuse cascade');
  await follow.settledAt(DAY + 2 * HOUR);
  expect([await reminders(nth(2)), await reminders(nth(3))]).toEqual([1, 1]);
});
