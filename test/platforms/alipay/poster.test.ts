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
const CREATE = 'alipay.open.app.qrcode.create';

let testDatabase: TestDatabase;
let fake: RunningFake;
let provider: Provider;
let desk: Desk;
beforeAll(async () => {
  testDatabase = await createTestDatabase('pglite');
  await createWorld(testDatabase, { callers: 0, slots: [] });
  await inDatabase(testDatabase, (database) => insertStaff(database, [CLINIC]));
  fake = await startFake({ pages: [PAGE] });
  provider = await startOn(testDatabase, fake.env);
  desk = await openDesk(provider, CLINIC);
});
afterAll(async () => {
  await provider?.halt();
  await fake?.stop();
  await testDatabase?.remove();
});

test('staff get a code of Alipay beside WeChat’s, which opens their clinic’s page', async () => {
  const { codes } = await desk.ok('GET /desk/posterCode.do', {});
  expect(codes).toEqual([
    { platform: 'weapp', image: expect.stringMatching(/^data:image\/png;base64,iVBOR/) },
    { platform: 'alipay', image: expect.stringMatching(/^data:image\/png;base64,iVBOR/) },
  ]);
  expect(fake.state.calls.filter(({ method }) => method === CREATE)).toMatchObject([
    {
      code: '10000',
      violations: [],
      parameters: { url_param: PAGE, query_param: `depaCode=${CLINIC}`, describe: CLINIC },
    },
  ]);
});

test('while Alipay does not answer, WeChat’s code is there all the same', async () => {
  fake.state.methodTroubles.set(CREATE, ['lost']);
  const { codes } = await desk.ok('GET /desk/posterCode.do', {});
  expect(codes.map(({ platform, image }) => [platform, image === null])).toEqual([
    ['weapp', false],
    ['alipay', true],
  ]);
});
