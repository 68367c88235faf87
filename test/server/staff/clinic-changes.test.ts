import { CODE } from '@contract/errors';
import type { ClinicEditsInput } from '@contract/manage/catalogue-fields';
import { readCatalogueFiles } from '../../../server/domain/clinics/catalogue/files/read-catalogue';
import { writeCatalogueFiles } from '../../../server/domain/clinics/catalogue/files/write-catalogue';
import { compareCatalogues } from '../../../server/domain/clinics/catalogue/stored/compare-catalogues';
import {
  bookingOf,
  CLINIC,
  OTHER_CLINIC,
  PRODUCT,
  WOMENS_PRODUCT,
} from '../kit/worlds/booking-world';
import { closing, day, openClinicManagerWorld } from '../kit/worlds/clinic-manager-world';
import type { ClinicManagerWorld } from '../kit/worlds/clinic-manager-world';
import { pause, until } from '../kit/until';
import { sqlNow } from '../../run-clock';

const PREVIEW = 'POST /manage/catalogue/preview.do';
const SAVE = 'POST /manage/catalogue/save.do';
const SEEN = 'GET /manage/catalogue.do';

const priced = (priceCents: number, more: object = {}): ClinicEditsInput => ({
  products: [{ productId: PRODUCT, priceCents, serviceFeeCents: 2_800, inStock: true, ...more }],
});

/** ms. */
const PRICES_IN_MEMORY = 2_500;

const CONTEXT = {
  regions: new Map([
    ['110000', { level: 1, parent: null }],
    ['110100', { level: 2, parent: '110000' }],
  ] as const),
  productIds: new Set([PRODUCT, WOMENS_PRODUCT]),
};

describe('a manager changes what the clinic can be booked for', () => {
  let world: ClinicManagerWorld;
  beforeAll(async () => {
    world = await openClinicManagerWorld();
  });
  afterAll(async () => {
    if (!world) return;
    // What managers have changed is exported: check takes the files, and they say the same.
    const left = await world.close();
    const files = [...writeCatalogueFiles(left)].map(
      ([name, text]) => [name, new TextEncoder().encode(text)] as const,
    );
    const { problems, catalogue } = readCatalogueFiles(new Map(files), CONTEXT);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(compareCatalogues(left, { ...left, ...catalogue })).toEqual([]);
  });

  test('sees products, prices, weeks, exceptions and hours', async () => {
    const seen = await world.manager.ok(SEEN, { depaCode: CLINIC });
    expect(seen.products).toMatchObject([
      { productId: PRODUCT, priceCents: 59_800, serviceFeeCents: 2_800, inStock: true },
      { productId: WOMENS_PRODUCT },
    ]);
    expect(seen).toMatchObject({ choices: [], exceptions: [], today: day(0) });
    expect(seen.schedules.map(({ productIds, periods }) => [productIds, periods.length])).toEqual([
      [[PRODUCT], 7],
      [[WOMENS_PRODUCT], 7],
    ]);
    expect(seen.hours).toHaveLength(7);
  });

  test('not of another clinic: neither sees nor changes it', async () => {
    const { base } = await world.otherManager.ok(SEEN, { depaCode: OTHER_CLINIC });
    const asked = { depaCode: CLINIC, edits: priced(1), base };
    const saving = { ...asked, digest: base, answer: 'keep', reason: '' } as const;
    expect((await world.otherManager.call(SEEN, { depaCode: CLINIC })).code).toBe(CODE.NOT_FOUND);
    expect((await world.otherManager.call(PREVIEW, asked)).code).toBe(CODE.NOT_FOUND);
    expect((await world.otherManager.call(SAVE, saving)).code).toBe(CODE.NOT_FOUND);
  });

  test('a price is for new bookings: who has booked pays what they were told', async () => {
    const { provider, book, newCaller, slot } = world;
    const before = await book(20);
    const preview = await world.preview(priced(65_000));
    expect(preview).toMatchObject({ problems: [], met: [], isBehind: false });
    expect(preview.changes).toEqual([`疫苗 ${PRODUCT}：价格 ¥598 → ¥650，只用于新的预约`]);
    expect(await world.save(priced(65_000))).toMatchObject({
      state: 'saved',
      told: 0,
      retained: 0,
    });
    // Booking reads prices from memory for two seconds.
    await pause(PRICES_IN_MEMORY);
    const caller = newCaller();
    const { id = 0 } = (await slot(PRODUCT, day(20), '09:00')) ?? {};
    const form = { ...bookingOf(caller, id), mobile: '13912345678' };
    const booked = await until(
      () => provider().call('POST /subscribe/subscribe/addV2.do', form, caller),
      ({ code }) => code === CODE.SUCCESS,
    );
    const priceOf = async (who: typeof caller, orderId: string) =>
      (await provider().ok('GET /order/subscribe/clientDetail.do', { orderId }, who)).priceCents;
    expect(await priceOf(before.caller, before.orderId)).toBe(59_800);
    expect(await priceOf(caller, booked.data.orderId)).toBe(65_000);
  });

  test('says what is wrong, field by field, in the language of the page', async () => {
    const { problems, digest } = await world.preview(priced(10_000_000));
    expect(problems).toEqual([{ field: 'products.0.priceCents', message: '金额要小于 100000 元' }]);
    const { base } = await world.manager.ok(SEEN, { depaCode: CLINIC });
    const refused = await world.manager.ok(SAVE, {
      ...{ depaCode: CLINIC, edits: priced(10_000_000), base, digest, answer: 'keep' },
    });
    expect(refused).toMatchObject({ state: 'changed', preview: { problems } });
  });

  test('of two who save at once, one gets what it would do now', async () => {
    const { manager } = world;
    const { base } = await manager.ok(SEEN, { depaCode: CLINIC });
    const wanted = [priced(70_000), priced(71_000)].map((edits) => ({
      ...{ depaCode: CLINIC, edits, base },
    }));
    const digests = await Promise.all(
      wanted.map(async (asked) => (await manager.ok(PREVIEW, asked)).digest),
    );
    const saved = await Promise.all(
      wanted.map((asked, index) =>
        manager.ok(SAVE, { ...asked, digest: digests[index] ?? '', answer: 'keep' }),
      ),
    );
    expect(saved.map(({ state }) => state).sort()).toEqual(['changed', 'saved']);
    const lost = saved.findIndex(({ state }) => state === 'changed');
    const [now, then] = lost === 0 ? [70_000, 71_000] : [71_000, 70_000];
    expect(saved[lost]).toMatchObject({
      preview: {
        isBehind: true,
        changes: [expect.stringContaining(`¥${then / 100} → ¥${now / 100}`)],
      },
    });
  });

  test('a closed morning: four weeks, whom it meets, and the slots are gone', async () => {
    const edits = closing(15);
    const preview = await world.preview(edits);
    expect(preview.days).toHaveLength(28);
    expect(preview.days[15]).toEqual({
      day: day(15),
      times: [
        { startTime: '09:00', before: 10, after: 0 },
        { startTime: '10:00', before: 10, after: 0 },
      ],
    });
    expect(preview.met).toEqual([]);
    await world.save(edits);
    await until(async () => (await world.slot(PRODUCT, day(15), '09:00')) === undefined);
    const { exceptions } = await world.manager.ok(SEEN, { depaCode: CLINIC });
    expect(exceptions).toEqual(edits.addedExceptions);
  });

  test('retained: they come as booked, nobody else does, and they read it once', async () => {
    const { book, slot, provider, newCaller, messagesOf } = world;
    const { caller, orderId } = await book(5);
    const edits = closing(5);
    const { met, told } = await world.preview(edits);
    expect(met).toMatchObject([
      { kind: 'appointment', productId: PRODUCT, day: day(5), startTime: '09:00', count: 1 },
    ]);
    expect(told).toMatchObject({ slots: 1, appointments: 1, people: 1, cancelled: 0 });
    expect(await world.save(edits)).toMatchObject({ state: 'saved', retained: 1, told: 0 });
    expect(await slot(PRODUCT, day(5), '09:00')).toMatchObject({ capacity: 1, remaining: 0 });
    const late = newCaller();
    const { id = 0 } = (await slot(PRODUCT, day(5), '09:00')) ?? {};
    const form = { ...bookingOf(late, id), mobile: '13912345678' };
    const refused = await provider().call('POST /subscribe/subscribe/addV2.do', form, late);
    expect(refused.code).not.toBe(CODE.SUCCESS);
    const [message, ...more] = await messagesOf(caller, 'slotWithdrawn');
    expect(message?.body).toContain('照旧');
    expect(more).toEqual([]);
    await until(async () => (await world.textsTo(caller, 'slotWithdrawn')) === 1);
    const detail = await provider().ok('GET /order/subscribe/clientDetail.do', { orderId }, caller);
    expect(detail).toMatchObject({ status: 'BOOKED', day: day(5) });
    // A second change of the same day meets nobody again.
    expect((await world.preview(closing(5, { startTime: '08:00', endTime: '12:00' }))).met).toEqual(
      [],
    );
  });

  test('told: they read why, are offered other times, and move without costing a change', async () => {
    const { book, slot, provider, messagesOf, manager } = world;
    const { caller, orderId } = await book(6);
    const edits = closing(6);
    const { base } = await manager.ok(SEEN, { depaCode: CLINIC });
    const { digest } = await world.preview(edits);
    const asked = { depaCode: CLINIC, edits, base, digest, answer: 'notify' } as const;
    expect((await manager.call(SAVE, asked)).code).toBe(CODE.PARAMETERS);
    const saved = await manager.ok(SAVE, { ...asked, reason: '停电检修' });
    expect(saved).toMatchObject({ state: 'saved', told: 1, retained: 0, cancelled: 0 });
    const [message, ...more] = await messagesOf(caller, 'slotClosed');
    expect(message?.body).toContain('停电检修');
    expect(message?.body).toContain('最近可约');
    expect(more).toEqual([]);
    const { id: slotId = 0 } = (await slot(PRODUCT, day(7), '09:00')) ?? {};
    const moved = await provider().ok(
      'POST /order/subscribe/update.do',
      { orderId, slotId },
      caller,
    );
    expect(moved).toMatchObject({ day: day(7), changesLeft: 3 });
  });

  test('a booking between the look and the saving: it is shown before anything is saved', async () => {
    const { book, manager, slot } = world;
    const edits = closing(9);
    const { base } = await manager.ok(SEEN, { depaCode: CLINIC });
    const asked = { depaCode: CLINIC, edits, base };
    const { digest } = await manager.ok(PREVIEW, asked);
    await book(9);
    const refused = await manager.ok(SAVE, { ...asked, digest, answer: 'keep' });
    expect(refused).toMatchObject({
      state: 'changed',
      preview: { isBehind: false, met: [{ count: 1 }], told: { appointments: 1 } },
    });
    expect(await slot(PRODUCT, day(9), '10:00')).toMatchObject({ capacity: 5 });
    if (refused.state !== 'changed') return;
    const again = { ...asked, digest: refused.preview.digest, answer: 'keep' } as const;
    expect(await manager.ok(SAVE, again)).toMatchObject({ state: 'saved', retained: 1 });
  });

  test('bookings while it is saved: whoever gets a place in a slot that goes was counted', async () => {
    const { book, newCaller, manager } = world;
    const edits = closing(10);
    const { base } = await manager.ok(SEEN, { depaCode: CLINIC });
    const asked = { depaCode: CLINIC, edits, base };
    const { digest } = await manager.ok(PREVIEW, asked);
    const [saved, ...booked] = await Promise.all([
      manager.ok(SAVE, { ...asked, digest, answer: 'keep' }),
      ...Array.from({ length: 5 }, () =>
        book(10, newCaller()).then(
          () => true,
          () => false,
        ),
      ),
    ]);
    const got = booked.filter(Boolean).length;
    expect([saved.state, got]).toEqual(saved.state === 'saved' ? ['saved', 0] : ['changed', got]);
  });

  test('an entry that waits for the day ends; they and a guardian of a shared member read it once', async () => {
    const { messagesOf, newCaller, sql } = world;
    const [caller, guardian, escort] = [newCaller(), newCaller(), newCaller()];
    for (const [who, role] of [
      [guardian, 'guardian'],
      [escort, 'escort'],
    ] as const)
      await sql(
        `insert into caregivers (id, linkman_id, user_id, role, consent_version, joined_at)
         values ($1, $2, $1, $3, '1', ${sqlNow()})`,
        [who.userId, caller.linkmanId, role],
      );
    const values = [caller.userId, caller.linkmanId, CLINIC, PRODUCT, day(16)];
    const [entry] = await sql<{ id: number }>(
      `insert into waitlist_entries (user_id, linkman_id, city_code, depa_code, product_id, vaccine_code, dose_no, day, person_key, joined_at)
       values ($1, $2, '110100', $3, $4, 'V1', 1, $5, $2, ${sqlNow()}) returning id`,
      values,
    );
    const edits = closing(16);
    const { met, ending } = await world.preview(edits);
    expect([met, ending]).toMatchObject([[{ kind: 'waiting', day: day(16), count: 1 }], 1]);
    expect(await world.save(edits)).toMatchObject({ state: 'saved', ended: 1 });
    expect(await sql('select state from waitlist_entries where id = $1', [entry?.id])).toEqual([
      { state: 'over' },
    ]);
    const [message, ...more] = await messagesOf(caller, 'waitingOver');
    expect(message?.body).toContain('候补已结束');
    expect(message?.link).toEqual({ page: 'vaccineDetail', query: { vaccId: PRODUCT } });
    expect(more).toEqual([]);
    const ofGuardian = await messagesOf(guardian, 'waitingOver');
    expect(ofGuardian.map(({ body, link }) => [body, link])).toEqual([
      [message?.body, { page: 'vaccinePlan', query: { linkmanId: caller.linkmanId } }],
    ]);
    expect(await sql('select 1 from messages where user_id = $1', [escort.userId])).toEqual([]);
    await until(async () => (await world.textsTo(caller, 'waitingOver')) === 1);
  });

  test('a product that is taken out cannot be booked, and comes back with its week', async () => {
    const { manager, slot, book } = world;
    const retained = await book(22);
    const { schedules } = await manager.ok(SEEN, { depaCode: CLINIC });
    const own = schedules.filter(({ productIds }) => productIds.includes(PRODUCT));
    const gone = await world.save({ removedProducts: [PRODUCT] });
    expect(gone.state).toBe('saved');
    const without = await manager.ok(SEEN, { depaCode: CLINIC });
    expect(without.products.map(({ productId }) => productId)).toEqual([WOMENS_PRODUCT]);
    expect(without.choices).toMatchObject([{ productId: PRODUCT }]);
    await until(async () => (await slot(PRODUCT, day(23), '09:00')) === undefined);
    const back = await world.save({ ...priced(59_800), schedules: own });
    expect(back.state).toBe('saved');
    await until(async () => (await slot(PRODUCT, day(23), '09:00'))?.capacity === 5);
    const detail = await world
      .provider()
      .ok('GET /order/subscribe/clientDetail.do', { orderId: retained.orderId }, retained.caller);
    expect(detail.status).toBe('BOOKED');
  });

  test('another week and other hours: the slots follow', async () => {
    const { manager, slot } = world;
    const { schedules, hours } = await manager.ok(SEEN, { depaCode: CLINIC });
    const own = schedules.filter(({ productIds }) => productIds.includes(WOMENS_PRODUCT));
    const wider = hours.map((each) => ({ ...each, periods: [{ from: '08:00', to: '17:00' }] }));
    const moved = own.map((week) => ({
      ...week,
      periods: week.periods.map((period) => ({ ...period, startTime: '14:00', endTime: '16:00' })),
    }));
    expect((await world.preview({ schedules: moved })).problems[0]).toMatchObject({
      field: 'schedules.0.periods.0.startTime',
    });
    const { days, problems } = await world.preview({ schedules: moved, hours: wider });
    expect(problems).toEqual([]);
    expect(days[3]?.times).toEqual([
      { startTime: '09:00', before: 10, after: 5 },
      { startTime: '10:00', before: 10, after: 5 },
      { startTime: '14:00', before: 0, after: 5 },
      { startTime: '15:00', before: 0, after: 5 },
    ]);
    expect((await world.save({ schedules: moved, hours: wider })).state).toBe('saved');
    await until(async () => (await slot(WOMENS_PRODUCT, day(12), '14:00'))?.capacity === 5);
  });

  test('products that share their slots: one week, exceptions of both, and one out of stock takes none', async () => {
    const { manager, slot, book } = world;
    const both = [PRODUCT, WOMENS_PRODUCT];
    const { schedules } = await manager.ok(SEEN, { depaCode: CLINIC });
    const own = schedules.filter(({ productIds }) => productIds.includes(PRODUCT));
    const periods = own.flatMap((week) => week.periods);
    const shared = { schedules: [{ productIds: both, periods }] };
    expect((await world.save(shared)).state).toBe('saved');
    const seen = await manager.ok(SEEN, { depaCode: CLINIC });
    expect(seen.schedules.map(({ productIds }) => productIds)).toEqual([both]);
    const { days, problems } = await world.preview(closing(18, { productIds: both }));
    expect([problems, days[18]?.times]).toEqual([
      [],
      [
        { startTime: '09:00', before: 5, after: 0 },
        { startTime: '10:00', before: 5, after: 0 },
      ],
    ]);
    expect((await world.preview(closing(18, { productIds: [PRODUCT] }))).problems).toMatchObject([
      { field: 'addedExceptions.0.productIds' },
    ]);
    await until(async () => (await slot(PRODUCT, day(19), '09:00'))?.capacity === 5);
    const { caller, orderId } = await book(19);
    const away = { ...priced(59_800, { inStock: false }) };
    expect((await world.preview(away)).told.slots).toBe(0);
    expect(await world.save(away)).toMatchObject({ state: 'saved', told: 0, retained: 0 });
    expect((await slot(PRODUCT, day(19), '09:00'))?.capacity).toBe(5);
    const asked = { orderId };
    const detail = await world.provider().ok('GET /order/subscribe/clientDetail.do', asked, caller);
    expect(detail.status).toBe('BOOKED');
  });

  test('each change is in the log with who made it, and the catalogue has it', async () => {
    const logged = await world.sql<{ action: string; staff_id: string; depa_code: string }>(
      'select distinct action, staff_id, depa_code from staff_changes order by action',
    );
    expect(logged.map(({ action }) => action)).toEqual([
      'clinicProductChanged',
      'exceptionsChanged',
      'hoursChanged',
      'scheduleChanged',
    ]);
    for (const { staff_id: staffId, depa_code: depaCode } of logged)
      expect([staffId, depaCode]).toEqual([`s-${CLINIC}`, CLINIC]);
  });
});
