import { CODE } from '@contract/errors';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  OTHER_CLINIC,
  PRODUCT,
  WOMENS_PRODUCT,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, World } from '../kit/worlds/booking-world';
import { insertStaff, openDesk } from '../kit/worlds/desk-world';
import type { Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';
import { storedCatalogue } from '../../../server/domain/clinics/catalogue/stored/apply-catalogue';
import type { Catalogue, ScheduleRow } from '../../../server/catalogue/rows';
import { samplePeriod } from '../../samples/catalogue-rows';
import { applyTo, withoutClinic, withoutClinicProduct, withoutProduct } from './catalogue-world';
import type { Change } from './catalogue-world';

const ADD = 'POST /subscribe/subscribe/addV2.do';
const CITY = '110100';
const NOT_OFFERED = '这家门诊不能预约这种疫苗，请选择其他门诊';
/** Today, for the desk; later than any run begins. */
const LATE = { startTime: '23:00', endTime: '23:30' };
const WEEK = [1, 2, 3, 4, 5, 6, 7];
const ALL_DAY = WEEK.map((weekday) => ({
  weekday,
  periods: [{ from: '08:00', to: '23:45' }],
}));

/** The schedule that makes the slots of a product in the world below. */
const scheduleOf = (depaCode: string, productId: string): ScheduleRow[] =>
  WEEK.flatMap((weekday) => {
    const day = { weekday, capacity: 9, startTime: '09:00', endTime: '10:00' };
    return [
      samplePeriod(depaCode, productId, day),
      samplePeriod(depaCode, productId, { ...day, ...LATE, slotMinutes: 30 }),
    ];
  });
const scheduled: Change = ({ clinics, clinicProducts }) => ({
  clinics: clinics.map((each) => ({ ...each, hours: ALL_DAY })),
  schedules: clinicProducts.flatMap(({ depaCode, productId }) => scheduleOf(depaCode, productId)),
});

describe('what has been taken out of the catalogue', () => {
  let testDatabase: TestDatabase;
  let provider: Provider;
  let world: World;
  let before: Catalogue;
  let orderId = '';
  const caller = (index: number) => world.callers[index] as Caller;

  /** Changes the catalogue while the provider is down, as the embedded database asks for. */
  async function change(...changes: readonly Change[]): Promise<void> {
    await provider.halt();
    for (const each of changes) await applyTo(testDatabase, each);
    provider = await startOn(testDatabase);
    await provider.runJobs();
  }

  beforeAll(async () => {
    testDatabase = await createTestDatabase('pglite');
    world = await createWorld(testDatabase, {
      callers: 3,
      slots: [
        { day: dayFrom(0), capacity: 9, ...LATE },
        { day: dayFrom(2), capacity: 9 },
        { day: dayFrom(2), capacity: 9, depaCode: OTHER_CLINIC },
        { day: dayFrom(2), capacity: 9, depaCode: OTHER_CLINIC, productId: WOMENS_PRODUCT },
      ],
    });
    await inDatabase(testDatabase, (database) => insertStaff(database, [CLINIC]));
    await applyTo(testDatabase, scheduled);
    before = await inDatabase(testDatabase, storedCatalogue);
    provider = await startOn(testDatabase);
    await provider.runJobs();
    const [, own, others] = world.slotIds;
    ({ orderId } = await provider.ok(ADD, bookingOf(caller(0), own ?? 0), caller(0)));
    const elsewhere = { ...bookingOf(caller(1), others ?? 0), depaCode: OTHER_CLINIC };
    await provider.ok(ADD, elsewhere, caller(1));
    const alert = { productId: WOMENS_PRODUCT, regionCode: CITY };
    await provider.ok('POST /vaccine/userWantVaccine/saveUserIsWantVaccine.do', alert, caller(2));
  });
  afterAll(async () => {
    await provider?.halt();
    await testDatabase?.remove();
  });

  /** Where clinics and products are found, each with what is found there. */
  async function found() {
    const nearby = await provider.ok('GET /department/department/nearbyDepartment.do', {
      regionCode: CITY,
    });
    const withProduct = await provider.ok('GET /department/department/nearbyDepartment.do', {
      regionCode: CITY,
      productId: PRODUCT,
    });
    const searched = async (word: string) =>
      (await provider.ok('GET /base/search/all.do', { word })).groups.flatMap(({ items }) =>
        items.map(({ id }) => id),
      );
    const page = await provider.ok('GET /vaccine/product/pageList.do', { regionCode: CITY });
    const index = await provider.ok('GET /vaccine/product/index.do', {});
    const choices = await provider.ok('GET /recommend/help-choose-vaccine/configs.do', {});
    return {
      nearby: nearby.list.map(({ depaCode }) => depaCode).sort(),
      withProduct: withProduct.list.map(({ depaCode }) => depaCode).sort(),
      searched: (await searched('门诊')).sort(),
      searchedProducts: (await searched('疫苗')).sort(),
      products: page.list
        .map(({ productId, departmentCount }) => `${productId} ${departmentCount}`)
        .sort(),
      index: index.map(({ productId }) => productId).sort(),
      isChosen: JSON.stringify(choices).includes(`"${WOMENS_PRODUCT}"`),
    };
  }
  const offeredBy = async (depaCode: string) =>
    (await provider.ok('GET /base/department/vaccines.do', { depaCode })).map(
      ({ productId }) => productId,
    );
  const clinic = (depaCode: string) => provider.ok('GET /base/department/detail.do', { depaCode });

  test('was found before', async () => {
    expect(await found()).toMatchObject({
      nearby: ['D1', 'D2', 'D3'],
      withProduct: ['D1', 'D2', 'D3'],
      searched: expect.arrayContaining(['D1', 'D2']) as unknown,
      searchedProducts: expect.arrayContaining([PRODUCT, WOMENS_PRODUCT]) as unknown,
      products: [`${PRODUCT} 2`, `${WOMENS_PRODUCT} 2`],
      index: [PRODUCT, WOMENS_PRODUCT],
    });
    expect(await offeredBy(OTHER_CLINIC)).toEqual([PRODUCT, WOMENS_PRODUCT]);
  });

  test('is in no list and no search any more, and its pages say so', async () => {
    await change(
      withoutClinic(CLINIC),
      withoutProduct(WOMENS_PRODUCT),
      withoutClinicProduct(OTHER_CLINIC, PRODUCT),
    );
    expect(await found()).toEqual({
      nearby: ['D2', 'D3'],
      withProduct: ['D3'],
      searched: ['D2', 'D3'],
      searchedProducts: [PRODUCT],
      products: [`${PRODUCT} 0`],
      index: [PRODUCT],
      isChosen: false,
    });
    expect(await clinic(CLINIC)).toMatchObject({
      isOnline: false,
      offlineNotice: '这家门诊不再通过本平台接受预约。',
    });
    expect(await clinic(OTHER_CLINIC)).toMatchObject({ isOnline: true });
    expect([await offeredBy(CLINIC), await offeredBy(OTHER_CLINIC)]).toEqual([[], []]);
    const product = { vaccId: WOMENS_PRODUCT, regionCode: CITY };
    expect(await provider.ok('GET /vaccine/product/detail.do', product)).toMatchObject({
      departmentCount: 0,
      freeDepartmentCount: 0,
    });
    const home = await provider.ok('GET /hospital-page/page/detail.do', {
      depaCode: OTHER_CLINIC,
    });
    expect(home?.vaccineCount).toBe(0);
  });

  test('cannot be booked, waited for, or wished for', async () => {
    const [, own, others] = world.slotIds;
    const target = (depaCode: string) => ({ depaCode, productId: PRODUCT });
    const attempts = [
      await provider.call(ADD, bookingOf(caller(2), own ?? 0), caller(2)),
      await provider.call(
        ADD,
        { ...bookingOf(caller(2), others ?? 0), depaCode: OTHER_CLINIC },
        caller(2),
      ),
    ];
    for (const { code, msg } of attempts)
      expect([code, msg]).toEqual([CODE.NOT_FOUND, NOT_OFFERED]);
    const days = { ...target(OTHER_CLINIC), month: dayFrom(2).slice(0, 7) };
    expect(
      await provider.call('GET /subscribe/subscribe/departmentWorkDays.do', days),
    ).toMatchObject({
      code: CODE.TIME_QUERY,
      msg: NOT_OFFERED,
    });
    const who = { linkmanId: caller(2).linkmanId, doseNo: 1 };
    for (const scope of [
      { ...target(CLINIC) },
      { ...target(OTHER_CLINIC) },
      { productId: WOMENS_PRODUCT, cityCode: CITY },
    ])
      expect(
        await provider.call('POST /subscribe/waiting/join.do', { ...who, ...scope }, caller(2)),
      ).toMatchObject({ code: CODE.NOT_FOUND });
    const alert = { productId: WOMENS_PRODUCT, regionCode: CITY };
    expect(
      await provider.call(
        'POST /vaccine/userWantVaccine/saveUserIsWantVaccine.do',
        alert,
        caller(1),
      ),
    ).toMatchObject({ code: CODE.NOT_FOUND });
  });

  test('an appointment made before is still there, for its owner and at the desk', async () => {
    const { list } = await provider.ok('GET /order/subscribe/pageList.do', {}, caller(0));
    expect(list).toMatchObject([{ orderId }]);
    const order = await provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, caller(0));
    expect(order).toMatchObject({ depaCode: CLINIC, productId: PRODUCT, status: 'BOOKED' });
    const alerts = await provider.ok('GET /vaccine/userWantVaccine/list.do', {}, caller(2));
    expect(alerts.list).toMatchObject([{ productId: WOMENS_PRODUCT }]);
    const desk = await openDesk(provider, CLINIC);
    const { times } = await desk.ok('GET /desk/day.do', { day: dayFrom(2) });
    expect(JSON.stringify(times)).toContain(`"${orderId}"`);
    expect(await desk.ok('GET /desk/walkInChoices.do', {})).toEqual([]);
    const walkIn = {
      idempotencyKey: 'walk-in-after-retiring',
      slotId: world.slotIds[0] ?? 0,
      doseNo: 1,
      name: '路过',
      documentKind: 2,
      documentNumber: 'G12345678',
      birthday: '1990-05-17',
      sex: 1,
    } as const;
    expect(await desk.call('POST /desk/walkIn.do', walkIn)).toMatchObject({ code: CODE.NOT_FOUND });
    const cancelled = { orderId, reason: 'time' } as const;
    await provider.ok('POST /order/subscribe/cancel.do', cancelled, caller(0));
  });

  test('is found and booked again when the catalogue has it again', async () => {
    await change(() => before);
    expect(await found()).toMatchObject({
      nearby: ['D1', 'D2', 'D3'],
      products: [`${PRODUCT} 2`, `${WOMENS_PRODUCT} 2`],
      searched: expect.arrayContaining(['D1']) as unknown,
    });
    expect(await clinic(CLINIC)).toMatchObject({ isOnline: true, offlineNotice: '' });
    await provider.ok(ADD, bookingOf(caller(2), world.slotIds[1] ?? 0), caller(2));
  });
});
