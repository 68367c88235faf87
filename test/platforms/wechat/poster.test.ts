import {
  SIMULATED_ALIPAY_PUBLIC_KEY,
  SIMULATED_APP_KEY,
} from '../../../server/platforms/simulated/alipay/keys';
import {
  createTestDatabase,
  createWorld,
  CLINIC,
  inDatabase,
} from '../../server/kit/worlds/booking-world';
import type { TestDatabase } from '../../server/kit/worlds/booking-world';
import { insertStaff, openDesk } from '../../server/kit/worlds/desk-world';
import type { Desk } from '../../server/kit/worlds/desk-world';
import type { Provider } from '../../server/kit/harness';
import { startOn } from '../../server/kit/start-on';
import { startDouble } from './start-double';
import type { RunningDouble } from './start-double';

const PAGE = 'pages/clinic/department-index/index';
const PATH = '/wxa/getwxacodeunlimit';

/** An Alipay that nothing reaches, so that WeChat's code is the only one. */
const ALIPAY_AWAY = {
  ALIPAY_MINI_APP_ID: '2021000000000071',
  ALIPAY_MINI_PRIVATE_KEY: SIMULATED_APP_KEY,
  ALIPAY_MINI_ALIPAY_PUBLIC_KEY: SIMULATED_ALIPAY_PUBLIC_KEY,
  ALIPAY_GATEWAY: 'http://127.0.0.1:1/gateway.do',
};

let testDatabase: TestDatabase;
let double: RunningDouble;
let provider: Provider;
let desk: Desk;
beforeAll(async () => {
  testDatabase = await createTestDatabase('pglite');
  await createWorld(testDatabase, { callers: 0, slots: [] });
  await inDatabase(testDatabase, (database) => insertStaff(database, [CLINIC]));
  double = await startDouble({ pages: [PAGE] });
  provider = await startOn(testDatabase, { ...double.env, ...ALIPAY_AWAY });
  desk = await openDesk(provider, CLINIC);
});
afterAll(async () => {
  await provider?.halt();
  await double?.stop();
  testDatabase.remove();
});

test('staff get the code of their own clinic, which opens its page', async () => {
  const { codes } = await desk.ok('GET /desk/posterCode.do', {});
  expect(codes.find(({ platform }) => platform === 'weapp')?.image).toMatch(
    /^data:image\/png;base64,iVBOR/,
  );
  const made = double.state.calls.filter(({ path }) => path === PATH);
  expect(made).toMatchObject([
    {
      errcode: null,
      violations: [],
      body: { scene: `depaCode=${CLINIC}`, page: PAGE, check_path: true, env_version: 'release' },
    },
  ]);
});

test('WeChat’s refusal is a busy service, and nobody else gets a code', async () => {
  double.failNext(PATH, { kind: 'errcode', errcode: 45009 });
  expect((await desk.call('GET /desk/posterCode.do', {})).code).toBe('5003');
  // The quota is used up: the next question is not put to WeChat for a minute, which would answer it now.
  const before = double.state.calls.length;
  expect((await desk.call('GET /desk/posterCode.do', {})).code).toBe('5003');
  expect(double.state.calls).toHaveLength(before);
  expect((await provider.call('GET /desk/posterCode.do', {})).code).toBe('20041');
});
