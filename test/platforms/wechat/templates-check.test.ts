import { checkTemplates } from '../../../server/domain/service/message/platform/check-templates';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '../../../server/platforms/wechat/client';
import { removeDirectory } from '../../server/kit/temporary-directory';
import { MINI, startFake } from './start-fake';
import type { RunningFake } from './start-fake';

const WECHAT_FIELDS = { what: 'thing1', clinic: 'thing3', day: 'date4' };

let fake: RunningFake;
const folder = mkdtempSync(join(tmpdir(), 'templates-'));
beforeAll(async () => {
  fake = await startFake({
    templates: ['T1', 'T2', 'T3'],
    templateFields: {
      T1: ['thing1', 'thing3', 'date4'],
      T2: ['thing1', 'thing3', 'date4', 'phrase5'],
      T3: ['thing1', 'date4'],
    },
  });
});
afterAll(async () => {
  await fake?.stop();
  removeDirectory(folder);
});
afterEach(() => {
  expect(fake.state.calls.flatMap(({ violations }) => violations)).toEqual([]);
});

/** The mini-program's client with a token of the double's. */
function client() {
  const token = fake.state.tokens.issue(MINI.appId, MINI.secret, false)?.value ?? '';
  return createClient({
    transport: { origin: fake.url, fetch, gate: (work) => work(), timeout: 5_000 },
    log: { warn: () => undefined, error: () => undefined },
    token: {
      current: () => Promise.resolve(token),
      replace: () => Promise.resolve(token),
      endsAt: () => Promise.resolve(Infinity),
    },
    now: () => Date.now(),
  });
}

const settings = (templates: object) => {
  const path = join(folder, 'messages.json');
  writeFileSync(path, JSON.stringify({ templates }));
  return path;
};
const check = (weapp: object) =>
  checkTemplates(settings({ weapp }), { weapp: client(), alipay: false });

test('a template that the account has, with the fields that are named, is right', async () => {
  expect(await check({ reminder: { id: 'T1', fields: WECHAT_FIELDS } })).toMatchObject([
    { service: 'Message templates of WeChat', state: 'ok' },
    { service: 'Message templates of Alipay', state: 'off' },
  ]);
});

test.each([
  ['it does not have', 'T9', 'change: the account has no template T9'],
  ['has a field more, which WeChat would miss', 'T2', 'phrase5'],
  ['lacks a field that is named', 'T3', 'thing3'],
])('a template that %s fails by its name', async (_, id, says) => {
  const [wechat] = await check({
    reminder: { id: 'T1', fields: WECHAT_FIELDS },
    change: { id, fields: WECHAT_FIELDS },
  });
  expect(wechat).toMatchObject({ state: 'failed', says: expect.stringContaining(says) });
  expect(wechat?.says).not.toContain('reminder');
});

test('an account that may not ask for its templates fails', async () => {
  fake.failNext('/wxaapi/newtmpl/gettemplate', { kind: 'errcode', errcode: 48001 });
  const [wechat] = await check({ reminder: { id: 'T1', fields: WECHAT_FIELDS } });
  expect(wechat).toMatchObject({ state: 'failed', says: expect.stringContaining('48001') });
});

test('an answer without a list fails', async () => {
  fake.failNext('/wxaapi/newtmpl/gettemplate', { kind: 'text', text: '{"errcode":0}' });
  const [wechat] = await check({ reminder: { id: 'T1', fields: WECHAT_FIELDS } });
  expect(wechat).toMatchObject({ state: 'failed', says: expect.stringContaining('the list') });
});

test('of Alipay’s it is said that no call lists them', async () => {
  const path = settings({ alipay: { reminder: { id: 'A1', keywords: ['what'] } } });
  const checks = await checkTemplates(path, { weapp: null, alipay: true });
  expect(checks).toMatchObject([
    { state: 'off' },
    { state: 'off', says: expect.stringContaining('1 template') },
  ]);
});

test('a file that cannot be read, or is for an account that is not set up, fails', async () => {
  const none = { weapp: null, alipay: false };
  expect(await checkTemplates(join(folder, 'none.json'), none)).toMatchObject([
    { state: 'failed', says: expect.stringContaining('MESSAGE_SETTINGS') },
  ]);
  const path = settings({ weapp: { reminder: { id: 'T1', fields: WECHAT_FIELDS } } });
  expect(await checkTemplates(path, none)).toMatchObject([
    { state: 'failed', says: expect.stringContaining('WECHAT_MINI_APP_ID') },
  ]);
});

test('without settings nothing is asked', async () => {
  const before = fake.state.calls.length;
  const checks = await checkTemplates(undefined, { weapp: client(), alipay: true });
  expect(checks.map(({ state }) => state)).toEqual(['off', 'off']);
  expect(fake.state.calls).toHaveLength(before);
});
