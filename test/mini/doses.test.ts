import './outside-fetch';
import { addMonths } from '@contract/time/day-rules';
import { atDesk, clinicOf as clinicOfOrder, vaccinate } from '../server/kit/worlds/desk-hours';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import { PLATFORMS } from './builds';
import { newAccount, newChild, ordersOf, storageOf } from './people';
import type { Account } from './people';
import { freeTime } from './touch';
import { BOOKING, openBookingForm, sent, start } from './world';

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

type OwnOrder = Awaited<ReturnType<typeof ordersOf>>[number];

/** An account's orders, by day. */
const byDay = async ({ login }: Pick<Account, 'login'>): Promise<OwnOrder[]> =>
  [...(await ordersOf(provider, login.token))].sort((one, other) =>
    one.day.localeCompare(other.day),
  );

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

const monthsAgo = (months: number): string => addMonths(daysAgo(0), -months);

describe.each(PLATFORMS)('doses on %s', (platform) => {
  test('everything that is due at eight months is booked in one visit, from the plan', async () => {
    const account = await newChild(provider, monthsAgo(8));
    const { linkmanId, login } = account;
    const history = { linkmanId, batchKey: `visit-on-${platform}-1234`, upToMonths: 5 };
    await provider.ok('POST /vaccine/plan/saveDoseHistory.do', history, { as: login });
    const app = await start(provider, platform, { storage: storageOf(account) });
    await app.open('pages/catalogue/vaccine-plan/index');
    await app.page.tap(/^一起预约这 \d 种$/);
    const clinics = app.page.find({ role: 'dialog' }).findAll({ class: 'ui-cell--press' });
    const [clinic] = clinics.filter(({ text }) => text.includes('起有号'));
    if (!clinic) throw new Error(`no clinic for one visit: ${app.page.text()}`);
    await app.page.tap(clinic);
    expect(app.page.path).toBe('pages/booking/vaccine-notice/index');
    expect(app.page.text()).toMatch(/这次接种 \d 种疫苗/);
    await app.page.tap('已阅读，同意并继续');
    expect(app.page.path).toBe('pages/booking/subscribe/index');
    const [time] = app.page
      .findAll({ role: 'radio' })
      .filter(({ text }) => /^\d\d:\d\d/.test(text));
    if (!time) throw new Error(`no time for all: ${app.page.text()}`);
    await app.page.tap(time);
    await app.page.tap('提交预约');
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
    const orders = await ordersOf(provider, login.token);
    expect(orders.length).toBeGreaterThan(1);
    expect(new Set(orders.map(({ visitId }) => visitId)).size).toBe(1);
    expect(sent(app, 'addFamily.do')).toBe(1);
  });

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
    for (const [index, day] of [0, 3, 7, 14, 28].entries()) {
      expect(since[index]).toBeGreaterThanOrEqual(day);
      expect(since[index]).toBeLessThanOrEqual(day + 4);
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

/** Vaccinates who is expected at a clinic, at the time of the appointment. */
async function vaccinateAt(order: OwnOrder, depaCode: string): Promise<void> {
  const { orderId } = order;
  await provider.moveTo(Date.parse(`${order.day}T${order.startTime}:00+08:00`));
  const desk = await atDesk(provider, depaCode);
  await provider.ok('POST /desk/arrive.do', { orderId }, desk);
  await provider.ok('POST /desk/finish.do', { orderId, lot: 'L20260715' }, desk);
}

// Last: it moves the provider's clock.
describe.each(PLATFORMS)('a day of a course that was missed on %s', (platform) => {
  test('is noted the next morning, and the later doses are moved in one go from its message', async () => {
    const account = await newAccount(provider, '钱漏针');
    const app = await start(provider, platform, { storage: storageOf(account) });
    const productId = 'rabies-chengda';
    const depaCode = await clinicOf(productId);
    await openBookingForm(app, { productId, depaCode });
    await app.page.tap(freeTime(app));
    await app.page.tap('提交预约');
    await app.page.tap('约好后面几针');
    await app.page.tap('约好这 4 针');
    const [first, second, missed, fourth, fifth] = await byDay(account);
    if (!first || !second || !missed || !fourth || !fifth)
      throw new Error('the course has 5 doses');
    await vaccinateAt(first, depaCode);
    await vaccinateAt(second, depaCode);
    await provider.jobsAt(Date.parse(`${missed.day}T08:00:00+08:00`) + DAY);
    await provider.jobsAt(provider.now + 60_000);

    await app.open('pages/message/message-list/index', { messageClass: 'booking' });
    await app.page.tap('有一针没按日期打，后面几针要顺延');
    expect(app.page.path).toBe('pages/message/message-detail/index');
    expect(app.page.text()).toContain('不用从头再打');
    await app.page.tap('顺延后面几针');
    expect(app.page.path).toBe('pages/order/rest-of-course/index');
    expect(app.page.text()).toContain('有一针没有按日期打');
    await app.page.tap(/^(?:改到这些日期|约好这 \d 针)$/);

    const after = await byDay(account);
    expect(after.find(({ orderId }) => orderId === missed.orderId)?.status).toBe('NO_SHOW');
    const again = after.filter(({ status }) => status === 'BOOKED');
    expect(again).toHaveLength(3);
    const [seventh = '', fourteenth = '', last = ''] = again.map(({ day }) => day);
    // After the missed day, and each after the one before by the interval of the schedule at least.
    expect(seventh > missed.day).toBe(true);
    expect(daysBetween(seventh, fourteenth)).toBeGreaterThanOrEqual(7);
    expect(daysBetween(fourteenth, last)).toBeGreaterThanOrEqual(14);
    expect(again.map(({ orderId }) => orderId)).toEqual(
      expect.arrayContaining([fourth.orderId, fifth.orderId]),
    );

    await app.open('pages/catalogue/vaccine-plan/index');
    // Two doses on record, both of which count; the course has not begun anew.
    expect(app.page.text().match(/门诊登记/gu)).toHaveLength(2);
    expect(app.page.text()).not.toContain('不计入程序');
  });
});
