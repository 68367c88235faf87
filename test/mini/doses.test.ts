import './outside-fetch';
import { addMonths } from '@contract/time/day-rules';
import { atDesk, clinicOf as clinicOfOrder, vaccinate } from '../server/desk-hours';
import { startProvider } from '../server/harness';
import type { Provider } from '../server/harness';
import { PLATFORMS } from './builds';
import { newAccount, newChild, ordersOf, storageOf } from './people';
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

const monthsAgo = (months: number): string => addMonths(daysAgo(0), -months);

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

  test('a new bite two years after a full course takes one dose more after the first', async () => {
    const account = await newAccount(provider);
    const { linkmanId, login: as } = account;
    for (const days of [730, 727, 723, 716, 702]) {
      const dose = { linkmanId, code: 'rabies', doseNo: null, day: daysAgo(days) } as const;
      await provider.ok('POST /vaccine/plan/saveDose.do', dose, { as });
    }
    const app = await start(provider, platform, { storage: storageOf(account) });
    const productId = 'rabies-chengda';
    await openBookingForm(app, { productId, depaCode: await clinicOf(productId) });
    await app.page.tap(freeTime(app));
    await app.page.tap('提交预约');
    await app.page.tap('约好后面几针');
    await app.page.tap('约好这 1 针');
    const orders = await ordersOf(provider, as.token);
    expect(orders.map(({ status }) => status)).toEqual(['BOOKED', 'BOOKED']);
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

  test('who begins at 30 months is asked what was given before, and books the one dose that is missing', async () => {
    const account = await newChild(provider, monthsAgo(30));
    const app = await start(provider, platform, { storage: storageOf(account) });
    const productId = 'pcv13-minhai';
    await openBookingForm(app, { productId, depaCode: await clinicOf(productId) });
    expect(app.page.text()).not.toMatch(/第 [234] 剂/);
    await app.page.tap({ role: 'radio', label: '没打过' });
    await app.page.tap(freeTime(app));
    await app.page.tap('提交预约');
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
    expect(app.page.text()).not.toContain('约好后面几针');
  });

  test('after five-in-one DTaP is offered from the day on which it becomes right', async () => {
    const account = await newChild(provider, monthsAgo(4));
    const { linkmanId, login: as } = account;
    const given = { linkmanId, code: 'dtap-ipv-hib', doseNo: null, day: daysAgo(10) } as const;
    await provider.ok('POST /vaccine/plan/saveDose.do', given, { as });
    const productId = 'dtap-nip';
    const depaCode = await clinicOf(productId);
    const asked = { depaCode, productId, linkmanId };
    const check = 'GET /order/subscribe/checkSubscribeLinkman.do';
    const { doses } = await provider.ok(check, asked, { as });
    const day = doses.find(({ taken, earliestDay }) => !taken && earliestDay !== null)?.earliestDay;
    const app = await start(provider, platform, { storage: storageOf(account) });
    await openBookingForm(app, { productId, depaCode });
    const [year, month, date] = (day ?? '').split('-').map(Number);
    expect(app.page.text()).toContain(`${year}年${month}月${date}日起才可以打`);
    await app.page.tap(freeTime(app));
    await app.page.tap('提交预约');
    const [order] = await ordersOf(provider, as.token);
    expect(order?.status).toBe('BOOKED');
    expect([order?.day, day].sort()).toEqual([day, order?.day]);
  });

  test('whose dose was recorded by mistake reads on the order that it was taken back, and why', async () => {
    const account = await newAccount(provider, '孙误登');
    const { login, linkmanId, name, residentNumber: documentNumber } = account;
    const orderId = await vaccinate(provider, { login, linkmanId, name, documentNumber }, 'Y2611');
    const desk = await atDesk(provider, await clinicOfOrder(provider, orderId, login));
    const effect = await provider.ok('GET /desk/takeBackEffect.do', { orderId }, desk);
    const cause = { reason: 'wrongPerson', note: '核对时拿错了接种证', outcome: 'ended' } as const;
    const taken = { orderId, doneAt: effect.doneAt, ...cause };
    await provider.ok('POST /desk/takeBack.do', taken, desk);
    const app = await start(provider, platform, { storage: storageOf(account) });
    await app.open('pages/order/offline-order-detail/index', { orderId });
    expect(app.page.text()).toContain('核对时拿错了接种证');
  });
});
