import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import { until } from '../server/kit/until';
import { PLATFORMS } from './builds';
import { newAccount, ordersOf, storageOf } from './people';
import type { Account } from './people';
import { freeTime } from './touch';
import { start } from './world';

/** ms before the opening: the queue can be entered, and the draw is far. */
const EARLY = 20 * 60_000;
/** ms after the opening: the draw is held at once. */
const LATE = 2_000;

let first: Provider;
let provider: Provider;
let releaseId = '';
/** Offset of the opening's clock from this machine's, ms. */
let untilOpening = 0;
const entered = new Map<string, Account>();

/** Restarts the provider on its data, with another clock. */
const goOn = (offset: number): Promise<Provider> =>
  startProvider({
    after: first,
    env: { SEED: 'off', CLOCK_OFFSET_MS: String(offset) },
  });

beforeAll(async () => {
  first = await startProvider();
  await first.scheduleReady();
  const [release] = await first.ok('GET /subscribe/release/list.do', { cityCode: '110100' });
  if (!release) throw new Error('The sample data announces no release');
  ({ releaseId } = release);
  await first.halt();
  untilOpening = release.releaseAt - release.serverNow;
  provider = await goOn(untilOpening - EARLY);
});
afterAll(async () => {
  await provider?.halt();
  await first?.stop();
});

test.each(PLATFORMS)(
  '%s: one enters the line of a release, leaves it and comes back',
  async (platform) => {
    // The vaccine is for women; every second new account is one.
    let account = await newAccount(provider);
    if (Number(account.residentNumber[16]) % 2 === 1) account = await newAccount(provider);
    const app = await start(provider, platform, { storage: storageOf(account) });
    await app.open('pages/booking/release/index', { id: releaseId });
    expect(app.page.text()).toContain('距放号');
    await app.page.tap({ role: 'radio', label: '没打过' });
    await app.page.tap('进入排队');
    expect(app.page.text()).toContain('您已在队伍里');
    await app.page.tap('离开队伍');
    await app.page.tap('离开');
    expect(app.page.text()).toContain('您已离开队伍');
    // What was answered stays answered.
    await app.page.tap('进入排队');
    expect(app.page.text()).toContain('您已在队伍里');
    entered.set(platform, account);
  },
);

describe('once the places are open', () => {
  beforeAll(async () => {
    await provider.halt();
    provider = await goOn(untilOpening + LATE);
  });

  test.each(PLATFORMS)('%s: whoever has drawn a place books it in their turn', async (platform) => {
    const account = entered.get(platform);
    if (!account) throw new Error('Nobody has entered the line');
    const { login } = account;
    const ownTicket = async () =>
      (await provider.ok('GET /subscribe/release/ticket.do', { releaseId }, { as: login })).ticket;
    await until(ownTicket, (ticket) => ticket?.state === 'admitted');
    const app = await start(provider, platform, { storage: storageOf(account) });
    await app.open('pages/booking/release/index', { id: releaseId });
    expect(app.page.text()).toContain('轮到您了');
    await app.page.tap('去预约');
    expect(app.page.path).toBe('pages/booking/vaccine-notice/index');
    await app.page.tap('已阅读，同意并继续');
    expect(app.page.path).toBe('pages/booking/subscribe/index');
    expect(app.page.text()).toMatch(/\d\d:\d\d 前可预约/);
    await app.page.tap(freeTime(app));
    await app.page.tap('提交预约');
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
    expect(await ordersOf(provider, login.token)).toHaveLength(1);
    expect(await ownTicket()).toMatchObject({ state: 'used' });
  });
});
