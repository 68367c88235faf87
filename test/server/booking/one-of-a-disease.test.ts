import { CODE } from '@contract/errors';
import type { Refusal } from '@contract/subscribe/endpoints';
import { announce } from '../../../server/domain/booking/queue/announce';
import type { Database } from '../../../server/db/database';
import {
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  givePersonKeys,
  insertCallers,
  openIn,
  PRODUCT,
  WOMENS_PRODUCT,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';

const JOIN = 'POST /subscribe/waiting/join.do';
const ENTER = 'POST /subscribe/release/enter.do';
const PRODUCTS = [PRODUCT, WOMENS_PRODUCT] as const;

let testDatabase: TestDatabase;
let database: Database;
let provider: Provider;
let women: Caller[];
const releases = new Map<string, string>();

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  const releaseAt = Date.parse(`${dayFrom(1)}T10:00:00+08:00`);
  const slots = PRODUCTS.map((productId, index) => ({
    ...{ day: dayFrom(8 + index), productId, capacity: 5, releaseAt },
  }));
  await createWorld(testDatabase, { callers: 0, slots });
  database = await openIn(testDatabase);
  // Two makers' products of one vaccine.
  await database.pool.query(
    `update products set vaccine_code = (select vaccine_code from products where id = $1) where id = $2`,
    [PRODUCT, WOMENS_PRODUCT],
  );
  women = await insertCallers(database, 4, { sex: 2 });
  await givePersonKeys(database);
  for (const productId of PRODUCTS) {
    const [id = ''] = await announce(database.pool, [
      { depaCode: CLINIC, productId, releaseAt, entryAt: releaseAt - 172_800_000 },
    ]);
    releases.set(productId, id);
  }
  provider = await startOn(testDatabase);
});
afterAll(async () => {
  await database?.close();
  await provider?.halt();
  await testDatabase?.remove();
});

const woman = (): Caller => women.pop() as Caller;
const join = (as: Caller, productId: string, day?: string) => {
  const scope = { depaCode: CLINIC, ...(day && { day }) };
  const { linkmanId } = as;
  return provider.call(JOIN, { linkmanId, productId, doseNo: 1, ...scope }, as);
};
const enter = ({ linkmanId, token }: Caller, productId: string) => {
  const releaseId = releases.get(productId) ?? '';
  return provider.call(ENTER, { releaseId, people: [{ linkmanId, doseNo: 1 }] }, { token });
};

test('somebody waits for one of two products, is told for which, and may change over', async () => {
  const as = woman();
  const { data } = await join(as, PRODUCT);
  const refused = await join(as, WOMENS_PRODUCT);
  expect(refused.code).toBe(CODE.ALREADY_WAITLISTED);
  expect(refused.msg).toMatch(/已在候补“.+”，同一种疾病的疫苗只能候补一种.*先退出/);
  // Another day of the same product is no second one.
  expect((await join(as, PRODUCT, dayFrom(5))).code).toBe(CODE.SUCCESS);
  const entries = await provider.ok('GET /subscribe/waiting/list.do', {}, as);
  expect(entries.map(({ waitingId }) => waitingId)).toContain(data.waitingId);
  for (const { waitingId } of entries)
    await provider.ok('POST /subscribe/waiting/leave.do', { waitingId }, as);
  expect((await join(as, WOMENS_PRODUCT)).code).toBe(CODE.SUCCESS);
});

test('two products asked for in one moment: one', async () => {
  const as = woman();
  const codes = (await Promise.all(PRODUCTS.map((each) => join(as, each)))).map(({ code }) => code);
  expect(codes.sort()).toEqual([CODE.SUCCESS, CODE.ALREADY_WAITLISTED].sort());
});

test('nor is somebody in two queues: the refusal leads to the other one, which can be left', async () => {
  const as = woman();
  expect((await enter(as, PRODUCT)).code).toBe(CODE.SUCCESS);
  const refused = await enter(as, WOMENS_PRODUCT);
  expect(refused.code).toBe(CODE.DUPLICATE_ORDER);
  expect(refused.msg).toMatch(/已在排队预约“.+”/);
  const releaseId = releases.get(PRODUCT) ?? '';
  expect((refused.data as unknown as Refusal).remedies[0]).toEqual({
    ...{ kind: 'queue', releaseId, isIn: true },
  });
  await provider.ok('POST /subscribe/release/leave.do', { releaseId }, { token: as.token });
  expect((await enter(as, WOMENS_PRODUCT)).code).toBe(CODE.SUCCESS);
});

test('two queues entered in one moment: one', async () => {
  const as = woman();
  const codes = (await Promise.all(PRODUCTS.map((each) => enter(as, each)))).map(
    ({ code }) => code,
  );
  expect(codes.sort()).toEqual([CODE.SUCCESS, CODE.DUPLICATE_ORDER].sort());
});
