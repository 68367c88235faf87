import { createAlipay } from '../../../server/platforms/alipay/alipay';
import { checkAlipay } from '../../../server/platforms/alipay/check';
import { readAlipaySettings } from '../../../server/platforms/alipay/settings';
import { SIMULATED_AES_KEY } from '../../../server/platforms/simulated/alipay/keys';
import { startFake } from './start-fake';
import type { RunningFake } from './start-fake';

let fake: RunningFake;
beforeAll(async () => {
  fake = await startFake();
});
afterAll(() => fake?.stop());

const check = (change: Readonly<Record<string, string>> = {}) => {
  const settings = readAlipaySettings({ ...fake.env, ...change }, null);
  const log = { warn: () => undefined, error: () => undefined };
  const alipay = createAlipay(settings, { fetch, log, now: () => Date.now(), timeout: 5_000 });
  return checkAlipay(alipay, Date.now());
};
const states = (checks: readonly { readonly state: string }[]) => checks.map(({ state }) => state);

test('a set-up that is right is said to be, by one question for each application', async () => {
  const checks = await check();
  expect(states(checks)).toEqual(['ok', 'ok', 'ok', 'ok']);
  const subCodes = fake.state.calls.map(({ subCode }) => subCode).sort();
  // The payment's number is asked of both applications.
  expect(subCodes).toEqual([
    'ACQ.TRADE_NOT_EXIST',
    'ACQ.TRADE_NOT_EXIST',
    'isv.code-invalid',
    'isv.code-invalid',
  ]);
});

test('an id that Alipay does not know fails, and what is not set up is off', async () => {
  const checks = await check({
    ALIPAY_MINI_APP_ID: '2021000000000099',
    ALIPAY_MINI_AES_KEY: '',
    ALIPAY_WEB_APP_ID: '',
    ALIPAY_WEB_PRIVATE_KEY: '',
    ALIPAY_WEB_ALIPAY_PUBLIC_KEY: '',
    ALIPAY_PAY_SELLER_ID: '',
    ALIPAY_PAY_NOTIFY_HOST: '',
    ALIPAY_PAY_PRODUCTS: '',
  });
  expect(states(checks)).toEqual(['failed', 'off', 'off', 'off']);
  expect(checks[0]?.says).toContain('isv.invalid-app-id');
  expect(JSON.stringify(checks)).not.toContain(SIMULATED_AES_KEY);
});

test('a gateway that is out of reach is said to be', async () => {
  const gone = await startFake();
  await gone.stop();
  const [mini] = await check({ ALIPAY_GATEWAY: `${gone.url}/gateway.do` });
  expect(mini).toMatchObject({ state: 'failed', says: expect.stringContaining('ECONNREFUSED') });
});
