import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CODE } from '@contract/errors';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  PRODUCT,
} from '../kit/worlds/booking-world';
import type { TestDatabase, World } from '../kit/worlds/booking-world';
import { SEALED_COLUMNS } from '../../../server/sealed/sealed-columns';
import { insertStaff, openDesk } from '../kit/worlds/desk-world';
import type { Login, Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';

const COMMAND = join(__dirname, '../../../dist/server/data-keys.js');
const PERSON_KEY = 'k'.repeat(32);
const keyed = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64url')}`;
const [OLD, NEW] = [keyed('2025', 1), keyed('2026', 2)];

const MOBILE = '13912345678';
const CONTACT = '13987654321';
const GUARDIAN = '13955556666';
const WALK_IN = '13944443333';
const PASSPORT = 'E77441122';
const CHILD = 'G55443322';
/** Contains sent codes outside live and is empty in live. */
const SHOWS_CODES = 'outbox';

let testDatabase: TestDatabase;
let world: World;
let provider: Provider;
let login: Login;
const mobiles = new Map<string, string>();

const env = (keys: string) => ({ PERSON_KEY, DATA_KEYS: keys });

/** Tables whose rows contain one of the texts. */
const tablesWith = (texts: readonly string[]): Promise<string[]> =>
  inDatabase(testDatabase, async ({ pool }) => {
    const { rows } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = current_schema() and table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const { rowCount } = await pool.query(
        `select 1 from "${name}" t, unnest($1::text[]) as a (looked_for)
         where position(looked_for in to_jsonb(t)::text) > 0 limit 1`,
        [texts],
      );
      if (rowCount) found.push(name);
    }
    return found.filter((name) => name !== SHOWS_CODES);
  });

const dataKeys = (keys: string, ...words: string[]) =>
  spawnSync(process.execPath, [COMMAND, ...words], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      DATA_DIR: testDatabase.dataDir,
      DATABASE_URL: testDatabase.postgres?.url,
      ...env(keys),
    },
  });

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  const slots = [
    { day: dayFrom(3), capacity: 5 },
    { day: dayFrom(0), startTime: '00:00', endTime: '23:59', capacity: 5 },
  ];
  world = await createWorld(testDatabase, { callers: 2, slots });
  await inDatabase(testDatabase, async (database) => {
    await insertStaff(database, [CLINIC]);
    const { rows } = await database.pool.query<{ id: string; mobile: string }>(
      'select id, mobile from users',
    );
    rows.forEach(({ id, mobile }) => mobiles.set(id, mobile));
  });
  provider = await startOn(testDatabase, env(OLD));
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

const family = () => provider.ok('GET /linkman/linkman/findByUserId.do', undefined, { as: login });

test('what an earlier version left in plain text is sealed at the start, and its owner is still known', async () => {
  const [caller] = world.callers;
  if (!caller) throw new Error('Nobody is there.');
  const { secret } = await provider.ok('GET /passport/v1/h5/login/loginByToken.do', {}, caller);
  const as = { token: caller.token, secret };
  const [member] = await provider.ok('GET /linkman/linkman/findByUserId.do', undefined, { as });
  expect(member?.mobileMasked).toBe('138****0000');
  const mobile = mobiles.get(caller.userId) ?? '';
  const again = await provider.signUp(mobile);
  const me = await provider.ok('GET /passport/user/findLoginUserByKey.do', undefined, {
    as: again,
  });
  expect(me.id).toBe(caller.userId);
  const document = caller.linkmanId.replace(/-/g, '').toUpperCase();
  expect(await tablesWith([secret, document, mobile, '13800000000'])).toEqual([]);
});

test('no table holds a document number, a mobile or a session secret of what people do', async () => {
  login = await provider.signUp(MOBILE);
  const person = {
    mobile: CONTACT,
    consent: true,
    consentVersion: '1',
    relationType: 1,
    isDefault: 1,
  } as const;
  const { linkmanId } = await provider.ok(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    {
      ...person,
      name: '林晓雨',
      documentKind: 2,
      documentNumber: PASSPORT,
      sex: 2,
      birthday: '1990-05-17',
    },
    { as: login },
  );
  await provider.ok(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    {
      ...person,
      relationType: 3,
      isDefault: 0,
      name: '林小满',
      documentKind: 2,
      documentNumber: CHILD,
      sex: 1,
      birthday: dayFrom(-900),
      guardian: { name: '林晓雨', mobile: GUARDIAN, relation: 'mother' },
      guardianConsentVersion: '1',
    },
    { as: login },
  );
  const caller = { userId: '', token: login.token, linkmanId };
  const form = { ...bookingOf(caller, world.slotIds[0] ?? 0), mobile: CONTACT };
  const { orderId } = await provider.ok('POST /subscribe/subscribe/addV2.do', form, caller);
  const detail = await provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, caller);
  expect(detail.mobileMasked).toBe('139****4321');

  const desk = await openDesk(provider, CLINIC);
  const visitor = await desk.ok('POST /desk/walkIn.do', {
    idempotencyKey: 'w'.repeat(32),
    slotId: world.slotIds[1] ?? 0,
    doseNo: 1,
    name: '周敏',
    documentKind: 2,
    documentNumber: 'E33221144',
    birthday: '1991-01-01',
    sex: 2,
    mobile: WALK_IN,
  });
  expect(visitor.mobileMasked).toBe('139****3333');
  const day = await desk.ok('GET /desk/day.do', { day: dayFrom(3) });
  expect(day.times[0]?.visits[0]?.orders[0]).toMatchObject({
    documentMasked: expect.stringMatching(/22$/) as string,
    mobileMasked: '139****4321',
  });
  const texts = [MOBILE, CONTACT, GUARDIAN, WALK_IN, PASSPORT, CHILD, 'E33221144', login.secret];
  expect(await tablesWith(texts)).toEqual([]);
  // Proves that the search finds plain text.
  expect(await tablesWith([PRODUCT, '林晓雨'])).toEqual(
    expect.arrayContaining(['linkmen', 'orders']),
  );
});

test('keys are exchanged beside the provider at work, and the old one is needed no more', async () => {
  expect(dataKeys(`${NEW},${OLD}`, 'status').stdout).toMatch(/^2025: \d+\n$/);
  const rotated = dataKeys(`${NEW},${OLD}`, 'rotate');
  expect(rotated.stdout).toContain('DATA_KEYS may lose: 2025.');
  expect(dataKeys(NEW, 'status').stdout).toMatch(/^2026: \d+\n$/);
  await provider.halt();
  provider = await startOn(testDatabase, env(NEW));
  const [me, child] = await family();
  expect([me?.documentMasked, child?.name]).toEqual([expect.stringMatching(/22$/), '林小满']);
  const detail = await provider.ok(
    'GET /linkman/linkman/clientDetail.do',
    { linkmanId: child?.linkmanId ?? '' },
    { as: login },
  );
  expect(detail).toMatchObject({ documentNumber: CHILD, guardian: { mobile: GUARDIAN } });
});

test('a document is in a family once', async () => {
  const again = await provider.call(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    {
      mobile: CONTACT,
      consent: true,
      consentVersion: '1',
      relationType: 5,
      isDefault: 0,
      name: '林二',
      documentKind: 2,
      documentNumber: PASSPORT,
      sex: 2,
      birthday: '1990-05-17',
    },
    { as: login },
  );
  expect(again.code).toBe(CODE.LINKMAN_EXISTS);
});

test.each([
  ['without the key', { PERSON_KEY, DATA_KEYS: keyed('2027', 7) }, 'lacks the key "2026"'],
  ['with another secret', { PERSON_KEY, DATA_KEYS: keyed('2026', 7) }, 'the secret of "2026"'],
  ['with another PERSON_KEY', { PERSON_KEY: 'x'.repeat(32), DATA_KEYS: NEW }, 'PERSON_KEY is not'],
])('the provider does not start %s, and says so', async (_how, keys, why) => {
  await expect(startOn(testDatabase, keys)).rejects.toThrow(why);
});

test('what still lies in plain text is found at a start by an index, in every column', async () => {
  const { rows } = await inDatabase(testDatabase, ({ pool }) =>
    pool.query<{ tablename: string; indexdef: string }>(
      'select tablename, indexdef from pg_indexes',
    ),
  );
  for (const { table, column } of SEALED_COLUMNS)
    expect(
      rows.filter(
        ({ tablename, indexdef }) =>
          tablename === table &&
          new RegExp(`not starts_with\\(\\(?${column}\\b`, 'i').test(indexdef),
      ),
    ).toHaveLength(1);
});
