import { CODE } from '@contract/errors';
import type { Catalogue } from '../../../server/catalogue/rows';
import {
  compareWithin,
  inTransaction,
  lockCatalogue,
  writeDiff,
} from '../../../server/domain/clinics/catalogue/stored/apply-catalogue';
import { readStoredCatalogue } from '../../../server/domain/clinics/catalogue/stored/read-stored-catalogue';
import { sampleClinic, sampleClinicProduct } from '../../samples/catalogue-rows';
import type { Provider } from '../kit/harness';
import { clockAt, startOn } from '../kit/start-on';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  insertCallers,
  OTHER_CLINIC,
  PRODUCT,
  readLedger,
  WOMENS_PRODUCT,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { everyDay, exceptionOf, HOURS } from '../kit/worlds/schedule-world';
import { applyTo } from './catalogue-world';

const CLOCK = Date.parse(`${dayFrom(0)}T10:00:00+08:00`);
const DAY = dayFrom(5, CLOCK);

let testDatabase: TestDatabase;
let provider: Provider;
let callers: Caller[];
beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  await createWorld(testDatabase, { callers: 0, slots: [] });
  callers = await inDatabase(testDatabase, (database) => insertCallers(database, 4, { sex: 2 }));
  await applyTo(testDatabase, ({ clinics }) => ({
    clinics: clinics.map((clinic) => ({ ...clinic, hours: [...HOURS] })),
    schedules: [...everyDay(PRODUCT), ...everyDay(WOMENS_PRODUCT)],
  }));
  provider = await startOn(testDatabase, clockAt(CLOCK));
  await provider.runJobs();
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

const query = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  inDatabase(testDatabase, async ({ pool }) => (await pool.query<Row>(text, values)).rows);

async function book(productId: string): Promise<string> {
  const [slot] = await query<{ id: number }>(
    `select id from slots where depa_code = $1 and group_code = $2 and day = $3 and start_time = '10:00'`,
    [CLINIC, productId, DAY],
  );
  const caller = callers.pop() as Caller;
  const form = { ...bookingOf(caller, slot?.id ?? 0), productId };
  return (await provider.call('POST /subscribe/subscribe/addV2.do', form, caller)).code;
}

/** Something of every kind that a clinic has: prices, a schedule, a closed day, products that share slots, a new clinic. */
const changed = (before: Catalogue): Catalogue => ({
  ...before,
  clinics: [
    ...before.clinics.map((clinic) => ({ ...clinic, phone: '01087654321' })),
    sampleClinic('N1', { regionCode: before.clinics[0]?.regionCode ?? '' }),
  ],
  clinicProducts: [
    ...before.clinicProducts.map((row) => ({ ...row, priceCents: row.priceCents + 100 })),
    sampleClinicProduct('N1', PRODUCT),
  ],
  schedules: everyDay(`${PRODUCT}|${WOMENS_PRODUCT}`, { capacity: 7 }),
  exceptions: [exceptionOf({})],
});

test('bookings and searches go on while a catalogue is applied, and what it says holds afterwards', async () => {
  await inDatabase(testDatabase, (database) =>
    inTransaction(database, 'begin', async (client) => {
      await lockCatalogue(client);
      const before = await readStoredCatalogue(client);
      const after = changed(before);
      const diff = await compareWithin(client, before, after, CLOCK);
      expect(new Set(diff.changes.map(({ kind }) => kind))).toEqual(
        new Set(['clinic', 'clinicProduct', 'schedule', 'exceptions']),
      );
      await writeDiff(client, after, diff, { by: 'Zhang', now: CLOCK });

      // All of it is written, and none is committed.
      expect([await book(PRODUCT), await book(WOMENS_PRODUCT)]).toEqual([
        CODE.SUCCESS,
        CODE.SUCCESS,
      ]);
      const where = { regionCode: '110100', pageNo: 1, pageSize: 8 };
      const { list } = await provider.ok('GET /department/department/nearbyDepartment.do', where);
      const codes = list.map(({ depaCode }) => depaCode);
      expect(codes).toEqual(expect.arrayContaining([CLINIC, OTHER_CLINIC]));
      expect(codes).not.toContain('N1');
      await provider.ok('GET /base/search/all.do', { word: '疫苗' });
      const days = { depaCode: CLINIC, productId: PRODUCT, month: DAY.slice(0, 7) };
      await provider.ok('GET /subscribe/subscribe/departmentWorkDays.do', days);
      expect(await query(`select from clinic_schedules where capacity = 7`)).toEqual([]);
    }),
  );

  await provider.runJobs();
  expect(await book(PRODUCT)).toBe(CODE.SUCCESS);
  // Of seven places one is taken by who booked the other product’s own slot meanwhile.
  expect(
    await query(
      `select capacity, remaining from slots where depa_code = $1 and day = $2 and start_time = '10:00' and group_code in (
         select group_code from slot_group_products where depa_code = $1 and product_id = $3)`,
      [CLINIC, DAY, PRODUCT],
    ),
  ).toEqual([{ capacity: 6, remaining: 4 }]);
  expect((await inDatabase(testDatabase, readLedger)).unbalanced).toEqual([]);
});
