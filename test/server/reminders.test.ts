import { startProvider } from './harness';
import type { Provider } from './harness';
import { createPlace, createWorld, dayFrom, inDatabase, insertSlots } from './booking-world';
import type { Caller, Place } from './booking-world';

/** Half past eight: the first providers come up before the hour, the next ones after it. */
const EARLY = Date.parse(`${dayFrom(0)}T08:30:00+08:00`);
const NINE = Date.parse(`${dayFrom(0)}T09:00:05+08:00`);
const day = (days: number): string => dayFrom(days, EARLY);

const PEOPLE = 900;

jest.setTimeout(120_000);

describe('reminders of several processes on one database', () => {
  let place: Place;
  let callers: readonly Caller[];

  const start = (now: number): Promise<Provider> =>
    startProvider({
      dataDir: place.dataDir,
      env: { SEED: '0', CLOCK_OFFSET_MS: String(now - Date.now()), PERSON_KEY: 'k'.repeat(32) },
      ...(place.postgres && { postgres: place.postgres }),
    });
  const count = (where: string): Promise<number> =>
    inDatabase(place, async ({ pool }) => {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*) from messages where ${where}`,
      );
      return rows[0]?.count ?? -1;
    });
  const until = async (where: string, wanted: number): Promise<void> => {
    for (let tried = 0; tried < 200 && (await count(where)) < wanted; tried += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
  };

  /** Orders as bookings of yesterday left them: a third tomorrow, a third in a week, a third at other times. */
  async function insertOrders(slotIds: readonly number[]): Promise<void> {
    await inDatabase(place, ({ pool }) =>
      pool.query(
        `insert into orders (id, reference, user_id, linkman_id, person_key, idempotency_key, depa_code, product_id,
           vaccine_code, dose_no, slot_id, day, start_time, end_time, status, price_cents, service_fee_cents, mobile,
           guideline_version, changes_left, created_at, updated_at)
         select 'o' || n, 'R' || n, u, l, 'p' || n, 'k' || n, s.depa_code, s.product_id, 'V1', 1, s.id, s.day,
           s.start_time, s.end_time, 'BOOKED', 0, 0, '13800000000', '', 3, $4::timestamptz, $4::timestamptz
         from unnest($1::text[], $2::text[]) with ordinality as a (u, l, n)
         join slots s on s.id = ($3::bigint[])[1 + n % 3]`,
        [
          callers.map(({ userId }) => userId),
          callers.map(({ linkmanId }) => linkmanId),
          slotIds,
          new Date(EARLY - 86_400_000),
        ],
      ),
    );
  }

  beforeAll(async () => {
    place = await createPlace('postgres');
    callers = (await createWorld(place, { callers: PEOPLE, slots: [] })).callers;
    const slotIds = await inDatabase(place, (database) =>
      insertSlots(
        database,
        [1, 7, 3].map((days) => ({ day: day(days), capacity: PEOPLE })),
      ),
    );
    await insertOrders(slotIds);
  });
  afterAll(() => place.remove());

  test('nobody is reminded before nine', async () => {
    const early = await start(EARLY);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await early.halt();
    expect(await count('true')).toBe(0);
  });

  test('three processes, one of which dies over it, leave each reminder exactly once', async () => {
    const [dying, ...living] = await Promise.all([start(NINE), start(NINE), start(NINE)]);
    await until(`kind like 'reminder%'`, 1);
    await dying?.kill();
    await until(`kind like 'reminder%'`, (PEOPLE / 3) * 2);
    // Another round of everybody must not add any.
    const late = await start(NINE);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await Promise.all([...living, late].map((provider) => provider.halt()));
    expect(await count(`kind = 'reminderDay'`)).toBe(PEOPLE / 3);
    expect(await count(`kind = 'reminderWeek'`)).toBe(PEOPLE / 3);
    const { rows } = await inDatabase(place, ({ pool }) =>
      pool.query<{ most: number; people: number }>(
        `select max(n) as most, count(*) as people from (
           select user_id, count(*) as n from messages group by user_id) each`,
      ),
    );
    expect(rows[0]).toEqual({ most: 1, people: (PEOPLE / 3) * 2 });
  });

  test('who reads it finds the appointment behind it, and who booked after nine is not reminded the same day', async () => {
    await inDatabase(place, ({ pool }) =>
      pool.query(
        `delete from messages; update orders set updated_at = '${new Date(NINE + 1_000).toISOString()}' where id <> 'o3'`,
      ),
    );
    const provider = await start(NINE + 60_000);
    await until(`kind = 'reminderDay'`, 1);
    const [caller] = callers.filter((_, index) => index === 2);
    const { list } = await provider.ok('GET /message/message/pageList.do', {}, caller);
    await provider.halt();
    expect(list).toMatchObject([
      {
        kind: 'reminderDay',
        messageClass: 'reminder',
        read: false,
        link: { page: 'orderDetail', query: { orderId: 'o3' } },
      },
    ]);
    const [, month, date] = day(1).split('-').map(Number);
    expect(list[0]?.body).toMatch(new RegExp(`${month}月${date}日（周.） 09:00`));
    expect(await count('true')).toBe(1);
  });
});
