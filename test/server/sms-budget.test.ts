import { Client } from 'pg';
import { CODE } from '@contract/errors';
import { createPlace } from './booking-world';
import type { Place } from './booking-world';
import { callFrom } from './from-address';
import type { RawAnswer } from './from-address';
import type { Provider } from './harness';
import { freshAddress, freshMobile } from './limits-world';
import { startOn } from './start-on';

const SEND = '/message/validate/h5/sendVcode.do';
const LOGIN = '/passport/v1/h5/login/loginByMobile.do';
/** Codes an hour of the whole service; a tenth of it for a prefix. */
const PER_HOUR = 30;
const PER_PREFIX = 3;
/** Codes an hour of one address: a tenth of the writes. */
const PER_ADDRESS = 12;
const TRIES = 500;

let place: Place;
let provider: Provider;
let client: Client;
let logged = '';

beforeAll(async () => {
  place = await createPlace('postgres');
  const env = {
    SMS_CODES_PER_HOUR: String(PER_HOUR),
    WRITES_PER_MINUTE: String(10 * PER_ADDRESS),
    LOG_LEVEL: 'info',
  };
  provider = await startOn(place, env, (text) => (logged += text));
  client = new Client({ connectionString: place.postgres?.url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await provider?.halt();
  await place?.remove();
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
  return { mobile, ask: async () => (await post(from, SEND, { mobile }, headers)).envelope.code };
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
  const { mobile, ask } = await owner();
  const before = await texts();
  for (let tries = 0; tries < TRIES; tries += 1) await post(freshAddress(), SEND, { mobile });
  expect((await texts()) - before).toBe(1);
  // The owner's first code, on a device that was not known yet, and the strangers' one.
  expect(await hotBudgets()).toEqual([{ limit: 'codesToPrefix', used: 2, most: PER_PREFIX }]);
  expect(await ask()).toBe(CODE.SUCCESS);
});

test('numbers with the same first digits get a tenth of the hour, others still get theirs', async () => {
  const ask = async (mobile: string) =>
    (await post(freshAddress(), SEND, { mobile })).envelope.code;
  for (let sent = 0; sent < PER_PREFIX; sent += 1)
    expect(await ask(freshMobile())).toBe(CODE.SUCCESS);
  expect(await ask(freshMobile())).toBe(CODE.TOO_MANY);
  expect(await ask(mobileElsewhere())).toBe(CODE.SUCCESS);
});

test('the hour of the whole service ends, is an alarm at half and at the end, and a known device goes on', async () => {
  const { ask } = await owner();
  await client.query('delete from attempts');
  const before = await texts();
  const askElsewhere = () => post(freshAddress(), SEND, { mobile: mobileElsewhere() });
  const alarms = () => logged.match(/"alarm":"budget"/g)?.length ?? 0;
  for (let sent = 1; sent < PER_HOUR / 2; sent += 1) await askElsewhere();
  expect([alarms(), await hotBudgets()]).toEqual([0, []]);
  await askElsewhere();
  expect(alarms()).toBe(1);
  const hot = { limit: 'codesOfService', used: PER_HOUR / 2, most: PER_HOUR };
  expect(await hotBudgets()).toEqual([hot]);
  for (let sent = PER_HOUR / 2; sent < PER_HOUR; sent += 1) await askElsewhere();
  expect((await texts()) - before).toBe(PER_HOUR);
  for (let more = 0; more < 2; more += 1)
    expect((await askElsewhere()).envelope).toMatchObject({
      code: CODE.TOO_MANY,
      msg: expect.stringContaining('密码登录'),
    });
  expect([(await texts()) - before, alarms()]).toEqual([PER_HOUR, 2]);
  expect(await hotBudgets()).toEqual([{ ...hot, used: PER_HOUR }]);
  expect(await ask()).toBe(CODE.SUCCESS);
});
