import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import { CODE } from '@contract/errors';
import { createTestDatabase } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { callFrom } from '../kit/worlds/from-address';
import type { Provider } from '../kit/harness';
import { freshAddress, freshMobile } from '../kit/worlds/limits-world';
import { startOn } from '../kit/start-on';

const SEND = '/message/validate/h5/sendVcode.do';
const LOGIN = '/passport/v1/h5/login/loginByMobile.do';
/** More than the codes that one mobile gets a day. */
const TRIES = 12;

interface Gateway {
  /** What it does with the next texts. */
  answer: 'takes' | 'refuses' | 'hangs';
  readonly texts: { mobile: string; body: string }[];
  readonly server: Server;
  readonly url: string;
}

async function startGateway(): Promise<Gateway> {
  const server = createServer((request, response) => {
    request.on('data', (part) => gateway.texts.push(JSON.parse(String(part))));
    request.on('end', () => {
      if (gateway.answer !== 'hangs')
        response.writeHead(gateway.answer === 'takes' ? 200 : 502).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const gateway: Gateway = {
    answer: 'takes',
    texts: [],
    server,
    url: `http://127.0.0.1:${port}/`,
  };
  return gateway;
}

describe('codes while the SMS gateway is away', () => {
  let testDatabase: TestDatabase;
  let gateway: Gateway;
  let provider: Provider;
  let client: Client;

  beforeAll(async () => {
    testDatabase = await createTestDatabase('postgres');
    gateway = await startGateway();
    provider = await startOn(testDatabase, {
      APP_ENV: 'live',
      PERSON_KEY: 'k'.repeat(32),
      SMS_GATEWAY: gateway.url,
    });
    client = new Client({ connectionString: testDatabase.postgres?.url });
    await client.connect();
  });
  afterAll(async () => {
    await client?.end();
    await provider?.halt();
    gateway.server.closeAllConnections();
    gateway.server.close();
    await testDatabase?.remove();
  });

  const post = (from: string, path: string, body: object, headers = {}) =>
    callFrom(provider.url, { method: 'POST', path, body, from, headers });
  const signIn = async (from: string, mobile: string) => {
    const vcode = /^验证码 (\d{6})/.exec(gateway.texts.at(-1)?.body ?? '')?.[1];
    return (await post(from, LOGIN, { mobile, vcode })).envelope.code;
  };
  const stored = async () =>
    (await client.query('select 1 from verification_codes where used_at is null')).rowCount;

  test('one that was certainly not sent says so and counts neither for the minute nor for the day', async () => {
    const [mobile, from] = [freshMobile(), freshAddress()];
    gateway.answer = 'refuses';
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { status, envelope } = await post(from, SEND, { mobile });
      expect([status, envelope]).toEqual([
        503,
        {
          code: CODE.BUSY,
          msg: expect.stringMatching(
            /^验证码短信没有发出，请过几分钟再试（错误编号 [0-9A-Z]{8}）$/,
          ) as string,
          data: null,
        },
      ]);
    }
    const english = await post(from, SEND, { mobile }, { 'x-language': 'en' });
    expect(english.envelope.msg).toMatch(
      /^The SMS with your code could not be sent\. Please try again in a few minutes\. \(error [0-9A-Z]{8}\)$/,
    );
    expect(await stored()).toBe(0);
    gateway.answer = 'takes';
    expect((await post(from, SEND, { mobile })).envelope.code).toBe(CODE.SUCCESS);
    expect(await signIn(from, mobile)).toBe(CODE.SUCCESS);
  });

  test('the address that asks is counted all the same', async () => {
    const from = freshAddress();
    const counted = async () => {
      const { rows } = await client.query<{ count: number }>(
        `select coalesce(sum(count), 0)::integer as count from attempts where limit_name = 'codesFromAddress'`,
      );
      return rows[0]?.count ?? 0;
    };
    const before = await counted();
    gateway.answer = 'refuses';
    for (let tries = 0; tries < TRIES; tries += 1)
      await post(from, SEND, { mobile: freshMobile() });
    expect((await counted()) - before).toBe(TRIES);
  });

  test('an earlier code stays valid where the next one is not sent', async () => {
    const [mobile, from] = [freshMobile(), freshAddress()];
    gateway.answer = 'takes';
    await post(from, SEND, { mobile });
    await client.query(
      `update verification_codes set created_at = created_at - interval '61 seconds'`,
    );
    const { length } = gateway.texts;
    gateway.answer = 'refuses';
    expect((await post(from, SEND, { mobile })).envelope.code).toBe(CODE.BUSY);
    gateway.texts.length = length;
    expect(await signIn(from, mobile)).toBe(CODE.SUCCESS);
  });

  test('one without a certain answer counts as sent, and can be entered', async () => {
    const [mobile, from] = [freshMobile(), freshAddress()];
    gateway.answer = 'hangs';
    expect((await post(from, SEND, { mobile })).envelope.code).toBe(CODE.SUCCESS);
    expect((await post(from, SEND, { mobile })).envelope.code).toBe(CODE.TOO_MANY);
    expect(await signIn(from, mobile)).toBe(CODE.SUCCESS);
  });

  test('the log says what became of each, and names nobody', () => {
    expect(provider.output).toContain('"outcome":"failed"');
    expect(provider.output).toContain('"outcome":"unknown"');
    expect(provider.output).not.toMatch(/\b1[3-9]\d{9}\b/);
    expect(provider.output).not.toContain('request failed');
  });
});
