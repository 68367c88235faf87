import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import { untilOffered } from '../server/kit/worlds/offering-hours';
import type { Provider } from '../server/kit/harness';
import { until } from '../server/kit/until';
import { newResident } from '../browser/kit/booking';
import { fullDay } from '../browser/kit/scarce';
import type { App } from '../simulator/app';
import { PLATFORMS } from './builds';
import { memberOf, newAccount, newcomer, ordersOf, storageOf } from './people';
import type { Account } from './people';
import { anotherFreeDay, freeTime } from './touch';
import { atBookingForm, chooseAppointment, openBookingForm, sent, start } from './world';

/** ms; slightly longer than a hold lasts. */
const HOLD_EXPIRED = 5 * 60_000 + 2000;
/** The last ms of the hold, in which the countdown is checked; before them, the phone sleeps. */
const LAST_SECONDS = 5000;
/** Limit for opening a page. */
const OPEN_BYTES = 32 * 1024;
let first: Provider;
let provider: Provider;
beforeAll(async () => {
  first = await startProvider();
  await first.scheduleReady();
  provider = first;
});
afterAll(async () => {
  if (provider !== first) await provider?.halt();
  await first?.stop();
});

const holdOf = async ({ login }: Account) =>
  (await provider.ok('GET /subscribe/subscribe/presentHold.do', {}, { as: login })).hold;

async function addMember({ login, mobile }: Account, name: string): Promise<void> {
  const member = { ...memberOf({ ...newcomer(name), mobile }), relationType: 4 as const };
  await provider.ok('POST /linkman/linkman/saveOrUpdateV2.do', member, { as: login });
}

const countdown = (app: App): string => /还剩 (\d+:\d\d)/.exec(app.page.text())?.[1] ?? '';

describe.each(PLATFORMS)('a place that is kept on %s', (platform) => {
  test('is counted down, moves with the choice, and is given back on leaving', async () => {
    const { app, account } = await atBookingForm(provider, platform);
    await chooseAppointment(app);
    expect(countdown(app)).toMatch(/^[45]:/);
    const first = await holdOf(account);
    await app.page.tap(freeTime(app));
    const second = await holdOf(account);
    expect(second?.parts[0]?.slotId).not.toBe(first?.parts[0]?.slotId);
    await app.open('pages/order/order-list/index');
    expect(await holdOf(account)).toBeNull();
    await openBookingForm(app);
    expect((await holdOf(account))?.parts).toEqual(second?.parts);
    await app.page.tap('提交预约');
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
    expect(await holdOf(account)).toBeNull();
  });

  test('a second on the clock crosses as a few bytes', async () => {
    // With a clock of its own: where the machine's goes on as well, two seconds may begin within the measured one.
    const { app } = await atBookingForm(provider, platform, { clock: Date.now() });
    await chooseAppointment(app);
    const cost = await app.measure(() => app.advance(1000));
    expect(cost.calls).toBeLessThanOrEqual(1);
    expect(cost.max).toBeLessThanOrEqual(512);
  });

  test('ends with a clear word, is taken again, and booking works without it', async () => {
    const { app, account } = await atBookingForm(provider, platform);
    await chooseAppointment(app);
    await app.sleep(HOLD_EXPIRED - LAST_SECONDS);
    await app.advance(LAST_SECONDS);
    expect(app.page.text()).toContain('保留时间已过');
    app.network.fail('hold.do');
    await app.page.tap('再次保留');
    expect(app.page.text()).toContain('暂时不能为您保留名额');
    await app.page.tap('提交预约');
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
    expect(await ordersOf(provider, account.login.token)).toHaveLength(1);
  });
});

describe.each(PLATFORMS)('a family on %s', (platform) => {
  test('is booked in one go, and one of them again in place of what stands', async () => {
    const account = await newAccount(provider);
    await addMember(account, '李小红');
    const app = await start(provider, platform, { storage: storageOf(account) });
    await openBookingForm(app);
    await app.page.tap('再加一位家人一起接种');
    const [groupMembers] = app.page
      .find({ role: 'dialog' })
      .findAll({ class: 'ui-sheet__action' })
      .filter(({ text }) => text.startsWith('李小红'));
    if (!groupMembers) throw new Error(`nobody to take along: ${app.page.text()}`);
    await app.page.tap(groupMembers);
    await app.page.tap(anotherFreeDay(app));
    const visits = app.page.findAll({ role: 'radio', label: /同时接种|前打完/ });
    const [visit] = visits.filter(({ text }) => /^\d\d:\d\d/.test(text));
    if (!visit) throw new Error(`no time for both: ${app.page.text()}`);
    await app.page.tap(visit);
    expect(countdown(app)).toMatch(/^[45]:/);
    expect((await holdOf(account))?.parts.reduce((sum, { places }) => sum + places, 0)).toBe(2);
    await app.page.tap('提交预约');
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
    expect(app.page.text()).toContain('约好了：2 人 · 2 剂');
    expect(await ordersOf(provider, account.login.token)).toHaveLength(2);

    await openBookingForm(app);
    await app.page.tap('换成新的时间');
    await app.page.tap(freeTime(app));
    await app.page.tap('提交预约');
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
    const statuses = (await ordersOf(provider, account.login.token)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'CANCELLED')).toHaveLength(1);
    expect(statuses).toHaveLength(3);
    expect(sent(app, 'addFamily.do')).toBe(1);
  });
});

/** Chooses a full day in the open sheet. */
async function chooseFullDay(app: App, day: string): Promise<void> {
  const [oneDay] = app.page.findAll({ role: 'radio', label: '这家门诊的某一天' });
  if (oneDay) await app.page.tap(oneDay);
  const words = `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;
  const days = app.page.find({ tag: 'picker' }).attribute('range') as readonly string[];
  const value = days.findIndex((label) => label.startsWith(words));
  await app.page.change({ tag: 'picker' }, { value });
}

describe.each(PLATFORMS)('the waiting list on %s', (platform) => {
  beforeAll(async () => {
    // At night, released capacity is offered only in the morning.
    const wait = provider === first ? untilOffered() : 0;
    if (wait === 0) return;
    await first.halt();
    provider = await startProvider({
      after: first,
      env: { SEED: 'off', CLOCK_OFFSET_MS: String(wait) },
    });
  });

  test('is joined for a full day, tells home of a place that was given back, and one tap takes it', async () => {
    const person = await newResident(provider);
    const { target, cancelLast } = await fullDay(provider, person);
    const { day } = target;
    const { login } = person;
    const before = await start(provider, platform, { storage: storageOf({ login }) });
    await openBookingForm(before, target);
    await before.page.tap('有名额时通知我');
    await chooseFullDay(before, day);
    await before.page.tap('加入候补');
    expect(before.page.text()).toContain('已加入候补');
    await before.page.tap('查看我的候补');
    expect(before.page.path).toBe('pages/booking/waiting/index');
    expect(before.page.text()).toContain('排在第 1 位');
    await cancelLast();
    const offers = () => provider.ok('GET /subscribe/waiting/offers.do', {}, { as: login });
    await until(offers, ({ length }) => length > 0);

    const app = await start(provider, platform, { storage: storageOf({ login }) });
    await app.open('pages/main/home/index');
    expect(app.page.text()).toContain(`有名额给${person.name}`);
    const cost = await app.measure(() => app.open('pages/booking/waiting/index'));
    expect(cost.calls).toBeLessThanOrEqual(3);
    expect(cost.max).toBeLessThanOrEqual(OPEN_BYTES);
    expect(app.page.text()).toContain('名额为您保留着');
    await app.page.tap({ label: new RegExp(`^接受这个名额：${person.name}`) });
    await app.page.tap('同意并预约');
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
    expect(await ordersOf(provider, login.token)).toMatchObject([{ day }]);
  });
});
