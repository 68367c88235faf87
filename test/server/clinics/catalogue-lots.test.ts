import type { LotRow } from '../../../server/catalogue/rows';
import { storedCatalogue } from '../../../server/domain/clinics/catalogue/stored/apply-catalogue';
import { sampleCatalogue } from '../../samples/catalogue-rows';
import type { Database } from '../../../server/db/database';
import {
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  KINDS,
  PRODUCT,
  readLedger,
} from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { countedByHand, entriesNow, limitByStock } from '../kit/worlds/limited-world';
import { capacityOf, putInQueue } from '../kit/worlds/waitlist-world';
import { applyTo, withoutClinicProduct } from './catalogue-world';

const REGIONS = `insert into regions (code, parent_code, level, name, short_name, pinyin, initials) values
  ('110100', '110000', 2, '北京市', '北京', 'beijing', 'bj'), ('110101', '110100', 3, '东城区', '东城', 'dongcheng', 'dc')
  on conflict do nothing`;

const lotRow = (lot: string, firstDoses: number, expiry = '2027-06-30'): LotRow => ({
  depaCode: 'D1',
  productId: 'P1',
  lot,
  expiry,
  firstDoses,
});

describe.each(KINDS)('lots of stock.csv on %s', (kind) => {
  let testDatabase: TestDatabase;
  const query = (text: string) =>
    inDatabase(
      testDatabase,
      async ({ pool }) => (await pool.query<Record<string, unknown>>(text)).rows,
    );
  const lots = () =>
    query('select lot, expiry::text, first_doses, balance, state from clinic_lots order by lot');
  const movements = () =>
    query(
      'select l.lot, m.kind, m.doses, m.note from lot_movements m join clinic_lots l on l.id = m.lot_id order by m.id',
    );
  const apply = (...given: LotRow[]) => applyTo(testDatabase, () => ({ lots: given }));

  beforeAll(async () => {
    testDatabase = await createTestDatabase(kind);
    await query(REGIONS);
    await applyTo(testDatabase, () => sampleCatalogue());
  });
  afterAll(() => testDatabase?.remove());

  test('are entered once, whatever is given in between and however often the file is applied', async () => {
    const { diff } = await apply(lotRow('A100', 50), lotRow('B200', 0));
    expect(diff.changes.map(({ kind: of, key }) => [of, key])).toEqual([
      ['lot', 'D1 P1 A100'],
      ['lot', 'D1 P1 B200'],
    ]);
    await query(
      `insert into lot_movements (lot_id, moved_at, kind, doses)
       select id, now(), 'given', -1 from clinic_lots, generate_series(1, 3) where lot = 'A100'`,
    );
    const again = await apply(lotRow('A100', 50), lotRow('B200', 0));
    expect(again.state).toBe('nothing');
    expect(await lots()).toEqual([
      { lot: 'A100', expiry: '2027-06-30', first_doses: 50, balance: 47, state: 'usable' },
      { lot: 'B200', expiry: '2027-06-30', first_doses: 0, balance: 0, state: 'usable' },
    ]);
    const stored = await inDatabase(testDatabase, storedCatalogue);
    expect(stored.lots).toEqual([lotRow('A100', 50), lotRow('B200', 0)]);
  });

  test('a corrected figure moves the difference, and what was given stays given', async () => {
    await apply(lotRow('A100', 60, '2027-07-31'));
    expect(await lots()).toMatchObject([
      { lot: 'A100', expiry: '2027-07-31', first_doses: 60, balance: 57 },
      // What no line names stays.
      { lot: 'B200', balance: 0 },
    ]);
    expect((await movements()).at(-1)).toEqual({
      lot: 'A100',
      kind: 'counted',
      doses: 10,
      note: 'stock.csv',
    });
  });

  test('a lot that is recalled is entered as such', async () => {
    await query(
      `insert into staff (id, depa_code, login, name, password_hash) values ('s-1', 'D2', 's1', 'S', '')`,
    );
    await query(
      `insert into lot_recalls (product_id, lot, depa_code, source, reason, message, confirmed_by, started_at, started_by)
       values ('P1', 'R300', 'D2', 'holder', '质量', '{"zh": "", "en": ""}', 'Li', now(), 's-1'),
         ('P1', 'R400', 'D2', 'clinic', '冷链', '{"zh": "", "en": ""}', 'Li', now(), 's-1')`,
    );
    await apply(lotRow('R300', 5), lotRow('R400', 5));
    expect((await lots()).slice(2)).toMatchObject([
      { lot: 'R300', state: 'recalled' },
      { lot: 'R400', state: 'usable' },
    ]);
  });

  test('a product with lots is retired, not deleted, and has them again when it comes back', async () => {
    const before = await inDatabase(testDatabase, storedCatalogue);
    const count = (await movements()).length;
    await applyTo(testDatabase, withoutClinicProduct('D1', 'P1'));
    const without = await inDatabase(testDatabase, storedCatalogue);
    expect(without.lots).toEqual([]);
    await applyTo(testDatabase, () => before);
    expect(await inDatabase(testDatabase, storedCatalogue)).toEqual(before);
    expect(await movements()).toHaveLength(count);
  });
});

test.each(KINDS)(
  'on %s doses of stock.csv are held for who waits, as far as they go and no more than can be booked',
  async (kind) => {
    const testDatabase = await createTestDatabase(kind);
    const { callers, slotIds } = await createWorld(testDatabase, {
      callers: 3,
      slots: [{ day: dayFrom(5), capacity: 6 }],
    });
    const [slotId = 0] = slotIds;
    const inIt = <Result>(work: (database: Database) => Promise<Result>) =>
      inDatabase(testDatabase, work);
    const apply = (firstDoses: number, expiry = dayFrom(20)) =>
      applyTo(testDatabase, () => ({
        lots: [{ ...lotRow('A100', firstDoses, expiry), depaCode: CLINIC, productId: PRODUCT }],
      }));
    await inIt(async (database) => {
      await limitByStock(database);
      await putInQueue(database, callers, CLINIC, dayFrom(5));
    });
    const capacity = () => inIt((database) => capacityOf(database, slotId));

    await apply(2, dayFrom(3));
    expect(await capacity()).toEqual({ remaining: 6, held: 0 });
    await apply(2);
    expect(await capacity()).toEqual({ remaining: 4, held: 2 });
    const holds = await inIt(async ({ pool }) => {
      const { rows } = await pool.query('select kind, user_id, products from holds');
      return rows as unknown[];
    });
    expect(holds).toEqual(
      [1, 2].map(() => ({ kind: 'offer', user_id: null, products: [PRODUCT] })),
    );
    await apply(2);
    await apply(1);
    // Two are held: a second dose is owed, and brings nothing that could be booked.
    await apply(2);
    expect(await capacity()).toEqual({ remaining: 4, held: 2 });
    await apply(3);
    expect(await capacity()).toEqual({ remaining: 3, held: 3 });
    await inIt(async (database) => {
      expect((await readLedger(database)).unbalanced).toEqual([]);
      expect(await countedByHand(database)).toEqual((await entriesNow(database))?.remaining);
    });
    await testDatabase.remove();
  },
);
