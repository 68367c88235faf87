import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { SetDataCost } from '../simulator/meter';
import { PLATFORMS } from './builds';
import { journey } from './journey';
import { ordersOf, tokenIn } from './people';
import { anotherFreeDay, freeTime } from './touch';
import { BOOKING, atBookingForm, chooseAppointment, start, traveller } from './world';

const KB = 1024;
/** Limit per tap, including the provider's answers. */
const STEP = { calls: 3, max: 64 * KB };
/** A tap that navigates away has one call more: the page left behind shows that it is busy. */
const LEADING_AWAY = { calls: 4, max: 64 * KB };
/** Limit for opening a page of a subpackage. */
const OPEN = { calls: 3, max: 32 * KB };
/** Limit for a tap that shows something at once, before any request to the provider. */
const AT_ONCE = { calls: 1, max: 2 * KB };

/**
 * The form opened after saving the first member renders in stages: person, doses, calendar and times are separate
 * answers.
 */
const IN_STAGES: Readonly<Record<string, SetDataCost>> = {
  'save member': { calls: 5, bytes: 64 * KB, max: 32 * KB },
};

const within = (cost: SetDataCost, limit: { calls: number; max: number }): boolean =>
  cost.calls <= limit.calls && cost.max <= limit.max;

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  await provider.scheduleReady();
});
afterAll(() => provider?.stop());

describe.each(PLATFORMS)('what crosses to the view on %s', (platform) => {
  test('each touch of a booking keeps to three calls of 64 KB', async () => {
    const app = await start(provider, platform);
    const person = traveller(provider);
    const tooMuch: Record<string, SetDataCost> = {};
    let before = '';
    for (const step of journey) {
      const cost = await app.measure(() => step.run(app, person));
      const leadingAway = IN_STAGES[step.name] ?? LEADING_AWAY;
      const limit = app.page.path === before ? STEP : leadingAway;
      if (!within(cost, limit)) tooMuch[step.name] = cost;
      before = app.page.path;
    }
    expect(tooMuch).toEqual({});
  });

  test('opening a page of booking or orders keeps to 32 KB', async () => {
    const { app } = await atBookingForm(provider, platform);
    await app.page.tap(freeTime(app));
    await app.page.tap('提交预约');
    const [order] = await ordersOf(provider, tokenIn(app));
    const clinicProduct = { vaccId: 'var-sinovac', depaCode: BOOKING.depaCode };
    const pages: readonly [string, Record<string, string>][] = [
      ['pages/booking/vaccine-notice/index', clinicProduct],
      ['pages/booking/subscribe/index', clinicProduct],
      ['pages/booking/subscribe-success/index', { orderId: order?.orderId ?? '' }],
      ['pages/booking/waiting/index', {}],
      ['pages/order/order-list/index', {}],
      ['pages/order/order-detail/index', { orderId: order?.orderId ?? '' }],
      ['pages/order/modify-order/index', { orderId: order?.orderId ?? '' }],
      ['pages/order/cancel-order/index', { orderId: order?.orderId ?? '' }],
      ['pages/member/member-list/index', {}],
      ['pages/member/member-form/index', { type: '3' }],
    ];
    const tooMuch: Record<string, SetDataCost> = {};
    for (const [path, query] of pages) {
      const cost = await app.measure(() => app.open(path, query));
      if (!within(cost, OPEN)) tooMuch[path] = cost;
    }
    expect(tooMuch).toEqual({});
  });

  test('a tap on a day is shown in one call of 2 KB, before its times are there', async () => {
    const { app } = await atBookingForm(provider, platform);
    const day = anotherFreeDay(app);
    const answer = app.network.hold('departmentWorkTimes2.do');
    const cost = await app.measure(() => app.page.tap(day));
    expect(app.page.find({ class: 'ui-strip-day', label: day.label }).classes).toContain('is-on');
    expect({ cost, within: within(cost, AT_ONCE) }).toEqual({ cost, within: true });
    const later = await app.measure(async () => answer());
    expect(freeTime(app)).toBeDefined();
    expect({ later, within: within(later, STEP) }).toEqual({ later, within: true });
  });

  test('a tap on another day after a time was chosen costs no more', async () => {
    const { app } = await atBookingForm(provider, platform);
    await app.page.tap(freeTime(app));
    const day = anotherFreeDay(app);
    app.network.hold('departmentWorkTimes2.do');
    const cost = await app.measure(() => app.page.tap(day));
    expect({ cost, within: within(cost, AT_ONCE) }).toEqual({ cost, within: true });
  });

  test('a tap on a day costs no more where an appointment is changed', async () => {
    const { app } = await atBookingForm(provider, platform);
    await chooseAppointment(app);
    await app.page.tap('提交预约');
    await app.page.tap('查看预约');
    await app.page.tap('改约');
    const day = anotherFreeDay(app);
    app.network.hold('departmentWorkTimes2.do');
    const cost = await app.measure(() => app.page.tap(day));
    expect({ cost, within: within(cost, AT_ONCE) }).toEqual({ cost, within: true });
  });

  test('a tap on a time is shown in one call of 2 KB', async () => {
    const { app } = await atBookingForm(provider, platform);
    const time = freeTime(app);
    const answer = app.network.hold('subscribe/hold.do');
    const cost = await app.measure(() => app.page.tap(time));
    expect({ cost, within: within(cost, AT_ONCE) }).toEqual({ cost, within: true });
    const later = await app.measure(async () => answer());
    expect(app.page.text()).toContain('还剩');
    expect({ later, within: within(later, AT_ONCE) }).toEqual({ later, within: true });
  });
});
