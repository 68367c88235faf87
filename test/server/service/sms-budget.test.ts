import { Client } from 'pg';
import type { CodeWork } from '@contract/account/code-work-rules';
import { CODE } from '@contract/errors';
import { createTestDatabase } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { callFrom } from '../kit/worlds/from-address';
import type { RawAnswer } from '../kit/worlds/from-address';
import type { Provider } from '../kit/harness';
import { freshAddress, freshMobile } from '../kit/worlds/limits-world';
import { solveWork } from '../kit/solve-work';
import { startOn } from '../kit/start-on';
import { until } from '../kit/until';

const SEND = '/message/validate/h5/sendVcode.do';
const LOGIN = '/passport/v1/h5/login/loginByMobile.do';
/** Codes an hour of the whole service; a tenth of it for a prefix. */
const PER_HOUR = 30;
const PER_PREFIX = 3;
/** Codes an hour of one address: a tenth of the writes. */
const PER_ADDRESS = 12;
/** Codes a day of one number: the second half with work. */
const PER_NUMBER = 20;
const TRIES = 500;

let testDatabase: TestDatabase;
let provider: Provider;
let client: Client;
let logged = '';

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  const env = {
    SMS_CODES_PER_HOUR: String(PER_HOUR),
    WRITES_PER_MINUTE: String(10 * PER_ADDRESS),
    LOG_LEVEL: 'info',
  };
  provider = await startOn(testDatabase, env, (text) => (logged += text));
  client = new Client({ connectionString: testDatabase.postgres?.url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await provider?.halt();
  await testDatabase?.remove();
});
beforeEach(async () => {
  await client.query('delete from attempts');
  logged = '';
});

const post = (from: string, path: string, body: object, headers = {}): Promise<RawAnswer> =>
  callFrom(provider.url, { method: 'POST', path, body, from, headers });

let prefixes = 0;
/** A mobile whose first seven digits no call has named before. */
function mobileElsewhere(): string {
  prefixes += 1;
  return `139${String(prefixes).padStart(4, '0')}0001`;
}
const ask = async (mobile: string, from = freshAddress()): Promise<string> =>
  (await post(from, SEND, { mobile })).envelope.code;
/** The work that a number is asked for. */
const workAskedFor = async (mobile: string): Promise<CodeWork> =>
  (await post(freshAddress(), SEND, { mobile })).envelope.data as CodeWork;
async function sendWithWork(mobile: string, from = freshAddress()): Promise<RawAnswer> {
  const asked = await post(from, SEND, { mobile });
  if (asked.envelope.code !== CODE.WORK_NEEDED) return asked;
  return post(from, SEND, { mobile, work: solveWork(asked.envelope.data as CodeWork) });
}
const askWithWork = async (mobile: string, from?: string): Promise<string> =>
  (await sendWithWork(mobile, from)).envelope.code;
const texts = async (): Promise<number> =>
  (await client.query('select 1 from outbox')).rowCount ?? 0;
const aMinuteLater = () =>
  client.query(`update verification_codes set created_at = created_at - interval '61 seconds'`);

/** Somebody who has signed in on a device. @returns asks for another code there */
async function owner() {
  const [mobile, from] = [mobileElsewhere(), freshAddress()];
  const sent = await post(from, SEND, { mobile });
  const cookie = sent.headers['set-cookie']?.find((line) => line.startsWith('ym_device='));
  const headers = { cookie: cookie?.split(';')[0] ?? '' };
  const vcode = await provider.newestCode(mobile);
  const signedIn = await post(from, LOGIN, { mobile, vcode }, headers);
  expect(signedIn.envelope.code).toBe(CODE.SUCCESS);
  await aMinuteLater();
  const askAgain = async () => (await post(from, SEND, { mobile }, headers)).envelope.code;
  return { mobile, askAgain };
}
const hotBudgets = async () =>
  ((await (await fetch(`${provider.url}/readyz`)).json()) as { hotBudgets: unknown }).hotBudgets;

test('500 numbers from one address get as many codes as one address may ask for', async () => {
  const [from, before] = [freshAddress(), await texts()];
  for (let tries = 0; tries < TRIES; tries += 1)
    await post(from, SEND, { mobile: mobileElsewhere() });
  expect((await texts()) - before).toBe(PER_ADDRESS);
});

test('one number from 500 addresses gets one code, takes one of the budget, and its owner gets another', async () => {
  const { mobile, askAgain } = await owner();
  const before = await texts();
  for (let tries = 0; tries < TRIES; tries += 1) await post(freshAddress(), SEND, { mobile });
  expect((await texts()) - before).toBe(1);
  // The owner's first code, on a device that was not known yet, and the strangers' one.
  expect(await hotBudgets()).toEqual([{ limit: 'codesToPrefix', used: 2, most: PER_PREFIX }]);
  expect(await askAgain()).toBe(CODE.SUCCESS);
});

test('numbers with the same first digits get a tenth of the hour, others still get theirs', async () => {
  for (let sent = 0; sent < PER_PREFIX / 2; sent += 1)
    expect(await ask(freshMobile())).toBe(CODE.SUCCESS);
  const mobile = freshMobile();
  expect(await ask(mobile)).toBe(CODE.WORK_NEEDED);
  expect(await askWithWork(mobile)).toBe(CODE.SUCCESS);
  expect(await askWithWork(freshMobile())).toBe(CODE.TOO_MANY);
  expect(await ask(mobileElsewhere())).toBe(CODE.SUCCESS);
});

test('of one number an address gets ten codes a day; then others get ten more, with work', async () => {
  const [mobile, stranger] = [mobileElsewhere(), freshAddress()];
  const nextHour = async () => {
    await aMinuteLater();
    await client.query('delete from attempts');
  };
  for (let sent = 0; sent < PER_NUMBER / 2; sent += 1) {
    expect(await ask(mobile, stranger)).toBe(CODE.SUCCESS);
    await nextHour();
  }
  expect(await askWithWork(mobile, stranger)).toBe(CODE.TOO_MANY);
  for (let sent = PER_NUMBER / 2; sent < PER_NUMBER; sent += 1) {
    expect(await ask(mobile)).toBe(CODE.WORK_NEEDED);
    expect(await askWithWork(mobile)).toBe(CODE.SUCCESS);
    await nextHour();
  }
  expect(await askWithWork(mobile)).toBe(CODE.TOO_MANY);
});

test('the hour of the whole service ends, is an alarm at half and at the end, and a known device goes on', async () => {
  const { askAgain } = await owner();
  await client.query('delete from attempts');
  const before = await texts();
  const alarms = () => logged.match(/"alarm":"budget"/g)?.length ?? 0;
  for (let sent = 1; sent < PER_HOUR / 2; sent += 1)
    expect(await ask(mobileElsewhere())).toBe(CODE.SUCCESS);
  expect([alarms(), await hotBudgets()]).toEqual([0, []]);
  expect(await ask(mobileElsewhere())).toBe(CODE.SUCCESS);
  await until(alarms, (count) => count === 1);
  const hot = { limit: 'codesOfService', used: PER_HOUR / 2, most: PER_HOUR };
  expect(await hotBudgets()).toEqual([hot]);
  for (let sent = PER_HOUR / 2; sent < PER_HOUR; sent += 1) {
    expect(await ask(mobileElsewhere())).toBe(CODE.WORK_NEEDED);
    expect(await askWithWork(mobileElsewhere())).toBe(CODE.SUCCESS);
  }
  expect((await texts()) - before).toBe(PER_HOUR);
  for (let more = 0; more < 2; more += 1)
    expect((await sendWithWork(mobileElsewhere())).envelope).toMatchObject({
      code: CODE.TOO_MANY,
      msg: expect.stringContaining('密码登录'),
    });
  await until(alarms, (count) => count === 2);
  expect((await texts()) - before).toBe(PER_HOUR);
  expect(await hotBudgets()).toEqual([{ ...hot, used: PER_HOUR }]);
  expect(await askAgain()).toBe(CODE.SUCCESS);
});

test('work counts for its number, once, and for ten minutes', async () => {
  for (let sent = 0; sent < PER_HOUR / 2; sent += 1) await ask(mobileElsewhere());
  const [mobile, other] = [mobileElsewhere(), mobileElsewhere()];
  const hand = async (to: string, work: object) =>
    (await post(freshAddress(), SEND, { mobile: to, work })).envelope.code;
  const work = solveWork(await workAskedFor(mobile));
  const wrong = { ...work, answers: work.answers.map((answer) => answer + 1) };
  expect(await hand(mobile, wrong)).toBe(CODE.WORK_NEEDED);
  expect(await hand(mobile, { ...work, answers: [] })).toBe(CODE.WORK_NEEDED);
  expect(await hand(other, work)).toBe(CODE.WORK_NEEDED);
  const invented = `${provider.now + 60_000}.abc.${work.challenge.split('.')[2]}`;
  const forged = solveWork({ challenge: invented, parts: work.answers.length, bits: 13 });
  expect(await hand(mobile, forged)).toBe(CODE.WORK_NEEDED);
  expect(await hand(mobile, work)).toBe(CODE.SUCCESS);
  await aMinuteLater();
  expect(await hand(mobile, work)).toBe(CODE.TOO_MANY);
  const late = solveWork(await workAskedFor(other));
  await provider.moveTo(provider.now + 10 * 60_000);
  expect(await hand(other, late)).toBe(CODE.WORK_NEEDED);
});
