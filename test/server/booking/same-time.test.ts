import { CODE } from '@contract/errors';
import type { Refusal } from '@contract/subscribe/endpoints';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  givePersonKeys,
  insertCallers,
  newKey,
  openIn,
  OTHER_CLINIC,
  PRODUCT,
  prove,
  shareDocument,
  WOMENS_PRODUCT,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import type { Database } from '../../../server/db/database';
import type { Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';

const BOOK = 'POST /subscribe/subscribe/addV2.do';
const DAY = dayFrom(3);
const SLOTS = {
  here: { day: DAY, startTime: '09:00', endTime: '10:00', capacity: 20 },
  hereLater: { day: DAY, startTime: '11:00', endTime: '12:00', capacity: 20 },
  hereToo: {
    day: DAY,
    startTime: '09:00',
    endTime: '10:00',
    capacity: 20,
    productId: WOMENS_PRODUCT,
  },
  there: {
    ...{ day: DAY, startTime: '09:30', endTime: '10:30', capacity: 20 },
    ...{ productId: WOMENS_PRODUCT, depaCode: OTHER_CLINIC },
  },
  thereLater: {
    ...{ day: DAY, startTime: '10:00', endTime: '11:00', capacity: 20 },
    ...{ productId: WOMENS_PRODUCT, depaCode: OTHER_CLINIC },
  },
} as const;
type SlotName = keyof typeof SLOTS;

let testDatabase: TestDatabase;
let provider: Provider;
let database: Database;
let ids: Record<SlotName, number>;
let women: Caller[];

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  const { slotIds } = await createWorld(testDatabase, { callers: 1, slots: Object.values(SLOTS) });
  ids = Object.fromEntries(
    Object.keys(SLOTS).map((name, index) => [name, slotIds[index] ?? 0]),
  ) as typeof ids;
  database = await openIn(testDatabase);
  women = await insertCallers(database, 8, { sex: 2 });
  await givePersonKeys(database);
  provider = await startOn(testDatabase);
});
afterAll(async () => {
  await database?.close();
  await provider?.halt();
  await testDatabase?.remove();
});

const woman = (): Caller => women.pop() as Caller;
const book = (as: Caller, name: SlotName) => {
  const slot = SLOTS[name];
  const where = 'depaCode' in slot ? slot.depaCode : CLINIC;
  const productId = 'productId' in slot ? slot.productId : PRODUCT;
  const { guidelineVersion: _of, ...booking } = bookingOf(as, ids[name]);
  const guidelineVersion = versions.get(productId) ?? '';
  return provider.call(BOOK, { ...booking, depaCode: where, productId, guidelineVersion }, as);
};
const versions = new Map<string, string>();
beforeAll(async () => {
  for (const vaccId of [PRODUCT, WOMENS_PRODUCT]) {
    const { version } = await provider.ok('GET /vaccine/vaccineArticle/findVaccGuidelines.do', {
      vaccId,
    });
    versions.set(vaccId, version);
  }
});

test('nobody is booked at two clinics at once: the refusal names the appointment and what to do', async () => {
  const as = woman();
  const { orderId } = (await book(as, 'here')).data;
  const refused = await book(as, 'there');
  expect(refused.code).toBe(CODE.DUPLICATE_ORDER);
  expect(refused.msg).toContain(`${DAY} 09:00—10:00 已约在“门诊 D1”`);
  expect((refused.data as unknown as Refusal).remedies).toEqual([
    { kind: 'otherTime' },
    { kind: 'viewOrder', orderId },
  ]);
  const later = await book(as, 'thereLater');
  expect(later.code).toBe(CODE.SUCCESS);
  // Nor by moving one there.
  const moved = { orderId: later.data.orderId, slotId: ids.there };
  const move = await provider.call('POST /order/subscribe/update.do', moved, as);
  expect([move.code, move.msg]).toEqual([CODE.DUPLICATE_ORDER, expect.stringContaining('门诊 D1')]);
});

test('nor by booking the rest of a course: another time is proposed, and the same one refused', async () => {
  const as = woman();
  const { orderId } = (await book(as, 'here')).data;
  await database.pool.query(`update orders set status = 'DONE', day = $2 where id = $1`, [
    orderId,
    dayFrom(-40),
  ]);
  expect((await book(as, 'there')).code).toBe(CODE.SUCCESS);
  const rest = await provider.ok('GET /subscribe/subscribe/restOfCourse.do', { orderId }, as);
  const [{ doseNo, slot } = { doseNo: 0, slot: null }] = rest.doses;
  expect([doseNo, slot?.slotId]).toEqual([2, ids.hereLater]);
  const bookRest = (slotId: number) => {
    const { guidelineVersion } = rest;
    const asked = { idempotencyKey: newKey(), orderId, guidelineVersion };
    return provider.call(
      'POST /subscribe/subscribe/bookRest.do',
      { ...asked, doses: [{ doseNo, slotId }] },
      as,
    );
  };
  const refused = await bookRest(ids.here);
  expect(refused.code).toBe(CODE.DUPLICATE_ORDER);
  expect(refused.msg).toContain(`${DAY} 09:30—10:30 已约在“门诊 D2”`);
  expect((await bookRest(ids.hereLater)).code).toBe(CODE.SUCCESS);
});

test('two vaccines of one visit, and two requests in one moment', async () => {
  const as = woman();
  expect([(await book(as, 'here')).code, (await book(as, 'hereToo')).code]).toEqual([
    CODE.SUCCESS,
    CODE.SUCCESS,
  ]);
  const hasty = woman();
  const codes = (await Promise.all([book(hasty, 'here'), book(hasty, 'there')])).map(
    ({ code }) => code,
  );
  expect(codes.sort()).toEqual([CODE.SUCCESS, CODE.DUPLICATE_ORDER].sort());
});

test('of another account nothing is told: without proof it is in nobody’s way, with it a clinic has to look', async () => {
  const [mother, daughter] = [woman(), woman()];
  await shareDocument(database, daughter.linkmanId, mother.linkmanId);
  await prove(database, mother.linkmanId);
  expect((await book(mother, 'here')).code).toBe(CODE.SUCCESS);
  const made = await book(daughter, 'there');
  expect(made.code).toBe(CODE.SUCCESS);
  const input = { orderId: made.data.orderId, reason: 'time' as const };
  await provider.ok('POST /order/subscribe/cancel.do', input, daughter);

  await prove(database, daughter.linkmanId);
  const refused = await book(daughter, 'there');
  expect(refused.code).toBe(CODE.DUPLICATE_ORDER);
  expect(refused.msg).toContain('服务台核对');
  expect(JSON.stringify(refused)).not.toMatch(new RegExp(`D1|${DAY}`));
});
