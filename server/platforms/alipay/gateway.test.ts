import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCallGate } from '../call-gate';
import { createFakeAlipay } from '../simulated/alipay/fake-alipay';
import type { FakeAlipay } from '../simulated/alipay/fake-alipay';
import { openIdOf } from '../simulated/alipay/handlers';
import type { Trouble } from '../simulated/alipay/state';
import { AlipayError, AlipayUndecided } from './alipay-error';
import { createGateway } from './gateway';
import type { AlipayGateway } from './gateway';
import type { AlipayApp } from './settings';
import { refusesCode, userOfCode } from './user-of-code';

const FOLDER = join(__dirname, '../../../test/samples/alipay');
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
const APP_ID = '2021000000000001';
const NOW = Date.parse('2027-03-01T00:00:00+08:00');

/** The operator's files in certificate mode; both sides can be changed while it runs. */
const files = { app: 'app.crt', root: 'root.crt', alipay: 'alipay-1.crt', signer: 'alipay-1' };
const app: AlipayApp = {
  appId: APP_ID,
  privateKey: () => read('app.key'),
  trust: {
    kind: 'certificates',
    app: () => read(files.app),
    root: () => read(files.root),
    alipay: () => read(files.alipay),
  },
  aesKey: null,
};

let fake: FakeAlipay;
let gateway: AlipayGateway;
let clock: number;
let logged: string[];

beforeEach(() => {
  Object.assign(files, {
    app: 'app.crt',
    root: 'root.crt',
    alipay: 'alipay-1.crt',
    signer: 'alipay-1',
  });
  clock = NOW;
  logged = [];
  fake = createFakeAlipay({
    apps: [{ appId: APP_ID, kind: 'mini', publicKey: read('app.crt') }],
    signs: {
      privateKey: () => read(`${files.signer}.key`),
      certificate: { pem: () => read(`${files.signer}.crt`), root: read('root.crt') },
    },
    now: () => NOW,
    isLenient: false,
  });
  const log = (...said: unknown[]): void => void logged.push(JSON.stringify(said));
  gateway = createGateway({
    app,
    transport: {
      gateway: 'https://openapi.test/gateway.do',
      fetch: fake.fetch,
      timeout: 200,
      gate: createCallGate(4),
    },
    log: { warn: log, error: log },
    now: () => clock,
  });
});

const signIn = (person = 'xiaoyi') => userOfCode(gateway, fake.state.codes.give(APP_ID, person));
const methods = (): readonly string[] => fake.state.calls.map(({ method }) => method);

test('a code is exchanged once for its person, by a call that is as published', async () => {
  const code = fake.state.codes.give(APP_ID, 'xiaoyi');
  await expect(userOfCode(gateway, code)).resolves.toMatchObject({
    openId: openIdOf(APP_ID, 'xiaoyi'),
  });
  await expect(userOfCode(gateway, code)).rejects.toMatchObject({ subCode: 'isv.code-invalid' });
  expect(fake.state.calls.map(({ violations }) => violations)).toEqual([[], []]);
});

test('a code of another application, or one that is too old, is worth nothing', async () => {
  const other = fake.state.codes.give('2021000000000009', 'xiaoyi');
  const error: unknown = await userOfCode(gateway, other).catch((reason: unknown) => reason);
  expect(refusesCode(error)).toBe(true);
});

test.each<[Trouble, string]>([
  ['lost', 'ECONNRESET'],
  ['unsigned', 'not signed'],
  ['forged', 'not Alipay’s'],
  ['changed', 'not Alipay’s'],
  ['unknown', '20000'],
])('an answer that is %s decides nothing', async (trouble, reason) => {
  fake.state.troubles.push(trouble);
  const outcome = signIn();
  await expect(outcome).rejects.toBeInstanceOf(AlipayUndecided);
  await expect(outcome).rejects.toThrow(reason);
});

test('no answer in time decides nothing, and is not repeated', async () => {
  const stuck = createGateway({
    app,
    transport: {
      gateway: 'https://openapi.test/gateway.do',
      timeout: 20,
      gate: createCallGate(4),
      fetch: (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        }),
    },
    log: { warn: () => undefined, error: () => undefined },
    now: () => clock,
  });
  await expect(userOfCode(stuck, 'any')).rejects.toMatchObject({ notSent: false });
});

test('too many calls at once are repeated after a pause', async () => {
  fake.state.troubles.push('too many');
  await expect(signIn()).resolves.toBeDefined();
  expect(methods()).toHaveLength(2);
});

test('a refusal that is not signed is no refusal: a wrong clock may be anybody’s', async () => {
  clock = NOW + 16 * 60_000;
  await expect(signIn()).rejects.toThrow('isv.invalid-timestamp');
  files.app = 'foreign.crt';
  clock = NOW;
  await expect(signIn()).rejects.toThrow('isv.invalid-app-cert-sn');
  expect(fake.state.calls.map(({ code }) => code)).toEqual(['40002', '40002']);
});

describe('when Alipay changes its certificate', () => {
  test('the new one is downloaded once, checked to the root, and both are believed', async () => {
    files.signer = 'alipay-2';
    await signIn();
    await signIn('dami');
    expect(methods().filter((name) => name.includes('alipaycert'))).toHaveLength(1);
    expect(logged.join()).toContain('exchange the file');
    files.signer = 'alipay-1';
    await expect(signIn('laowang')).resolves.toBeDefined();
  });

  test('one that does not lead to the root is not believed', async () => {
    files.signer = 'foreign';
    await expect(signIn()).rejects.toThrow('unknown certificate');
  });

  test('exchanged files count from the next call on, without a restart', async () => {
    await signIn();
    Object.assign(files, { alipay: 'alipay-2.crt', signer: 'alipay-2' });
    await signIn('dami');
    expect(methods().some((name) => name.includes('alipaycert'))).toBe(false);
  });
});

test('a refusal that is signed says why', async () => {
  const sent = gateway.call('alipay.open.app.mini.templatemessage.send', {
    to_open_id: 'nobody',
    user_template_id: 't',
    page: 'pages/x',
    data: '{"keyword1":{"value":"a"}}',
  });
  await expect(sent).rejects.toBeInstanceOf(AlipayError);
  await expect(sent).rejects.toMatchObject({ code: '40004', subCode: 'USER_NOT_SUBSCRIBE' });
});

test('nothing that is logged holds a code, a key or a signature', async () => {
  fake.state.troubles.push('forged', 'unsigned', 'unknown', 'lost');
  const codes = ['a', 'b', 'c', 'd'].map((person) => fake.state.codes.give(APP_ID, person));
  for (const code of codes) await userOfCode(gateway, code).catch(() => undefined);
  expect(logged).toHaveLength(4);
  for (const code of codes) expect(logged.join()).not.toContain(code);
  expect(logged.join()).not.toMatch(/sign=|PRIVATE|[A-Za-z0-9+/]{60}/);
});
