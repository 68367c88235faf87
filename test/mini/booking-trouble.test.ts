import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { App } from '../simulator/app';
import { PLATFORMS } from './builds';
import { newAccount, newcomer, ordersOf, storageOf } from './people';
import type { Account } from './people';
import { fillMember } from './touch';
import { BOOKING, atBookingForm, chooseAppointment, openBookingForm, sent, start } from './world';

/** ms; the first pause before the result of a lost answer is queried. */
const FIRST_PAUSE = 1000;
const ADD = 'addV2.do';
let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  await provider.scheduleReady();
});
afterAll(() => provider?.stop());

const orders = ({ login }: Account) => ordersOf(provider, login.token);

/** Books a place for somebody else. */
async function fillSlot(slotId: number): Promise<void> {
  const { login, linkmanId } = await newAccount(provider);
  const { version } = await provider.ok('GET /vaccine/vaccineArticle/findVaccGuidelines.do', {
    vaccId: BOOKING.productId,
  });
  const idempotencyKey = `taken-${linkmanId}`.padEnd(20, '0').slice(0, 64);
  await provider.ok(
    'POST /subscribe/subscribe/addV2.do',
    { ...BOOKING, idempotencyKey, slotId, linkmanId, doseNo: 1, guidelineVersion: version },
    { as: login },
  );
}

/** The chosen slot as the provider has it, with its day. */
async function chosenTime(app: App) {
  const asked = app.network.log.filter(({ url }) => url.includes('departmentWorkTimes2.do')).at(-1);
  const day = new URL(asked?.url ?? '').searchParams.get('day') ?? '';
  const times = await provider.ok('GET /subscribe/subscribe/departmentWorkTimes2.do', {
    ...BOOKING,
    day,
  });
  const chosen = app.page
    .findAll({ class: 'ui-slot' })
    .find((node) => node.classes.includes('is-on'));
  const time = times.find(({ startTime }) => chosen?.label.startsWith(startTime));
  if (!time) throw new Error(`the provider has no such time: ${chosen?.label}`);
  return { ...time, day };
}

describe.each(PLATFORMS)('when booking does not go smoothly on %s', (platform) => {
  const atForm = () => atBookingForm(provider, platform);

  test('a lost answer is looked up and books once', async () => {
    const { app, account } = await atForm();
    await chooseAppointment(app);
    app.network.lose(ADD);
    await app.page.tap('提交预约');
    expect(app.page.text()).toContain('还没有收到回复，正在核对结果');
    await app.advance(FIRST_PAUSE);
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
    expect(await orders(account)).toHaveLength(1);
    expect(sent(app, ADD)).toBe(1);
  });

  test('a request that never arrived is sent again under the same key', async () => {
    const { app, account } = await atForm();
    await chooseAppointment(app);
    app.network.fail(ADD);
    await app.page.tap('提交预约');
    await app.advance(FIRST_PAUSE);
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
    expect(await orders(account)).toHaveLength(1);
    const keys = app.network.log
      .filter(({ url }) => url.includes(ADD))
      .map(({ body }) => (JSON.parse(body ?? '{}') as { idempotencyKey: string }).idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('leaving while the answer is on its way, and coming back, books once', async () => {
    const { app, account } = await atForm();
    await chooseAppointment(app);
    app.network.lose(ADD);
    await app.page.tap('提交预约');
    await openBookingForm(app);
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
    expect(await orders(account)).toHaveLength(1);
  });

  test('a time that was not kept and is sold out is explained, and one tap takes one of the nearest', async () => {
    const { app, account } = await atForm();
    app.network.fail('hold.do');
    await chooseAppointment(app);
    const slot = await chosenTime(app);
    await Promise.all(Array.from({ length: slot.residue }, () => fillSlot(slot.id)));
    await app.page.tap('提交预约');
    expect(app.page.path).toBe('pages/booking/subscribe-error/index');
    expect(app.page.text()).toContain('这个时间刚被约满');
    const alternatives = app.page.findAll({
      label: new RegExp(`约这个时间 为${account.name}预约$`),
    });
    expect(alternatives.length).toBeGreaterThan(0);
    expect(alternatives.length).toBeLessThanOrEqual(3);
    const [alternative] = alternatives;
    if (!alternative) return;
    await app.page.tap(alternative);
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
    const [order, ...more] = await orders(account);
    expect(more).toEqual([]);
    expect(alternative.label).toContain(order?.startTime);
    expect(`${order?.day} ${order?.startTime}`).not.toBe(`${slot.day} ${slot.startTime}`);
  });

  test('back from the success page does not book again', async () => {
    const account = await newAccount(provider);
    const app = await start(provider, platform, { storage: storageOf(account) });
    await app.open('pages/clinic/department-index/index', { depaCode: BOOKING.depaCode });
    await app.page.tap(/^再看/);
    await app.page.tap({ label: /^预约.*0\.5ml/ });
    await app.page.tap('已阅读，同意并继续');
    await chooseAppointment(app);
    await app.page.tap('提交预约');
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
    await app.back();
    expect(app.page.path).toBe('pages/clinic/department-index/index');
    expect(sent(app, ADD)).toBe(1);
    expect(await orders(account)).toHaveLength(1);
  });

  test('a double tap on submit books once', async () => {
    const { app, account } = await atForm();
    await chooseAppointment(app);
    const button = app.page.find('提交预约');
    const { page } = app;
    await Promise.all([page.tap(button), page.tap(button)]);
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
    expect(sent(app, ADD)).toBe(1);
    expect(app.stack.filter((path) => path.includes('subscribe-success'))).toHaveLength(1);
    expect(await orders(account)).toHaveLength(1);
  });

  test('what was filled in is still there after adding a family member', async () => {
    const { app } = await atForm();
    await chooseAppointment(app);
    const { startTime, endTime } = await chosenTime(app);
    await app.page.input(/^备注/, '对鸡蛋过敏');
    await app.page.tap('添加家庭成员');
    expect(app.page.path).toBe('pages/member/member-form/index');
    const spouse = newcomer('李小红', '19910506');
    await fillMember(app, spouse, '配偶');
    await app.page.tap('同意并保存');
    expect(app.page.path).toBe('pages/booking/subscribe/index');
    expect(app.page.find({ role: 'status' }).text).toContain('李小红');
    expect(app.page.find({ role: 'status' }).text).toContain(`${startTime}\u2060–\u2060${endTime}`);
    expect(app.page.find({ tag: 'textarea' }).attribute('value')).toBe('对鸡蛋过敏');
  });

  test('the same person cannot be booked twice, and the form leads to the order that stands', async () => {
    const { app } = await atForm();
    await chooseAppointment(app);
    await app.page.tap('提交预约');
    await openBookingForm(app);
    expect(app.page.text()).toContain('暂时不能预约');
    await app.page.tap('查看已有预约');
    expect(app.page.path).toBe('pages/order/order-detail/index');
  });

  test('without network the form says so and comes back on a tap', async () => {
    const { app } = await atForm();
    await chooseAppointment(app);
    await app.setOnline(false);
    await app.page.tap('提交预约');
    expect(app.page.text()).toContain('没有网络，预约没有提交');
    await app.setOnline(true);
    await app.page.tap('再试一次');
    expect(app.page.path).toBe('pages/booking/subscribe-success/index');
  });
});
