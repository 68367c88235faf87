import './outside-fetch';
import { SILENT_FAULTS } from '../proxy/faults';
import { FaultProxy } from '../proxy/proxy';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { App } from '../simulator/app';
import { PLATFORMS, halfOf } from './builds';
import { newAccount, newcomer, ordersOf, storageOf } from './people';
import type { Account } from './people';
import { anotherFreeDay, fillMember, freeTime } from './touch';
import { BOOKING, atBookingForm, chooseAppointment, openBookingForm, start } from './world';

const ADD = 'addV2.do';
const REMARK = '对鸡蛋过敏';
const SLOW = '还没有收到回复，正在核对结果';
/** ms; the main client's timeout and the first pause before the result of a lost answer is queried. */
const TIMEOUT = 10_000;
const FIRST_PAUSE = 1000;
const DAY = 86_400_000;

let provider: Provider;
let proxy: FaultProxy;
beforeAll(async () => {
  provider = await startProvider();
  await provider.scheduleReady();
  proxy = await FaultProxy.start(provider.url);
});
afterEach(() => proxy.calm());
afterAll(async () => {
  await proxy?.stop();
  await provider?.stop();
});

const orders = ({ login }: Account) => ordersOf(provider, login.token);
const family = ({ login }: Account) =>
  provider.ok('GET /linkman/linkman/findByUserId.do', {}, { as: login });

/** The appointment was made once, with the values that were typed. */
async function expectOneOrder(account: Account): Promise<void> {
  const [order, ...more] = await orders(account);
  expect(more).toEqual([]);
  const { remark } = await provider.ok(
    'GET /order/subscribe/clientDetail.do',
    { orderId: order?.orderId ?? '' },
    { as: account.login },
  );
  expect(remark).toBe(REMARK);
}

/** The page says what is wrong and what to do; doing it helps once the fault has ended. */
async function recover(app: App): Promise<void> {
  expect(app.page.find({ role: 'alert' }).text.length).toBeGreaterThan(10);
  proxy.calm();
  await app.page.tap('重试');
}

describe.each(PLATFORMS)('on %s', (platform) => {
  const inTheForm = () => atBookingForm(provider, platform, { apiHost: proxy.url });

  test.each(halfOf(SILENT_FAULTS, platform))(
    'when %s every step says so and goes on after a tap',
    async (_, fault) => {
      const account = await newAccount(provider);
      const app = await start(provider, platform, {
        storage: storageOf(account),
        apiHost: proxy.url,
      });
      proxy.order('.do', fault);
      await app.open('pages/main/home/index');
      await recover(app);
      expect(app.page.text()).toContain('距市中心');

      proxy.order('/base/department/detail.do', fault);
      await app.open('pages/clinic/department-index/index', { depaCode: BOOKING.depaCode });
      await recover(app);
      await app.page.tap(/^再看/);

      const spouse = newcomer('李小红', '19910506');
      await app.open('pages/member/member-form/index', { type: '3' });
      await fillMember(app, spouse, '配偶');
      proxy.order('saveOrUpdateV2.do', fault, 1);
      await app.page.tap('同意并保存');
      expect(app.page.text()).toContain('没有保存');
      expect(app.page.text()).toContain('1991/05/06');
      await app.page.tap('同意并保存');
      expect(app.page.path).not.toBe('pages/member/member-form/index');
      const names = (await family(account)).map(({ name }) => name);
      expect(names.sort()).toEqual([account.name, spouse.name].sort());

      await openBookingForm(app);
      await chooseAppointment(app);
      await app.page.input(/^备注/, REMARK);
      proxy.order(ADD, fault, 1);
      await app.page.tap('提交预约');
      expect(app.page.text()).toContain(SLOW);
      await app.advance(FIRST_PAUSE);
      expect(app.page.path).toBe('pages/booking/subscribe-success/index');

      proxy.order('pageList.do', fault);
      await app.open('pages/order/order-list/index');
      // Where no answer came, the appointment that is stored on the device is shown instead of the failure.
      const isStored = app.page.text().includes('只能查看存在本机的待接种预约');
      if (isStored) {
        proxy.calm();
        await app.page.tap('重新加载');
      } else await recover(app);
      expect(app.page.text()).toContain(account.name);
      expect(app.page.text()).not.toContain('存在本机');
      await expectOneOrder(account);
    },
  );

  test('no answer within 10000 ms is a lost one', async () => {
    const { app, account } = await inTheForm();
    await chooseAppointment(app);
    const release = app.network.hold(ADD);
    await app.page.tap('提交预约');
    await app.advance(TIMEOUT - 100);
    expect(app.page.text()).not.toContain(SLOW);
    await app.advance(100);
    expect(app.page.text()).toContain(SLOW);
    release();
    await app.advance(FIRST_PAUSE);
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
    expect(await orders(account)).toHaveLength(1);
  });

  test.each([
    ['ahead', DAY],
    ['behind', -DAY],
  ])('a provider whose clock is a day %s still gives an appointment', async (_, off) => {
    proxy.shiftClock(off);
    const { app, account } = await inTheForm();
    await app.page.tap(anotherFreeDay(app));
    await app.page.tap(freeTime(app));
    await app.page.tap('提交预约');
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
    await app.open('pages/order/order-list/index');
    expect(app.page.text()).toContain(account.name);
  });

  test('a phone whose clock is half a day off books by the provider’s', async () => {
    const { app, account } = await atBookingForm(provider, platform, {
      apiHost: proxy.url,
      clock: Date.now() - DAY / 2,
    });
    await chooseAppointment(app);
    await app.page.tap('提交预约');
    expect(await orders(account)).toHaveLength(1);
  });

  test('without network nothing typed is lost, and it is booked once it is back', async () => {
    const { app, account } = await inTheForm();
    await chooseAppointment(app);
    await app.page.input(/^备注/, REMARK);
    await app.setOnline(false);
    await app.page.tap('提交预约');
    expect(app.page.text()).toContain('没有网络，预约没有提交');
    expect(await orders(account)).toEqual([]);
    await app.setOnline(true);
    await app.page.tap('再试一次');
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
    await expectOneOrder(account);
  });
});
