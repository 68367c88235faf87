import type { Client } from 'pg';
import { lockOld, RETENTION_RULES } from '../../../server/shared/data-policy/old-rows';
import type { TableRule } from '../../../server/shared/data-policy/old-rows';
import { addDays } from '@contract/time/day-rules';
import { deleteAllOld } from '../../../server/jobs/retention';
import type { Database } from '../../../server/db/database';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  insertSlots,
} from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import { insertStaff, openDesk } from '../kit/worlds/desk-world';
import { insertFilled } from '../kit/worlds/filled-rows';
import { openUncheckedDatabase } from '../kit/worlds/unchecked-database';
import type { UncheckedDatabase } from '../kit/worlds/unchecked-database';
import { rowsRead } from '../kit/rows-read';
import { startOn } from '../kit/start-on';
import { TEST_CIPHER } from '../kit/test-cipher';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-22T12:00:00+08:00');
const TODAY = '2026-11-22';
/** More than the job takes at a time. */
const MANY = 1_200;

const rule = RETENTION_RULES.find(({ table }) => table === 'slots') as TableRule;

describe('slots of past days', () => {
  let loose: UncheckedDatabase;
  let database: Database;
  let client: Client;
  beforeAll(async () => {
    loose = await openUncheckedDatabase({ callers: 0, slots: [] });
    ({ database, client } = loose);
  });
  afterEach(async () => {
    await client.query('delete from orders; delete from holds; delete from slots');
  });
  afterAll(() => loose?.close());

  const run = async () => {
    const parts = {
      db: database.db,
      config: { dataDir: loose.testDatabase.dataDir } as never,
      cipher: TEST_CIPHER,
      log: {
        error(fault: { readonly err: unknown }): void {
          throw fault.err;
        },
      },
    };
    while (await deleteAllOld(parts, NOW));
  };
  let times = 0;
  /** A slot of a day, at a time of its own. */
  const slotOn = async (day: string, closed = false): Promise<number> => {
    times += 1;
    const startTime = String(times).padStart(5, '0');
    const [id = 0] = await insertSlots(database, [{ day, startTime, capacity: 3, closed }]);
    return id;
  };
  const old = addDays(TODAY, -200);
  const left = async (): Promise<readonly number[]> => {
    const { rows } = await client.query<{ id: string }>('select id from slots order by id');
    return rows.map(({ id }) => Number(id));
  };

  test('go 90 days later, whatever their number', async () => {
    await client.query(
      `insert into slots (depa_code, group_code, day, start_time, end_time, capacity, remaining)
       select $1, 'P1', $2, n::text, '', 3, 3 from generate_series(1, ${MANY}) n`,
      [CLINIC, old],
    );
    await slotOn(addDays(TODAY, -90));
    const young = [await slotOn(addDays(TODAY, -89)), await slotOn(TODAY)];
    await run();
    expect(await left()).toEqual(young);
  });

  const ORDER = { user_id: 'u', linkman_id: 'l', source: 'online', day: old, depa_code: CLINIC };
  test.each([
    ['an appointment', 'orders', { ...ORDER, status: 'DONE' }],
    ['a cancelled appointment', 'orders', { ...ORDER, status: 'CANCELLED' }],
    [
      'an offer of the past',
      'holds',
      { kind: 'offer', places: 1, ended_at: '2026-01-01', ended_how: 'expired' },
    ],
    ['a capacity that staff changed', 'capacity_changes', { staff_id: 's' }],
  ] as const)('stay for %s, and are looked at once', async (_what, table, values) => {
    const used = await slotOn(old);
    await insertFilled(client, table, { ...values, slot_id: used });
    await slotOn(old);
    await run();
    expect(await left()).toEqual([used]);
    expect(await rowsRead(database, 'slots', (trx) => lockOld(trx, rule, NOW))).toBe(0);
  });

  test('stay where they were closed, for whoever asks why', async () => {
    const closed = await slotOn(old, true);
    await run();
    expect(await left()).toEqual([closed]);
  });

  test.each([
    ['an order', 'orders', ORDER],
    ['a hold', 'holds', { kind: 'form', places: 1, user_id: 'u' }],
    [
      'an offer',
      'holds',
      { kind: 'offer', places: 1, ended_at: '2026-01-01', ended_how: 'expired' },
    ],
  ] as const)(
    'are refused to whoever deletes them by hand where they have %s',
    async (_what, table, values) => {
      const used = await slotOn(old);
      await insertFilled(client, table, { ...values, slot_id: used });
      const deleted = database.pool.query('delete from slots where id = $1', [used]);
      await expect(deleted).rejects.toThrow('in use');
      expect(await left()).toEqual([used]);
    },
  );
});

test('a desk’s day of long ago shows its appointments; times that nobody had booked are gone', async () => {
  const testDatabase = await createTestDatabase('postgres');
  const day = dayFrom(2);
  const times = ['09:00', '10:00'].map((startTime) => ({ day, startTime, capacity: 2 }));
  const { callers, slotIds } = await createWorld(testDatabase, { callers: 1, slots: times });
  await inDatabase(testDatabase, (database) => insertStaff(database, [CLINIC]));
  const first = await startOn(testDatabase);
  const [caller] = callers as readonly [Caller];
  const booking = bookingOf(caller, slotIds[0] ?? 0);
  const { orderId } = await first.ok('POST /subscribe/subscribe/addV2.do', booking, caller);
  await first.jobsAt(first.now + 100 * DAY);
  const desk = await openDesk(first, CLINIC);
  const shown = await desk.ok('GET /desk/day.do', { day });
  expect(shown.times).toHaveLength(1);
  const [time] = shown.times;
  expect(time?.slots).toMatchObject([{ slotId: slotIds[0], capacity: 2, taken: 1 }]);
  expect(time?.visits.flatMap(({ orders }) => orders)).toMatchObject([{ orderId }]);
  await first.halt();
  await testDatabase.remove();
});
