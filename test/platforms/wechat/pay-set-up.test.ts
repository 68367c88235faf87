import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pay } from '../../../server/platforms/simulated/wechat/pay/payer';
import {
  SIMULATED_API_V3_KEY,
  SIMULATED_MERCHANT_CERTIFICATE,
  SIMULATED_MERCHANT_KEY,
} from '../../../server/platforms/simulated/wechat/pay/keys';
import { checkWeChatPay } from '../../../server/platforms/wechat/pay/check';
import { readWeChatPaySettings } from '../../../server/platforms/wechat/pay/settings';
import { removeDirectory, temporaryDirectory } from '../../server/kit/temporary-directory';
import {
  certificateSigner,
  createPayWorld,
  noticeOf,
  orderOf,
  PAY_ENV,
  PUBLIC_KEY_SIGNER,
  recordOf,
  sample,
} from './pay-world';

const now = () => Date.parse('2026-12-01T02:00:00Z');
const read = (env: Readonly<Record<string, string>>) => readWeChatPaySettings(env, now);
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(PAY_ENV).filter(([name]) => !names.includes(name)));

const folder = temporaryDirectory('wechat-pay');
beforeAll(() => mkdirSync(folder, { recursive: true }));
afterAll(() => removeDirectory(folder));

test('without any setting there is no WeChat Pay', () => {
  expect(read({})).toBeNull();
});

test.each([
  'WECHAT_PAY_MCH_ID',
  'WECHAT_PAY_KEY',
  'WECHAT_PAY_CERTIFICATE',
  'WECHAT_PAY_API_V3_KEY',
  'WECHAT_PAY_PUBLIC_KEY',
  'WECHAT_PAY_PUBLIC_KEY_ID',
  'WECHAT_PAY_NOTIFY_HOST',
])('a set-up without %s names it', (name) => {
  expect(() => read(without(name))).toThrow(name);
});

test.each([
  ['a merchant number that is none', { WECHAT_PAY_MCH_ID: 'wx1' }, 'WECHAT_PAY_MCH_ID'],
  ['a key of 31 characters', { WECHAT_PAY_API_V3_KEY: 'x'.repeat(31) }, 'WECHAT_PAY_API_V3_KEY'],
  ['a key that is none', { WECHAT_PAY_KEY: 'x' }, 'WECHAT_PAY_KEY'],
  [
    'another’s certificate',
    { WECHAT_PAY_CERTIFICATE: sample('merchant-2.crt') },
    'WECHAT_PAY_CERTIFICATE',
  ],
  [
    'a private key as the platform’s',
    { WECHAT_PAY_PUBLIC_KEY: SIMULATED_MERCHANT_KEY },
    'WECHAT_PAY_PUBLIC_KEY',
  ],
  [
    'an id of the public key that is none',
    { WECHAT_PAY_PUBLIC_KEY_ID: '1' },
    'WECHAT_PAY_PUBLIC_KEY_ID',
  ],
  [
    'callbacks by http',
    { WECHAT_PAY_NOTIFY_HOST: 'http://api.example.com' },
    'WECHAT_PAY_NOTIFY_HOST',
  ],
  [
    'callbacks with a path',
    { WECHAT_PAY_NOTIFY_HOST: 'https://api.example.com/x' },
    'WECHAT_PAY_NOTIFY_HOST',
  ],
  ['a directory that is not there', { WECHAT_PAY_PLATFORM_CERTIFICATES: '/nowhere' }, '/nowhere'],
])('%s stops the start, without the secret', (_, more, named) => {
  const attempt = () => read({ ...PAY_ENV, ...more });
  expect(attempt).toThrow(named);
  expect(attempt).not.toThrow(SIMULATED_API_V3_KEY);
  expect(attempt).not.toThrow('MII');
});

test('only certificates: the newest one is asked for, and callbacks by either are read', async () => {
  const certificates = join(folder, 'certificates');
  mkdirSync(certificates);
  writeFileSync(join(certificates, '1.pem'), sample('platform-1.crt'));
  const signers = [certificateSigner('platform-1'), certificateSigner('platform-2')];
  const env = {
    ...without('WECHAT_PAY_PUBLIC_KEY', 'WECHAT_PAY_PUBLIC_KEY_ID'),
    WECHAT_PAY_PLATFORM_CERTIFICATES: certificates,
  };
  const world = createPayWorld({ signers }, env);
  const order = orderOf(world);
  await world.partner.open(order);
  pay(world.fake.state, recordOf(world, order));
  const { pending, write } = world.fake.state.callbacks;
  const [callback] = pending;
  if (!callback) throw new Error('no callback');
  const notice = (signer = signers[1]) =>
    world.partner.readNotice(noticeOf(write(callback, signer && { signer })));
  expect(await notice(signers[0])).toMatchObject({ kind: 'payment' });
  expect(await notice()).toBeNull();
  // The next certificate, without a restart.
  writeFileSync(join(certificates, '2.pem'), sample('platform-2.crt'));
  world.clock.now += 1_000;
  expect(await notice()).toMatchObject({ kind: 'payment' });
  // A broken file does not take the others with it.
  writeFileSync(join(certificates, '3.pem'), 'not a certificate');
  world.clock.now += 60_000;
  expect(await notice()).toMatchObject({ kind: 'payment' });
  expect(world.logged.filter((line) => line.includes('3.pem'))).toHaveLength(1);
  // A removed one is no longer trusted.
  rmSync(join(certificates, '3.pem'));
  rmSync(join(certificates, '1.pem'));
  world.clock.now += 60_000;
  expect(await notice(signers[0])).toBeNull();
});

test('from certificates to the public key: both are read', async () => {
  const certificates = join(folder, 'both');
  mkdirSync(certificates);
  writeFileSync(join(certificates, '1.pem'), sample('platform-1.crt'));
  const signers = [PUBLIC_KEY_SIGNER, certificateSigner('platform-1')];
  const env = { ...PAY_ENV, WECHAT_PAY_PLATFORM_CERTIFICATES: certificates };
  const world = createPayWorld({ signers }, env);
  const order = orderOf(world);
  await world.partner.open(order);
  pay(world.fake.state, recordOf(world, order));
  const { pending, write } = world.fake.state.callbacks;
  for (const signer of signers)
    expect(
      pending[0] && (await world.partner.readNotice(noticeOf(write(pending[0], { signer })))),
    ).toMatchObject({ kind: 'payment' });
});

test('the merchant’s key is exchanged without a restart, and a broken one leaves the old one in use', async () => {
  const file = (name: string) => join(folder, name);
  writeFileSync(file('key.pem'), SIMULATED_MERCHANT_KEY);
  writeFileSync(file('cert.pem'), SIMULATED_MERCHANT_CERTIFICATE);
  const world = createPayWorld(
    {},
    {
      ...without('WECHAT_PAY_KEY', 'WECHAT_PAY_CERTIFICATE'),
      WECHAT_PAY_KEY_FILE: file('key.pem'),
      WECHAT_PAY_CERTIFICATE_FILE: file('cert.pem'),
    },
  );
  const works = () =>
    expect(world.partner.query('P00000000')).resolves.toEqual({ state: 'unpaid' });
  await works();
  writeFileSync(file('key.pem'), 'half a fi');
  await works();
  rmSync(file('key.pem'));
  await works();
  const samples = join(__dirname, '../../samples/wechat-pay');
  copyFileSync(join(samples, 'merchant-2.key'), file('key.pem'));
  await works();
  copyFileSync(join(samples, 'merchant-2.crt'), file('cert.pem'));
  await works();
  const settings = read({
    ...without('WECHAT_PAY_KEY', 'WECHAT_PAY_CERTIFICATE'),
    WECHAT_PAY_KEY_FILE: file('key.pem'),
    WECHAT_PAY_CERTIFICATE_FILE: file('cert.pem'),
  });
  expect(settings?.merchant().serial).not.toBe(read(PAY_ENV)?.merchant().serial);
  expect(world.logged.length).toBeGreaterThanOrEqual(3);
  expect(world.logged.join()).not.toContain('half a fi');
});

test('the check proves keys and rights by an order that does not exist', async () => {
  const world = createPayWorld();
  const settings = read(PAY_ENV);
  expect(await checkWeChatPay(settings, world.partner, now())).toMatchObject({ state: 'ok' });
  world.fake.state.disruptions.next('queryOrder', { kind: 'code', code: 'NO_AUTH' });
  expect(await checkWeChatPay(settings, world.partner, now())).toMatchObject({
    state: 'failed',
    says: expect.stringContaining('NO_AUTH'),
  });
  expect(await checkWeChatPay(null, null, now())).toMatchObject({ state: 'off' });
});
