import './outside-fetch';
import type { OrderDetail } from '@contract/order/endpoints';
import { bookVisit } from '../browser/kit/visit';
import { bookFor, findTarget, newResident } from '../browser/kit/booking';
import type { Resident } from '../browser/kit/booking';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import { atDesk } from '../server/kit/worlds/desk-hours';
import { ANY_EFFECT } from '../server/kit/worlds/desk-world';
import { PLATFORMS } from './builds';
import { ordersOf, storageOf } from './people';
import { sent, start } from './world';

const CHANGE = 'pages/order/modify-order/index';
const DETAIL = 'pages/order/order-detail/index';
const REASON = '停水检修';

let provider: Provider;

const orderOf = (orderId: string, { login: as }: Resident): Promise<OrderDetail> =>
  provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, { as });

/** Closes days at a clinic's desk. */
async function close(depaCode: string, days: readonly string[]): Promise<void> {
  const desk = await atDesk(provider, depaCode);
  for (const day of days)
    await provider.ok('POST /desk/close.do', { day, reason: REASON, shown: ANY_EFFECT }, desk);
  await provider.runJobs();
}

/** Days of this and the next month on which a clinic has a product. */
async function daysOf({ depaCode, productId, day }: OrderDetail): Promise<readonly string[]> {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
  const calendar = 'GET /subscribe/subscribe/departmentWorkDays.do';
  const free: string[] = [];
  for (const each of [day.slice(0, 7), next]) {
    const { days } = await provider.ok(calendar, { depaCode, productId, month: each });
    free.push(...Object.keys(days).filter((one) => (days[one] ?? 0) > 0));
  }
  return free;
}

describe.each(PLATFORMS)('after a clinic’s closing on %s', (platform) => {
  // A provider for each platform: its nearest clinic is closed for weeks.
  beforeAll(async () => {
    provider = await startProvider();
    await provider.scheduleReady();
  });
  afterAll(() => provider?.stop());

  test('the page of the change offers the nearest times, and one tap moves the whole visit', async () => {
    const person = await newResident(provider);
    const [orderId, otherId] = await bookVisit(provider, person, '李小红');
    const before = await orderOf(orderId, person);
    await close(before.depaCode, [before.day]);
    const app = await start(provider, platform, { storage: storageOf(person) });
    await app.open(CHANGE, { orderId });
    expect(app.page.text()).toContain('门诊停诊，这个时段不能接种');
    expect(app.page.text()).toContain('最近的三个时间');
    expect(app.page.text()).toContain('不计改约次数');
    expect(app.page.findAll({ text: '改到这个时间' })).toHaveLength(3);
    await app.page.tap({ text: '改到这个时间', nth: 0 });
    expect(app.page.path).toBe(DETAIL);
    const [after, other] = [await orderOf(orderId, person), await orderOf(otherId, person)];
    expect(after.status).toBe('BOOKED');
    expect(`${after.day} ${after.startTime}`).not.toBe(`${before.day} ${before.startTime}`);
    expect(other.day).toBe(after.day);
  });

  test('where the clinic is closed for weeks, one tap takes a time of another clinic', async () => {
    const person = await newResident(provider);
    const [orderId] = await bookVisit(provider, person, '李小红');
    const before = await orderOf(orderId, person);
    const others = (await daysOf(before)).filter((day) => day !== before.day);
    await close(before.depaCode, [...others, before.day]);
    const app = await start(provider, platform, { storage: storageOf(person) });
    await app.open(CHANGE, { orderId });
    expect(app.page.text()).toContain('距原门诊');
    await app.page.tap({ text: '改到这个时间', nth: 0 });
    expect(app.page.path).toBe(DETAIL);
    expect(sent(app, 'changeClinic.do')).toBe(1);
    expect((await orderOf(orderId, person)).status).toBe('CANCELLED');
    const orders = await ordersOf(provider, person.login.token);
    const booked = orders.filter(({ status }) => status === 'BOOKED');
    expect(booked).toHaveLength(2);
    expect(booked.map(({ depaCode }) => depaCode)).not.toContain(before.depaCode);
    expect(app.page.text()).toContain(booked[0]?.departmentName);
  });

  test('an appointment whose clinic is open has no such times; its page leads to the cancellation', async () => {
    const person = await newResident(provider);
    const orderId = await bookFor(provider, person, await findTarget(provider, person));
    const app = await start(provider, platform, { storage: storageOf(person) });
    await app.open(CHANGE, { orderId });
    expect(app.page.text()).toContain('原时间');
    expect(app.page.has({ text: '改到这个时间' })).toBe(false);
    await app.page.tap('取消这次预约');
    expect(app.page.path).toBe('pages/order/cancel-order/index');
  });
});
