import './outside-fetch';
import { bookFor, findTarget } from '../browser/kit/booking';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import { agreed } from '../server/kit/share-member';
import { PLATFORMS } from './builds';
import { memberOf, newAccount, ordersOf, storageOf } from './people';
import { start } from './world';

const ACCEPT = 'pages/member/accept-invitation/index';
const CAREGIVERS = 'pages/member/caregivers/index';
const FAMILY = 'pages/member/member-list/index';
const ORDERS = 'pages/order/order-list/index';
const ORDER = 'pages/order/order-detail/index';
const AGREE = '我同意这样显示我的手机号和办理记录，看到的信息只用来照看这位家人';
/** ms for which an answer is shown again without asking. */
const FRESH = 10_000;

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  await provider.scheduleReady();
});
afterAll(() => provider?.stop());

describe.each(PLATFORMS)('a child whom both parents have entered, on %s', (platform) => {
  /** An invitation to a member, and the phone of whoever has entered the same person and booked for them. */
  async function invited() {
    const owner = await newAccount(provider, '王小宝');
    const second = await newAccount(provider, '李大明');
    const own = await provider.ok(
      'POST /linkman/linkman/saveOrUpdateV2.do',
      { ...memberOf({ ...owner, mobile: second.mobile }), relationType: 3 },
      { as: second.login },
    );
    const entry = { ...second, linkmanId: own.linkmanId, name: owner.name };
    const target = await findTarget(provider, entry);
    const orderId = await bookFor(provider, entry, target);
    const { code } = await provider.ok(
      'POST /linkman/caregiver/invite.do',
      { linkmanId: owner.linkmanId, role: 'guardian', agreed },
      { as: owner.login },
    );
    const app = await start(provider, platform, { storage: storageOf(second) });
    await app.open(ACCEPT, { code });
    expect(app.page.text()).toContain('您也添加过王小宝');
    expect(app.page.text()).toContain('未完成的预约 1 个');
    await app.page.tap(AGREE);
    return { owner, second, target, orderId, app };
  }
  test('is one after two taps, with the appointment that the second parent made', async () => {
    const { owner, orderId, app } = await invited();
    await app.page.tap('合并并接受');
    expect(app.page.path).toBe(FAMILY);
    expect(app.page.text().match(/王小宝/g)).toHaveLength(1);
    expect(app.page.text()).toContain('共同管理');
    await app.open(ORDERS);
    expect(app.page.text()).toContain('王小宝');
    expect(app.page.text()).toContain('共 1 次预约');
    await app.open(ORDER, { orderId });
    expect(app.page.text()).toContain('王小宝');
    expect(app.page.has('改约')).toBe(true);
    const orders = await ordersOf(provider, owner.login.token);
    expect(orders.map((order) => order.orderId)).toEqual([orderId]);
  });

  test('and booked twice: both appointments are named, one is cancelled, then it is one by a tap', async () => {
    const { owner, target, orderId, app } = await invited();
    const theirs = await bookFor(provider, owner, target);
    await app.page.tap('合并并接受');
    expect(app.page.path).toBe(CAREGIVERS);
    expect(app.page.text()).toContain('合并后有预约会互相冲突');
    expect(app.page.text()).toContain('您约的');
    expect(app.page.text()).toContain('对方约的');
    expect(app.page.has('合并为同一位家人')).toBe(false);
    await app.page.tap({ text: '对方约的', class: 'ui-cell' });
    expect(app.page.path).toBe(ORDER);
    await provider.ok(
      'POST /order/subscribe/cancel.do',
      { orderId: theirs, reason: 'time' },
      { as: owner.login },
    );
    await app.advance(FRESH);
    await app.open(CAREGIVERS, { linkmanId: owner.linkmanId });
    await app.page.tap('合并为同一位家人');
    expect(app.page.text()).not.toContain('您自己也添加过');
    await app.open(ORDERS);
    expect(app.page.text()).toContain('王小宝');
    const orders = await ordersOf(provider, owner.login.token);
    expect(orders.map((order) => order.orderId).sort()).toEqual([orderId, theirs].sort());
  });
});
