import { eventNotifier } from '../../../server/domain/service/message/notify-events';
import type { BookingServices } from '../../../server/domain/booking/submission/services';
import type { Database } from '../../../server/db/database';
import {
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  PRODUCT,
} from '../kit/worlds/booking-world';
import type { TestDatabase, World } from '../kit/worlds/booking-world';
import { sqlNow } from '../../run-clock';

/** More events than are read at a time. */
const MANY = 450;
/** ms between two reads of new events. */
const LATER = 5_000;

let testDatabase: TestDatabase;
let world: World;

beforeAll(async () => {
  testDatabase = await createTestDatabase('pglite');
  world = await createWorld(testDatabase, {
    callers: MANY,
    slots: [{ day: dayFrom(1), capacity: MANY }],
  });
});
afterAll(() => testDatabase?.remove());

/** Orders with their first events, which get the given ids: an id is assigned before its event is visible. */
async function insertOrders({ pool }: Database, first: number, eventIds: readonly number[]) {
  const callers = world.callers.slice(first, first + eventIds.length);
  const columns = [
    eventIds,
    callers.map(({ userId }) => userId),
    callers.map(({ linkmanId }) => linkmanId),
  ];
  await pool.query(
    `insert into orders (id, reference, user_id, linkman_id, person_key, idempotency_key, depa_code, product_id,
       vaccine_code, dose_no, slot_id, day, start_time, end_time, status, price_cents, service_fee_cents, mobile,
       guideline_version, remaining_changes)
     select 'o' || n, 'r' || n, u, l, l, 'k', 'D1', $4, 'V1', 1, $5, $6, '09:00', '10:00', 'BOOKED', 1, 1, '', '', 3
     from unnest($1::bigint[], $2::text[], $3::text[]) as a (n, u, l)`,
    [...columns, PRODUCT, world.slotIds[0], dayFrom(1)],
  );
  await pool.query(
    `insert into order_events (id, order_id, at, actor, kind, status_after) overriding system value
     select n, 'o' || n, ${sqlNow()}, 'user', 'created', 'BOOKED' from unnest($1::bigint[]) n`,
    [eventIds],
  );
}

async function told({ pool }: Database): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select substr(dedupe_key, 7)::bigint as id from messages where dedupe_key like 'event:%' order by 1`,
  );
  return rows.map(({ id }) => id);
}

test('each event is told once, however many there are, those too that turn up below told ones', () =>
  inDatabase(testDatabase, async (database) => {
    const numbers = Array.from({ length: MANY }, (_, index) => index + 1);
    const late = [7, 201, 430];
    const services = { runner: database.pool } as unknown as BookingServices;
    const notify = eventNotifier(services, database.db);
    const now = Date.now();
    const inTime = numbers.filter((n) => !late.includes(n));
    await insertOrders(database, 0, inTime);
    let runs = 1;
    while (await notify(now)) runs += 1;
    expect(runs).toBe(3);
    expect(await told(database)).toEqual(inTime);

    await insertOrders(database, inTime.length, late);
    await notify(now + 1);
    expect(await told(database)).toEqual(inTime);
    await notify(now + LATER);
    expect(await told(database)).toEqual(numbers);
  }));
