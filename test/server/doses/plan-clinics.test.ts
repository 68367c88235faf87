import { addMonths } from '@contract/time/day-rules';
import {
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  insertSlots,
  OTHER_CLINIC,
  PRODUCT,
} from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import type { Login, Provider } from '../kit/harness';
import { insertRelease } from '../kit/worlds/release-world';
import { startOn } from '../kit/start-on';

const BIRTHDAY = dayFrom(-21);
/** Days from today, before and after the second dose of hepatitis B can be given at the age of a month. */
const TOO_EARLY = 3;
const IN_TIME = 14;
/** ms */
const OPENING = Math.ceil(Date.now() / 1000) * 1000 + 1_800_000;

let testDatabase: TestDatabase;
let provider: Provider;
let parent: Login;
let linkmanId: string;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  const tooEarly = { day: dayFrom(TOO_EARLY), capacity: 2, releaseAt: OPENING - 600_000 };
  const slots = [tooEarly, { ...tooEarly, depaCode: OTHER_CLINIC }];
  await createWorld(testDatabase, { callers: 0, slots });
  await inDatabase(testDatabase, ({ pool }) =>
    pool.query(`update products set category = 'free', vaccine_code = 'hepb' where id = $1`, [
      PRODUCT,
    ]),
  );
  provider = await startOn(testDatabase);
  parent = await provider.signUp('13800000306');
  const child = await provider.ok(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    {
      name: '小满',
      documentKind: 7,
      documentNumber: 'A123456706',
      sex: 1,
      birthday: BIRTHDAY,
      relationType: 3,
      mobile: '13700000000',
      guardian: { name: '李青', mobile: '13700000000', relation: 'mother' },
      consent: true,
      guardianConsentVersion: '1.0',
    },
    { as: parent },
  );
  linkmanId = child.linkmanId;
  await provider.ok(
    'POST /vaccine/plan/saveDose.do',
    { linkmanId, code: 'hepb', doseNo: 1, day: BIRTHDAY },
    { as: parent },
  );
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

const clinics = async () => {
  const input = { linkmanId, code: 'hepb', regionCode: '110100' };
  const answer = await provider.ok('GET /plan/plan/clinics.do', input, { as: parent });
  expect(answer.earliest).toBe(addMonths(BIRTHDAY, 1));
  return new Map(answer.clinics.map(({ depaCode, ...clinic }) => [depaCode, clinic]));
};

test('places that are released for days before the dose can be given are none', async () => {
  const found = await clinics();
  const full = { freeDay: null, releaseAt: null, releaseId: null };
  expect(found.get(CLINIC)).toMatchObject(full);
  expect(found.get(OTHER_CLINIC)).toMatchObject(full);
});

test('a clinic without a free day says when places in time are released, and by which queue', async () => {
  const { releaseId } = await inDatabase(testDatabase, async (database) => {
    const inTime = { day: dayFrom(IN_TIME), capacity: 2, releaseAt: OPENING };
    await insertSlots(database, [{ ...inTime, depaCode: OTHER_CLINIC }]);
    return insertRelease(database, { capacities: [2], releaseAt: OPENING, days: IN_TIME });
  });
  const found = await clinics();
  const awaited = { freeDay: null, releaseAt: OPENING };
  expect(found.get(CLINIC)).toMatchObject({ ...awaited, releaseId });
  expect(found.get(OTHER_CLINIC)).toMatchObject({ ...awaited, releaseId: null });
});

test('a clinic with a free day says that, whatever is released later', async () => {
  const free = { day: dayFrom(IN_TIME), startTime: '10:00', endTime: '11:00', capacity: 1 };
  await inDatabase(testDatabase, (database) => insertSlots(database, [free]));
  expect((await clinics()).get(CLINIC)).toMatchObject({
    freeDay: dayFrom(IN_TIME),
    releaseAt: null,
    releaseId: null,
  });
});
