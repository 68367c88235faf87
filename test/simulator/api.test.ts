import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { PRIVATE_INTERFACES } from './api/person';
import type { App } from './app';
import { launch } from './launch';
import type { LaunchOptions } from './options';

type Result = Record<string, unknown>;
type Task = { abort(): void };

const server = http.createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += part));
  request.on('end', () => {
    response.statusCode = request.url?.includes('broken') ? 500 : 200;
    response.setHeader('content-type', 'application/json');
    const { method, url, headers } = request;
    const answer = JSON.stringify({ method, url, body, type: headers['content-type'] });
    setTimeout(() => response.end(answer), request.url?.includes('slow') ? 60 : 0);
  });
});

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => server.close(done)));

function start(options: Partial<LaunchOptions> = {}): Promise<App> {
  const platform = options.platform ?? 'weapp';
  const apiHost = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return launch(join(__dirname, 'fixture', platform), { platform, apiHost, ...options });
}

function begin(app: App, name: string, options: object = {}): { task: Task; result: Result } {
  const result: Result = {};
  const api = app.api as Record<string, (options: object) => unknown>;
  const keep = (outcome: string) => (value: Result) => Object.assign(result, value, { outcome });
  const task = api[name]?.({ ...options, success: keep('success'), fail: keep('fail') });
  return { task: task as Task, result };
}

async function call(app: App, name: string, options: object = {}): Promise<Result> {
  const { result } = begin(app, name, options);
  await app.settle();
  return result;
}

test('answers of requests that are under way together arrive together while traffic is measured', async () => {
  const app = await start();
  const come: number[] = [];
  const ask = (path: string): void => {
    const note = (): number => come.push(app.network.log.filter(({ status }) => status).length);
    const api = app.api as Record<string, (options: object) => unknown>;
    api.request?.({ url: `https://api.example.com/${path}`, success: note, fail: note });
  };
  await app.measure(async () => {
    ask('slow.do');
    ask('quick.do');
    await app.settle();
  });
  expect(come).toEqual([2, 2]);
});

test('a request goes over real HTTP with JSON body and lower-case headers', async () => {
  const app = await start();
  const url = 'https://api.example.com/a/b.do';
  const result = await call(app, 'request', { url, method: 'POST', data: { a: 1 } });
  expect(result).toMatchObject({
    statusCode: 200,
    errMsg: 'request:ok',
    data: { method: 'POST', url: '/a/b.do', body: '{"a":1}', type: 'application/json' },
  });
});

test('HTTP 500 is a success on WeChat and a failure with status on Alipay', async () => {
  const url = 'https://api.example.com/broken';
  const wechat = await call(await start(), 'request', { url });
  expect(wechat).toMatchObject({ outcome: 'success', statusCode: 500 });
  const alipay = await call(await start({ platform: 'alipay' }), 'request', { url });
  expect(alipay).toMatchObject({ outcome: 'fail', error: 19, status: 500 });
});

test('offline, lost, late and aborted requests fail as on the device', async () => {
  const app = await start();
  const url = 'https://api.example.com/x';
  app.network.lose('/x');
  expect(await call(app, 'request', { url })).toMatchObject({ outcome: 'fail' });
  expect(app.network.log.at(-1)).toMatchObject({ status: 200 });
  app.network.hold('/x');
  const late = begin(app, 'request', { url, timeout: 5000 });
  await app.advance(4900);
  expect(late.result).toEqual({});
  await app.advance(200);
  expect(late.result).toMatchObject({ errMsg: 'request:fail timeout' });
  const aborted = begin(app, 'request', { url });
  aborted.task.abort();
  await app.settle();
  expect(aborted.result).toMatchObject({ errMsg: 'request:fail abort' });
  await app.setOnline(false);
  expect((await call(app, 'request', { url }))['errMsg']).toMatch(/DISCONNECTED/);
});

test('a held answer arrives when it is released', async () => {
  const app = await start();
  const release = app.network.hold('/x');
  const { result } = begin(app, 'request', { url: 'https://api.example.com/x' });
  await app.settle();
  expect(result).toEqual({});
  release();
  await app.settle();
  expect(result).toMatchObject({ statusCode: 200 });
});

test('one key holds 1 MB on WeChat and 200 KB on Alipay', async () => {
  const data = 'x'.repeat(300 * 1024);
  const wechat = await call(await start(), 'setStorage', { key: 'k', data });
  expect(wechat['errMsg']).toBe('setStorage:ok');
  const alipay = await call(await start({ platform: 'alipay' }), 'setStorage', { key: 'k', data });
  expect(alipay).toMatchObject({ outcome: 'fail', error: 14 });
});

test('the place is told only when declared and permitted', async () => {
  const granted = await call(await start(), 'getLocation');
  expect(granted).toMatchObject({ latitude: 31.2304, longitude: 121.4737 });
  const denied = await start({ permissions: { location: 'denied' } });
  expect((await call(denied, 'getLocation'))['errMsg']).toBe('getLocation:fail auth deny');
  const undeclared = await call(await start(), 'getFuzzyLocation');
  expect(undeclared['errMsg']).toMatch(/need to be declared in the requiredPrivateInfos/);
});

test('without consent to the privacy guide a private API waits for it or fails with 104', async () => {
  const silent = await start({ privacyAgreed: false });
  expect(await call(silent, 'getLocation')).toMatchObject({ errno: 104 });
  const asking = await start({ privacyAgreed: false });
  const { onNeedPrivacyAuthorization } = asking.api as Record<string, (x: unknown) => void>;
  let answer: ((value: object) => void) | undefined;
  onNeedPrivacyAuthorization?.((resolve: (value: object) => void) => (answer = resolve));
  const { result } = begin(asking, 'getLocation');
  await asking.settle();
  expect(result).toEqual({});
  answer?.({ event: 'agree', buttonId: 'agree' });
  await asking.settle();
  expect(result).toMatchObject({ latitude: 31.2304 });
});

test.each(PRIVATE_INTERFACES)(
  '%s is private: unknown or refused without the guide',
  async (name) => {
    const app = await start({ privacyAgreed: false });
    if (!(name in app.api)) return;
    expect(await call(app, name)).toMatchObject({
      outcome: 'fail',
      errno: 104,
      errMsg: `${name}:fail privacy permission is not authorized`,
    });
    expect(app.device.privacyRefusals).toEqual([name]);
  },
);

test('the privacy guide takes callbacks only, and a refusal of it comes by one', async () => {
  const app = await start({ privacyAgreed: false });
  const { task, result } = begin(app, 'requirePrivacyAuthorize');
  expect(task).toBeUndefined();
  await app.settle();
  expect(result).toMatchObject({ outcome: 'fail', errno: 104 });
  app.device.agreeToPrivacy();
  expect(await call(app, 'requirePrivacyAuthorize')).toMatchObject({ outcome: 'success' });
});

test('a modal waits for its answer and stands in the way of the page', async () => {
  const app = await start();
  const page = await app.open('pages/list/list');
  const { result } = begin(app, 'showModal', { title: 'Sure?', confirmText: 'Yes' });
  await app.settle();
  await expect(page.tap('choose')).rejects.toThrow(/"Sure\?" is in the way/);
  await app.answer('Yes');
  expect(result).toMatchObject({ confirm: true, cancel: false });
});

test('timers move only with the test', async () => {
  const app = await start({ clock: '2026-03-02T08:00:00Z' });
  let at = 0;
  app.clock.setTimeout(() => (at = app.clock.now()), 60_000);
  await app.advance(59_000);
  expect(at).toBe(0);
  await app.advance(1_000);
  expect(new Date(at).toISOString()).toBe('2026-03-02T08:01:00.000Z');
});

test('a timer that comes due again and again while the phone sleeps runs once when it wakes', async () => {
  const app = await start();
  let ran = 0;
  app.clock.setInterval(() => (ran += 1), 1_000);
  await app.sleep(10_500);
  expect(ran).toBe(1);
  await app.advance(2_000);
  expect(ran).toBe(3);
});

test("random bytes arrive as an ArrayBuffer of the app's world", async () => {
  const { randomValues } = await call(await start(), 'getRandomValues', { length: 16 });
  const bytes = [...new Uint8Array(randomValues as ArrayBuffer)];
  expect(bytes).toHaveLength(16);
  expect(new Set(bytes).size).toBeGreaterThan(4);
});

test('what the platforms call things differs as it does on the phone', async () => {
  const wechat = await start();
  const alipay = await start({ platform: 'alipay', permissions: { location: 'ask' } });
  const told = (app: App) => (app.api['getSystemInfoSync'] as () => Result)();
  expect(told(wechat)).toMatchObject({ language: 'zh_CN', platform: 'android', theme: 'light' });
  expect(told(alipay)).toMatchObject({ language: 'zh-Hans', platform: 'Android' });
  expect(told(alipay)).not.toHaveProperty('theme');
  await alipay.setOnline(false);
  expect(await call(alipay, 'getNetworkType')).toMatchObject({ networkType: 'NOTREACHABLE' });
  expect(alipay.api).not.toHaveProperty('authorize');
  expect((alipay.api['canIUse'] as (name: string) => boolean)('authorize')).toBe(false);
  const { result } = begin(alipay, 'getLocation');
  await alipay.settle();
  await alipay.answer('拒绝');
  expect(result).toMatchObject({ outcome: 'fail', error: 2001 });
  const set = alipay.api['setStorageSync'] as (options: object) => Result;
  expect(set({ key: 'k', data: 'x'.repeat(300 * 1024) })).toMatchObject({ error: 14 });
});

test('some calls of WeChat need a finger on the page', async () => {
  const app = await start();
  expect((await call(app, 'openSetting'))['errMsg']).toMatch(/TAP gesture/);
  const ask = await call(app, 'requestSubscribeMessage', { tmplIds: ['t1'] });
  expect(ask['errMsg']).toMatch(/TAP gesture/);
});
