import './outside-fetch';
import { atDesk, untilOpen, vaccinate } from '../server/kit/worlds/desk-hours';
import { bookFor, findTarget } from '../browser/kit/booking';
import { bookVisit } from '../browser/kit/visit';
import { startProvider } from '../server/kit/harness';
import type { CallOptions, Provider } from '../server/kit/harness';
import type { SetDataCost } from '../simulator/meter';
import { PLATFORMS } from './builds';
import { newAccount, ordersOf, storageOf } from './people';
import { BOOKING, start } from './world';

const KB = 1024;
/** Limit for opening a page of a subpackage. */
const OPEN = { calls: 3, max: 32 * KB };
const LOT = 'L20260715';

let provider: Provider;
let desk: CallOptions;
beforeAll(async () => {
  provider = await startProvider({ env: { CLOCK_OFFSET_MS: String(untilOpen()) } });
  await provider.scheduleReady();
  desk = await atDesk(provider, BOOKING.depaCode);
});
afterAll(() => provider?.stop());

describe.each(PLATFORMS)('after the appointment on %s', (platform) => {
  test('pages about money, the half hour, the certificate and the clinic’s own orders open within budget', async () => {
    const account = await newAccount(provider);
    const person = { ...account, documentNumber: account.residentNumber };
    const orderId = await vaccinate(provider, person, LOT);
    await provider.ok(
      'POST /vaccine/userWantVaccine/saveUserIsWantVaccine.do',
      { productId: BOOKING.productId, regionCode: '110000' },
      { as: account.login },
    );
    const app = await start(provider, platform, { storage: storageOf(account) });
    const pages: readonly [string, Record<string, string>, string][] = [
      ['pages/order/offline-order/index', {}, account.name],
      ['pages/order/offline-order-detail/index', { orderId }, LOT],
      ['pages/order/inoculate-note/index', { orderId }, '请在留观区休息'],
      ['pages/order/certificate/index', { orderId }, LOT],
      ['pages/order/scan-confirm/index', {}, '扫签到码'],
      ['pages/order/refund-details/index', { orderId }, '没有找到这个预约'],
      ['pages/order/cancel-order-detail/index', { orderId }, '没有找到这个预约'],
      ['pages/verify/certificate-verify/index', {}, '扫描凭证二维码'],
      ['pages/catalogue/user-want-do/index', {}, '取消提醒'],
    ];
    const tooMuch: Record<string, SetDataCost> = {};
    const missing: string[] = [];
    for (const [path, query, words] of pages) {
      const cost = await app.measure(() => app.open(path, query));
      if (cost.calls > OPEN.calls || cost.max > OPEN.max) tooMuch[path] = cost;
      if (!app.page.text().includes(words)) missing.push(`${path}: ${app.page.text()}`);
    }
    expect({ tooMuch, missing }).toEqual({ tooMuch: {}, missing: [] });
  });

  test('the clinic’s number to call is corrected without giving up the place', async () => {
    const account = await newAccount(provider);
    const person = { ...account, documentNumber: account.residentNumber };
    const orderId = await bookFor(provider, person, await findTarget(provider, person));
    const app = await start(provider, platform, { storage: storageOf(account) });
    await app.open('pages/order/order-detail/index', { orderId });
    await app.page.tap('更正联系手机');
    await app.page.input('联系手机', '1361234');
    await app.page.tap('保存');
    expect(app.page.text()).toContain('请填写 11 位大陆手机号');
    await app.page.input('联系手机', '136 1234 5678');
    await app.page.tap('保存');
    expect(app.page.text()).toContain('现在是 136****5678');
    const [order] = await ordersOf(provider, account.login.token);
    expect(order?.status).toBe('BOOKED');
  });

  test('a visit of two is one card, with everybody, and each dose leads to its own page', async () => {
    const account = await newAccount(provider);
    const [own] = await bookVisit(provider, account, '王小兰');
    const app = await start(provider, platform, { storage: storageOf(account) });
    await app.open('pages/order/order-list/index');
    await app.page.tap('2 人 · 2 剂');
    expect(app.page.path).toBe('pages/order/order-detail/index');
    for (const name of ['王小兰', account.name]) expect(app.page.text()).toContain(name);
    const first = app.page.query.orderId;
    const [other] = app.page
      .findAll({ class: 'ui-cell--press' })
      .filter(({ text }) => text.includes('本季接种'));
    if (!other) throw new Error(`no other dose: ${app.page.text()}`);
    await app.page.tap(other);
    expect(app.page.query.orderId).not.toBe(first);
    expect([first, app.page.query.orderId]).toContain(own);
  });

  test('the platform’s scanner reads the clinic’s code and a certificate', async () => {
    const account = await newAccount(provider);
    const person = { ...account, documentNumber: account.residentNumber };
    const orderId = await vaccinate(provider, person, LOT);
    const app = await start(provider, platform, { storage: storageOf(account) });
    const { code } = await provider.ok('GET /desk/code.do', {}, desk);
    app.device.scanResult = `https://example.com/index.html#/scanConfirm?code=${code}`;
    await app.open('pages/order/scan-confirm/index');
    await app.page.tap('扫签到码');
    expect(app.page.text()).toContain('您还没有待接种的预约');

    const { text } = await provider.ok(
      'GET /order/certificate/detail.do',
      { orderId },
      { as: account.login },
    );
    app.device.scanResult = text;
    await app.open('pages/verify/certificate-verify/index');
    await app.page.tap('扫描凭证二维码');
    expect(app.page.text()).toContain('签名有效');
    expect(app.page.text()).toContain(LOT);
    app.device.scanResult = `${text.slice(0, -4)}AAAA`;
    await app.page.tap('扫描凭证二维码');
    expect(app.page.text()).toContain('签名无效');
  });
});
