import './outside-fetch';
import { startProvider } from '../server/harness';
import type { Provider } from '../server/harness';
import { PLATFORMS } from './builds';
import { newAccount, storageOf } from './people';
import { start, START_TIMEOUT } from './world';

jest.setTimeout(60_000);

/** ms before the opening: the line is open, the draw is far. */
const EARLY = 20 * 60_000;

let first: Provider;
let provider: Provider;
let releaseId = '';
beforeAll(async () => {
  first = await startProvider();
  await first.scheduleReady();
  const [release] = await first.ok('GET /subscribe/release/list.do', { cityCode: '110100' });
  if (!release) throw new Error('The sample data announces no release');
  ({ releaseId } = release);
  await first.halt();
  const offset = release.releaseAt - release.serverNow - EARLY;
  provider = await startProvider({
    dataDir: first.dataDir,
    env: { SEED: 'off', CLOCK_OFFSET_MS: String(offset) },
  });
}, START_TIMEOUT);
afterAll(async () => {
  await provider.halt();
  await first.stop();
});

test.each(PLATFORMS)('%s: one enters the line of a release, and leaves it', async (platform) => {
  // The vaccine is for women; every other newcomer is one.
  let account = await newAccount(provider);
  if (Number(account.residentNumber[16]) % 2 === 1) account = await newAccount(provider);
  const app = await start(provider, platform, { storage: storageOf(account) });
  await app.open('pages/booking/release/index', { id: releaseId });
  expect(app.page.text()).toContain('距离放号');
  await app.page.tap('进入排队');
  expect(app.page.text()).toContain('您已在队伍里');
  await app.page.tap('离开队伍');
  await app.page.tap('离开');
  expect(app.page.text()).toContain('您已离开队伍');
  expect(app.page.text()).toContain('进入排队');
});
