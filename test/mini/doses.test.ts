import './outside-fetch';
import { startProvider } from '../server/harness';
import type { Provider } from '../server/harness';
import { PLATFORMS } from './builds';
import { newAccount, ordersOf, storageOf } from './people';
import { freeTime } from './touch';
import { BOOKING, openBookingForm, start } from './world';

const DAY = 86_400_000;
let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  await provider.scheduleReady();
});
afterAll(() => provider?.stop());

/** `YYYY-MM-DD`, some days before today. */
const daysAgo = (days: number): string =>
  new Date(provider.now + 8 * 3_600_000 - days * DAY).toISOString().slice(0, 10);

/** The nearest clinic that has a product. */
async function clinicOf(productId: string): Promise<string> {
  const { list } = await provider.ok('GET /department/department/nearbyDepartment.do', {
    regionCode: '110100',
    productId,
    pageNo: 1,
    pageSize: 10,
  });
  const clinic = list.find(({ isOnline }) => isOnline);
  if (!clinic) throw new Error(`no clinic has ${productId}`);
  return clinic.depaCode;
}

describe.each(PLATFORMS)('doses on %s', (platform) => {
  test('after a bite the first dose is booked, then the rest of the course in one go', async () => {
    const account = await newAccount(provider);
    const app = await start(provider, platform, { storage: storageOf(account) });
    const productId = 'rabies-chengda';
    await openBookingForm(app, { productId, depaCode: await clinicOf(productId) });
    await app.page.tap(freeTime(app));
    await app.page.tap('提交预约');
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
    await app.page.tap('约好后面几针');
    expect(app.page.text()).toContain('约好这 4 针');
    await app.page.tap('约好这 4 针');
    const orders = await ordersOf(provider, account.login.token);
    expect(orders.map(({ status }) => status)).toEqual(Array(5).fill('BOOKED'));
    const days = orders.map(({ day }) => day).sort();
    const since = days.map((day) => (Date.parse(day) - Date.parse(days[0] ?? '')) / DAY);
    // On the day of the schedule, or the next one on which the clinic has a place.
    for (const [at, day] of [0, 3, 7, 14, 28].entries()) {
      expect(since[at]).toBeGreaterThanOrEqual(day);
      expect(since[at]).toBeLessThanOrEqual(day + 4);
    }
  });

  test('this season’s influenza vaccine is booked after last season’s', async () => {
    const account = await newAccount(provider);
    const [member] = await provider.ok('GET /linkman/linkman/findByUserId.do', undefined, {
      as: account.login,
    });
    await provider.ok(
      'POST /vaccine/plan/saveDose.do',
      { linkmanId: member?.linkmanId ?? '', code: 'flu', doseNo: null, day: daysAgo(370) },
      { as: account.login },
    );
    const app = await start(provider, platform, { storage: storageOf(account) });
    await openBookingForm(app, BOOKING);
    await app.page.tap(freeTime(app));
    await app.page.tap('提交预约');
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
  });
});
