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
import { startFake } from './start-fake';
import type { RunningFake } from './start-fake';

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
let fake: RunningFake;
let provider: Provider;
let desk: Desk;
beforeAll(async () => {
  testDatabase = await createTestDatabase('pglite');
  await createWorld(testDatabase, { callers: 0, slots: [] });
  await inDatabase(testDatabase, (database) => insertStaff(database, [CLINIC]));
  fake = await startFake({ pages: [PAGE] });
  provider = await startOn(testDatabase, { ...fake.env, ...ALIPAY_AWAY });
  desk = await openDesk(provider, CLINIC);
});
afterAll(async () => {
  await provider?.halt();
  await fake?.stop();
  testDatabase.remove();
});

test('staff get the code of their own clinic, which opens its page', async () => {
  const { codes } = await desk.ok('GET /desk/posterCode.do', {});
  expect(codes.find(({ platform }) => platform === 'weapp')?.image).toMatch(
    /^data:image\/png;base64,iVBOR/,
  );
  const made = fake.state.calls.filter(({ path }) => path === PATH);
  expect(made).toMatchObject([
    {
      errcode: null,
      violations: [],
      body: { scene: `depaCode=${CLINIC}`, page: PAGE, check_path: true, env_version: 'release' },
    },
  ]);
});

test('WeChat’s refusal is a busy service, and nobody else gets a code', async () => {
  fake.failNext(PATH, { kind: 'errcode', errcode: 45009 });
  expect((await desk.call('GET /desk/posterCode.do', {})).code).toBe('5003');
  // The quota is used up: the next question is not put to WeChat for a minute, which would answer it now.
  const before = fake.state.calls.length;
  expect((await desk.call('GET /desk/posterCode.do', {})).code).toBe('5003');
  expect(fake.state.calls).toHaveLength(before);
  expect((await provider.call('GET /desk/posterCode.do', {})).code).toBe('20041');
});
