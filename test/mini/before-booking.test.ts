import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { App } from '../simulator/app';
import { PLATFORMS } from './builds';
import { newAccount, storageOf } from './people';
import { BOOKING, openBookingForm, start } from './world';

const NOTICE = 'pages/booking/vaccine-notice/index';
const { depaCode, productId: vaccId } = BOOKING;

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  await provider.scheduleReady();
});
afterAll(() => provider?.stop());

const days = (app: App) => app.page.findAll({ class: 'ui-strip-day' });

describe.each(PLATFORMS)('before a booking on %s', (platform) => {
  test('the notice says three points, and the whole text behind a button; nothing is ticked or scrolled', async () => {
    const app = await start(provider, platform);
    await app.open(NOTICE, { vaccId, depaCode });
    const points = ['先看这三点', '有这些情况不能接种', '接种后可能出现', '接种当天'];
    for (const point of points) expect(app.page.text()).toContain(point);
    const short = app.page.text().length;
    await app.page.tap('展开完整须知');
    expect(app.page.text().length).toBeGreaterThan(short);
    await app.page.tap('收起完整须知');
    expect(app.page.text()).toHaveLength(short);
    expect(app.page.text()).toContain('即确认您已阅读并理解完整须知');
    await app.page.tap('已阅读，同意并继续');
    expect(app.page.path).toBe('pages/account/login/index');
  });

  test('the next free days come first with what is left, the month is one tap away', async () => {
    const account = await newAccount(provider);
    const app = await start(provider, platform, { storage: storageOf(account) });
    await openBookingForm(app);
    expect(days(app).length).toBeGreaterThan(1);
    expect(days(app).length).toBeLessThanOrEqual(8);
    for (const { label } of days(app)) expect(label).toMatch(/余 \d+/);
    expect(days(app).filter(({ classes }) => classes.includes('is-on'))).toHaveLength(1);
    const [, second] = days(app);
    if (!second) throw new Error('no second day');
    const { label } = second;
    await app.page.tap(second);
    expect(days(app).find(({ classes }) => classes.includes('is-on'))?.label).toBe(label);
    await app.page.tap('看月历');
    expect(app.page.findAll({ class: 'ui-day--free' }).length).toBeGreaterThan(1);
  });
});
