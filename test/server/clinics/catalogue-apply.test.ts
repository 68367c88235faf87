import { CODE } from '@contract/errors';
import type { Catalogue } from '../../../server/catalogue/rows';
import type { Database } from '../../../server/db/database';
import { storedCatalogue } from '../../../server/domain/clinics/catalogue/stored/apply-catalogue';
import { sampleCatalogue, samplePeriod } from '../../samples/catalogue-rows';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  KINDS,
  OTHER_CLINIC,
  PRODUCT,
  WOMENS_PRODUCT,
} from '../kit/worlds/booking-world';
import type { TestDatabase, World } from '../kit/worlds/booking-world';
import { startOn } from '../kit/start-on';
import { applyTo, diffOf, withoutClinic, withoutClinicProduct } from './catalogue-world';
import type { Change } from './catalogue-world';

const ADD = 'POST /subscribe/subscribe/addV2.do';

const rows = (testDatabase: TestDatabase, text: string) =>
  inDatabase(
    testDatabase,
    async ({ pool }) => (await pool.query<Record<string, unknown>>(text)).rows,
  );

const REFERENCES = [
  'aefi_cards → departments',
  'availability_alerts → products',
  'capacity_changes → slots',
  'catalog_products → products',
  'clinic_exceptions → departments',
  'clinic_lots → clinic_products',
  'clinic_products → departments',
  'clinic_products → products',
  'department_notices → departments',
  'follow_up_answers → products',
  'follow_up_series → departments',
  'lot_recalls → departments',
  'lot_recalls → products',
  'releases → clinic_products',
  'remaining_doses → clinic_products',
  'slot_group_products → clinic_products',
  'slot_groups → departments',
  'staff → departments',
  'waitlist_entries → departments',
  'waitlist_entries → products',
];

const REGIONS = `insert into regions (code, parent_code, level, name, short_name, pinyin, initials) values
  ('110100', '110000', 2, '北京市', '北京', 'beijing', 'bj'), ('110101', '110100', 3, '东城区', '东城', 'dongcheng', 'dc')
  on conflict do nothing`;

describe.each(KINDS)('an empty database on %s', (kind) => {
  let testDatabase: TestDatabase;
  const SAMPLE = sampleCatalogue();

  beforeAll(async () => {
    testDatabase = await createTestDatabase(kind);
    await rows(testDatabase, REGIONS);
  });
  afterAll(() => testDatabase?.remove());

  test('has the catalogue afterwards, and nothing changes when it is applied again', async () => {
    expect(await inDatabase(testDatabase, storedCatalogue)).toMatchObject({
      clinics: [],
      schedules: [],
    });
    const { state } = await applyTo(testDatabase, () => SAMPLE);
    expect(state).toBe('applied');
    const stored = await inDatabase(testDatabase, storedCatalogue);
    expect(stored).toEqual(SAMPLE);
    const again = await applyTo(testDatabase, () => SAMPLE);
    expect([again.state, again.diff.changes]).toEqual(['nothing', []]);
    expect(await rows(testDatabase, 'select applied_by, summary from catalogue_changes')).toEqual([
      { applied_by: 'Zhang', summary: expect.stringContaining('Clinics: 2 added') as string },
    ]);
    expect(
      await rows(testDatabase, 'select depa_code, group_code from stale_schedules order by 1, 2'),
    ).toEqual(
      SAMPLE.clinicProducts.map((each) => ({
        depa_code: each.depaCode,
        group_code: each.productId,
      })),
    );
  });

  test('what changes keeps its id, and search hears of it', async () => {
    const ids = () =>
      rows(
        testDatabase,
        `select id, weekday from clinic_schedules where depa_code = 'D1' order by id`,
      );
    await rows(testDatabase, 'delete from stale_schedules');
    await rows(testDatabase, 'delete from search_stale');
    const before = await ids();
    const phone: Change = ({ clinics }) => ({
      clinics: clinics.map((each) => (each.depaCode === 'D1' ? { ...each, phone: '010' } : each)),
    });
    await applyTo(testDatabase, phone);
    expect(await ids()).toEqual(before);
    expect(await rows(testDatabase, 'select kind, id from search_stale')).toEqual([
      { kind: 'clinic', id: 'D1' },
    ]);
    expect(await rows(testDatabase, 'select * from stale_schedules')).toEqual([]);
    await applyTo(testDatabase, ({ exceptions }) => ({ exceptions: exceptions.slice(1) }));
    expect(await rows(testDatabase, 'select depa_code from stale_schedules')).toEqual([
      { depa_code: 'D2' },
    ]);
  });

  test('whatever points at clinics, products and slots is looked for before one is deleted', async () => {
    const found = await rows(
      testDatabase,
      `select conrelid::regclass || ' → ' || confrelid::regclass as reference from pg_constraint where contype = 'f'
         and confrelid::regclass::text in ('departments', 'products', 'clinic_products', 'slots') order by 1`,
    );
    // A new one belongs into remove-entries.ts: rows that are part of the catalogue go with it, others keep it.
    expect(found.map(({ reference }) => reference)).toEqual(REFERENCES);
  });

  test('what nothing points at is deleted, and comes back', async () => {
    const before = await inDatabase(testDatabase, storedCatalogue);
    await applyTo(testDatabase, withoutClinic('D2'));
    expect(await rows(testDatabase, 'select depa_code from departments')).toEqual([
      { depa_code: 'D1' },
    ]);
    await applyTo(testDatabase, () => before);
    expect(await inDatabase(testDatabase, storedCatalogue)).toEqual(before);
    const nothing = Object.fromEntries(Object.keys(before).map((name) => [name, []]));
    await applyTo(testDatabase, () => nothing as unknown as Catalogue);
    const [left] = await rows(
      testDatabase,
      `select (select count(*) from departments) + (select count(*) from products) + (select count(*) from articles)
         + (select count(*) from catalogs) + (select count(*) from clinic_schedules) as count`,
    );
    expect(left).toEqual({ count: 0 });
  });

  test('a file that the database refuses changes nothing at all', async () => {
    const twice = sampleCatalogue({
      clinics: sampleCatalogue().clinics.map((each) => ({ ...each, regionCode: '999999' })),
    });
    await expect(applyTo(testDatabase, () => twice)).rejects.toThrow('departments');
    expect(await inDatabase(testDatabase, storedCatalogue)).toMatchObject({
      products: [],
      holidays: [],
    });
  });
});

describe.each(KINDS)('appointments on %s', (kind) => {
  let testDatabase: TestDatabase;
  let world: World;
  const DAY = dayFrom(2);

  beforeAll(async () => {
    testDatabase = await createTestDatabase(kind);
    world = await createWorld(testDatabase, {
      callers: 3,
      slots: [
        { day: DAY, capacity: 5 },
        { day: DAY, startTime: '10:00', endTime: '11:00', capacity: 5 },
        { day: DAY, depaCode: OTHER_CLINIC, capacity: 5 },
      ],
    });
    const provider = await startOn(testDatabase);
    for (const caller of world.callers)
      expect(
        await provider.call(ADD, bookingOf(caller, world.slotIds[0] ?? 0), caller),
      ).toMatchObject({
        code: CODE.SUCCESS,
      });
    await provider.halt();
  });
  afterAll(() => testDatabase?.remove());

  const diff = (change: Change) =>
    inDatabase(testDatabase, async (database: Database) =>
      diffOf(database, await storedCatalogue(database), change),
    );

  test('are named by clinic, day, time and product where their slots would vanish or shrink', async () => {
    const appointments = {
      kind: 'appointment',
      depaCode: CLINIC,
      cityCode: '',
      productId: PRODUCT,
      day: DAY,
      startTime: '09:00',
      count: 3,
      capacity: 0,
    };
    expect((await diff(withoutClinic(OTHER_CLINIC))).met).toEqual([]);
    expect((await diff(withoutClinicProduct(CLINIC, WOMENS_PRODUCT))).met).toEqual([]);
    expect((await diff(withoutClinicProduct(CLINIC, PRODUCT))).met).toEqual([appointments]);
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      periods: [{ from: '08:00', to: '18:00' }],
    }));
    const scheduled =
      (capacity: number): Change =>
      ({ clinics }) => ({
        clinics: clinics.map((each) => ({ ...each, hours })),
        schedules: hours.map(({ weekday }) =>
          samplePeriod(CLINIC, PRODUCT, { weekday, startTime: '09:00', capacity }),
        ),
      });
    expect((await diff(scheduled(2))).met).toEqual([{ ...appointments, capacity: 2 }]);
    expect((await diff(scheduled(3))).met).toEqual([]);
  });

  test('keep a change from being applied unseen, or by another diff’s digest', async () => {
    const change = withoutClinicProduct(CLINIC, PRODUCT);
    const { digest } = await diff(change);
    const attempt = (condition: 'meetsNobody' | 'never' | { digest: string }) =>
      applyTo(testDatabase, change, { condition }).then(({ state }) => state);
    expect(await attempt('never')).toBe('unseen');
    expect(await attempt('meetsNobody')).toBe('unseen');
    expect(await attempt({ digest: 'another' })).toBe('other');
    await rows(
      testDatabase,
      `update orders set status = 'CANCELLED' where linkman_id = '${world.callers[2]?.linkmanId}'`,
    );
    expect(await attempt({ digest })).toBe('other');
    const { digest: newer, met } = await diff(change);
    expect(met).toMatchObject([{ count: 2 }]);
    expect(newer).not.toBe(digest);
    expect(await diff(change)).toMatchObject({ digest: newer });
    expect(await attempt({ digest: newer })).toBe('applied');
    expect(await attempt({ digest: newer })).toBe('nothing');
    expect(await rows(testDatabase, 'select digest from catalogue_changes')).toEqual([
      { digest: newer },
    ]);
  });

  test('keep what they are for: retired, not deleted, and back when the file has it again', async () => {
    const state = () =>
      rows(
        testDatabase,
        `select depa_code, product_id, in_stock, retired_at is not null as retired from clinic_products
         where depa_code = '${CLINIC}' order by product_id`,
      );
    const retired = { depa_code: CLINIC, product_id: PRODUCT, in_stock: false, retired: true };
    expect(await state()).toEqual([
      retired,
      { depa_code: CLINIC, product_id: WOMENS_PRODUCT, in_stock: true, retired: false },
    ]);
    const slots = 'select start_time from slots where depa_code = ';
    expect(await rows(testDatabase, `${slots} '${CLINIC}'`)).toEqual([{ start_time: '09:00' }]);
    await applyTo(testDatabase, withoutClinic(CLINIC));
    expect(await state()).toEqual([retired]);
    expect(
      await rows(
        testDatabase,
        'select depa_code, is_online from departments where retired_at is not null',
      ),
    ).toEqual([{ depa_code: CLINIC, is_online: false }]);
    const stale = await rows(
      testDatabase,
      `select group_code from stale_schedules where depa_code = '${CLINIC}'`,
    );
    expect(stale).toEqual([{ group_code: PRODUCT }]);
    await applyTo(testDatabase, ({ clinics, clinicProducts }) => ({
      clinics: [...clinics, ...clinics.slice(0, 1).map((each) => ({ ...each, depaCode: CLINIC }))],
      clinicProducts: [
        ...clinicProducts,
        {
          ...{ depaCode: CLINIC, productId: PRODUCT, priceCents: 1, serviceFeeCents: 0 },
          ...{ inStock: true, limitedByStock: false },
        },
      ],
    }));
    expect(await state()).toEqual([{ ...retired, in_stock: true, retired: false }]);
  });
});
