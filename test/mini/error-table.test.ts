import './outside-fetch';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODE } from '@contract/errors';
import { SHOWN_BY_PAGE, UNCLEAR } from '../proxy/code-groups';
import { bundleClient } from '../proxy/client/bundle';
import { AREAS, FALLBACK, MESSAGE, expectedOf } from '../proxy/client/cases';
import type { Call, Outcome } from '../proxy/client/entry';
import { SILENT_FAULTS } from '../proxy/faults';
import { FaultProxy } from '../proxy/proxy';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import { removeDirectory, temporaryDirectory } from '../server/kit/temporary-directory';
import type { App } from '../simulator/app';
import { launch } from '../simulator/launch';
import type { Platform } from '../simulator/options';
import { PLATFORMS, halfOf } from './builds';
import { newAccount, newcomer, storageOf } from './people';
import { fillMember } from './touch';
import { BOOKING, atBookingForm, chooseAppointment, start } from './world';

const SAVE = 'saveOrUpdateV2.do';
const ADD = 'addV2.do';
const FORM = 'pages/booking/subscribe/index';
const CALL = 'pages/call/call';

let provider: Provider;
let proxy: FaultProxy;
let folder: string;
beforeAll(async () => {
  folder = temporaryDirectory('client');
  provider = await startProvider();
  await provider.scheduleReady();
  proxy = await FaultProxy.start(provider.url);
});
afterEach(() => proxy.calm());
afterAll(async () => {
  await proxy?.stop();
  await provider?.stop();
  removeDirectory(folder);
});

/** A mini-program that contains nothing but the client and a page that makes the call named in its query. */
async function clientOn(platform: Platform): Promise<(call: Call) => Promise<Outcome>> {
  const root = join(folder, platform);
  mkdirSync(join(root, 'pages/call'), { recursive: true });
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  write('app.json', JSON.stringify({ pages: [CALL] }));
  write('app.js', bundleClient(platform));
  write(`${CALL}.json`, '{}');
  write(`${CALL}.${platform === 'weapp' ? 'wxml' : 'axml'}`, '<view>{{out}}</view>');
  write(
    `${CALL}.js`,
    `Page({ data: { out: '' }, onLoad(query) {
       const call = JSON.parse(query.call[0] === '{' ? query.call : decodeURIComponent(query.call));
       getApp().run(call).then((out) => this.setData({ out: JSON.stringify(out) }));
     } });`,
  );
  const app = await launch(root, { platform, apiHost: proxy.url });
  return async (call) => {
    const page = await app.open(CALL, { call: JSON.stringify(call) });
    return JSON.parse(page.text()) as Outcome;
  };
}

const envelope = (code: string, msg = MESSAGE) => ({ kind: 'envelope', code, msg }) as const;

describe.each(PLATFORMS)('the client on %s', (platform) => {
  test.each(AREAS)('every code %s has its reaction', async (_, endpoint, cases) => {
    const run = await clientOn(platform);
    const seen: object[] = [];
    for (const { code, resolves } of cases) {
      proxy.order(endpoint.slice(5), envelope(code), 1);
      seen.push(await run({ endpoint, body: resolves ?? false }));
    }
    expect(seen).toEqual(cases.map(expectedOf));
  });

  test('a failure without words falls back to its own, and the real provider is understood', async () => {
    const run = await clientOn(platform);
    proxy.order('now.do', envelope(CODE.SERVER, ''), 1);
    const now = { endpoint: 'GET /base/time/now.do' };
    expect((await run(now)).heard).toEqual([`toast: ${FALLBACK}`]);
    expect(await run(now)).toEqual({ resolved: 'data', heard: [] });
    const refused = await run({ endpoint: 'GET /order/subscribe/summary.do' });
    expect(refused).toMatchObject({
      rejected: { code: CODE.LOGIN_INVALID },
      heard: ['login ended'],
    });
  });

  test('an answer that is lost or cannot be read is said', async () => {
    const run = await clientOn(platform);
    for (const [, fault] of SILENT_FAULTS) {
      proxy.order('now.do', fault, 1);
      const { rejected, heard } = await run({ endpoint: 'GET /base/time/now.do' });
      expect(['network', 'malformed']).toContain(rejected?.kind);
      expect(heard).toEqual([`toast: ${rejected?.msg}`]);
    }
  });
});

describe.each(PLATFORMS)('the product on %s', (platform) => {
  const shownByPage = halfOf(SHOWN_BY_PAGE, platform);
  const inTheForm = () => atBookingForm(provider, platform, { apiHost: proxy.url });
  const submitted = async (app: App, code: string): Promise<string> => {
    proxy.order(ADD, envelope(code), 1);
    await app.open(FORM, { vaccId: BOOKING.productId, depaCode: BOOKING.depaCode });
    await app.page.tap('提交预约');
    return app.page.text();
  };

  test('a form says in its place why it was not saved, whatever the code, and keeps what was typed', async () => {
    const account = await newAccount(provider);
    const app = await start(provider, platform, {
      storage: storageOf(account),
      apiHost: proxy.url,
    });
    await app.open('pages/member/member-form/index', { type: '3' });
    const spouse = newcomer('李小红', '19910506');
    await fillMember(app, spouse, '配偶');
    for (const code of shownByPage) {
      proxy.order(SAVE, envelope(code, `${code} 的原因`), 1);
      await app.page.tap('同意并保存');
      expect(app.page.text()).toContain(`没有保存${code} 的原因`);
    }
    expect(app.toasts).toEqual([]);
    expect(app.page.path).toBe('pages/member/member-form/index');
    await app.page.tap('同意并保存');
    expect(app.page.path).not.toBe('pages/member/member-form/index');
  });

  test('a page that cannot be read says the provider’s sentence and offers to try again', async () => {
    const app = await start(provider, platform, { apiHost: proxy.url });
    for (const code of shownByPage) {
      proxy.order('/base/department/detail.do', envelope(code, `${code} 的原因`), 1);
      await app.open('pages/clinic/department-index/index', { depaCode: BOOKING.depaCode });
      expect(app.page.find({ role: 'alert' }).text).toContain(`${code} 的原因`);
    }
    expect(app.toasts).toEqual([]);
    await app.page.tap('重试');
    expect(app.page.has({ role: 'alert' })).toBe(false);
  });

  test('a refused booking says why and leads on, and an unclear one is looked up', async () => {
    const { app } = await inTheForm();
    await chooseAppointment(app);
    for (const code of shownByPage) {
      const text = await submitted(app, code);
      const meanwhile = UNCLEAR[code];
      if (meanwhile !== undefined) {
        expect(text).toContain(meanwhile);
        continue;
      }
      expect(app.page.path).toBe('pages/booking/subscribe-error/index');
      expect(text).toContain(MESSAGE);
      expect(app.page.findAll({ class: 'ui-button' }).length).toBeGreaterThan(0);
    }
  });

  test.each([CODE.LOGIN_INVALID, CODE.MOBILE_INVALID])('%s leads to the login', async (code) => {
    const { app } = await inTheForm();
    await chooseAppointment(app);
    await submitted(app, code);
    expect(app.page.path).toBe('pages/account/login/index');
    const isSignedOut = !(app.device.storage.get('cookie:ym_token') ?? '').includes('|');
    expect(isSignedOut).toBe(code === CODE.LOGIN_INVALID);
  });

  test('-201 on the times of a day leads to the vaccine', async () => {
    const { app } = await inTheForm();
    proxy.order('departmentWorkTimes2.do', envelope(CODE.TIME_QUERY));
    await app.page.tap({ class: 'ui-strip-day', nth: -1 });
    expect(app.page.path).toBe('pages/catalogue/vaccine-detail/index');
    expect(app.toasts.map(({ title }) => title)).toEqual([MESSAGE]);
  });
});
