import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS } from '../../../server/platforms/wechat/calls';
import { PAY_CALLS } from '../../../server/platforms/wechat/pay/calls';
import { createFakeWeChat } from '../../../server/platforms/simulated/wechat/fake-wechat';
import { MINI, WEB } from './start-fake';

const FOLDER = join(__dirname, '../../../server/platforms/wechat');
const sources = readdirSync(FOLDER)
  .filter((name) => /(?<!\.test)\.ts$/.test(name) && name !== 'calls.ts')
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'))
  .join('\n');

test('every call that the code makes stands in the table of published calls, and every one there is made', () => {
  expect(sources).not.toMatch(/['"`]\/(sns|cgi-bin|wxa)\//);
  const unused = Object.keys(CALLS).filter((name) => !sources.includes(`'${name}'`));
  expect(unused).toEqual([]);
});

test('each names the page that publishes it', () => {
  for (const { page } of Object.values(CALLS)) expect(page).toMatch(/^[\w/:. -]+$/);
});

describe('the double', () => {
  let now = Date.parse('2026-11-22T00:00:00Z');
  const { fetch: ask, state } = createFakeWeChat({
    accounts: [
      { appId: MINI.appId, secret: () => MINI.secret, kind: 'mini' },
      { appId: WEB.appId, secret: () => WEB.secret, kind: 'web' },
    ],
    now: () => now,
    isLenient: false,
    pages: ['pages/home/index'],
    templates: ['T1'],
    templateFields: { T1: ['thing1'] },
  });
  const post = async (path: string, body: object) => {
    const answer = await ask(`http://double${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const get = async (path: string) =>
    (await (await ask(`http://double${path}`)).json()) as Record<string, unknown>;
  const stable = (more: object = {}) =>
    post('/cgi-bin/stable_token', {
      grant_type: 'client_credential',
      appid: MINI.appId,
      secret: MINI.secret,
      ...more,
    });
  const withToken = async (path: string, body: object) =>
    (await post(`${path}?access_token=${String((await stable()).access_token)}`, body)).errcode;

  test('repeats a token until five minutes before its end, and ends it then', async () => {
    const first = await stable();
    expect(first.expires_in).toBe(7200);
    now += 6_899_000;
    expect((await stable()).access_token).toBe(first.access_token);
    now += 2_000;
    expect((await stable()).access_token).not.toBe(first.access_token);
    now += 300_000;
    const old = `/wxa/generate_urllink?access_token=${String(first.access_token)}`;
    expect((await post(old, {})).errcode).toBe(42001);
  });

  test('lets a token be forced every 30 s and 20 times a day', async () => {
    expect((await stable({ force_refresh: true })).errcode).toBe(0);
    now += 29_000;
    expect((await stable({ force_refresh: true })).errcode).toBe(45009);
    for (let times = 1; times < 20; times += 1) {
      now += 31_000;
      expect((await stable({ force_refresh: true })).errcode).toBe(0);
    }
    now += 31_000;
    expect((await stable({ force_refresh: true })).errcode).toBe(45009);
  });

  test.each([
    ['another app', { appid: 'wx1' }, 40013],
    ['another secret', { secret: 'x' }, 40125],
    ['a field that is not published', { other: 1 }, 47001],
    ['a text for a flag', { force_refresh: 'true' }, 47001],
  ])('refuses %s', async (_, more, errcode) => {
    expect((await stable(more)).errcode).toBe(errcode);
  });

  test('takes a login code once, within five minutes, of the account it was given for', async () => {
    const session = (code: string, { appId, secret } = MINI) =>
      get(
        `/sns/jscode2session?appid=${appId}&secret=${secret}&js_code=${code}&grant_type=authorization_code`,
      );
    const code = state.codes.give('login', 'anna');
    expect((await session(code)).openid).toMatch(/^o[\w-]{27}$/);
    expect((await session(code)).errcode).toBe(40029);
    const late = state.codes.give('login', 'anna');
    now += 300_001;
    expect((await session(late)).errcode).toBe(40029);
    expect((await session(state.codes.give('login', 'anna'), WEB)).errcode).toBe(48001);
  });

  test('refuses a user’s 101st login in a minute', async () => {
    now += 60_000;
    const codes = Array.from({ length: 101 }, () => state.codes.give('login', 'often'));
    const answers = [];
    for (const code of codes)
      answers.push(
        (
          await get(
            `/sns/jscode2session?appid=${MINI.appId}&secret=${MINI.secret}&js_code=${code}&grant_type=authorization_code`,
          )
        ).errcode,
      );
    expect([answers[99], answers[100]]).toEqual([0, 45011]);
  });

  const message = {
    template_id: 'T1',
    touser: 'o1',
    data: { thing1: { value: '接种提醒' } },
    page: 'pages/home/index?a=1',
    miniprogram_state: 'formal',
    lang: 'zh_CN',
  };
  test.each([
    ['a template of others', { template_id: 'T2' }, 40037],
    ['a page that is not released', { page: 'pages/other/index' }, 41030],
    ['a page with a slash before it', { page: '/pages/home/index' }, 41030],
    ['a value that does not fit', { data: { time1: { value: 'soon' } } }, 47003],
    ['a bare value', { data: { thing1: 'soon' } }, 47003],
    ['without a field of the template', { data: { thing2: { value: '接种提醒' } } }, 47003],
    ['somebody who accepted nothing', {}, 43101],
  ])('sends no message: %s', async (_, more, errcode) => {
    const path = '/cgi-bin/message/subscribe/send';
    expect(await withToken(path, { ...message, ...more })).toBe(errcode);
  });

  test('sends one message for each that was accepted', async () => {
    state.acceptances.set('o1 T1', 1);
    const path = '/cgi-bin/message/subscribe/send';
    expect(await withToken(path, message)).toBe(0);
    expect(await withToken(path, message)).toBe(43101);
  });

  test('lists the account’s templates with their fields, for a token of the mini-program', async () => {
    const list = async (token: unknown) =>
      get(`/wxaapi/newtmpl/gettemplate?access_token=${String(token)}`);
    const { data } = await list((await stable()).access_token);
    expect(data).toMatchObject([{ priTmplId: 'T1', content: 'thing1:{{thing1.DATA}}\n' }]);
    expect((await list('another')).errcode).toBe(40001);
  });

  const code = { check_path: true, env_version: 'release', width: 430, page: 'pages/home/index' };
  test.each([
    ['a scene of 33 characters', { scene: 'x'.repeat(33) }, 40169],
    ['a percent sign', { scene: 'a%3D1' }, 40169],
    ['a page with a query', { scene: 'a=1', page: 'pages/home/index?a=1' }, 41030],
    ['too wide a picture', { scene: 'a=1', width: 1281 }, 47001],
  ])('draws no code for %s', async (_, more, errcode) => {
    expect(await withToken('/wxa/getwxacodeunlimit', { ...code, ...more })).toBe(errcode);
  });

  const link = { path: 'pages/home/index', expire_type: 1, env_version: 'release' };
  test.each([
    [30, 0],
    [31, 47001],
  ])('a link of %s days: %s', async (expire_interval, errcode) => {
    const path = '/wxa/generate_urllink';
    expect(await withToken(path, { ...link, query: 'a=1', expire_interval })).toBe(errcode);
  });
  test.each([
    ['a page that is not released', { path: 'pages/other/index' }, 40165],
    ['a page with a slash before it', { path: '/pages/home/index' }, 47001],
    ['a query with a space', { query: 'a= 1' }, 47001],
    ['a query of 1025 characters', { query: 'a'.repeat(1025) }, 47001],
    ['a kind of end that it does not have', { expire_type: 2 }, 47001],
  ])('no link: %s', async (_, more, errcode) => {
    const body = { ...link, query: 'a=1', expire_interval: 1, ...more };
    expect(await withToken('/wxa/generate_urllink', body)).toBe(errcode);
  });
});

test('so it is for WeChat Pay', () => {
  const folder = join(FOLDER, 'pay');
  const paySources = readdirSync(folder)
    .filter((name) => /(?<!\.test)\.ts$/.test(name) && name !== 'calls.ts')
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  expect(Object.keys(PAY_CALLS).filter((name) => !paySources.includes(`'${name}'`))).toEqual([]);
  expect(paySources).not.toMatch(/['"`]\/v3\/(pay|refund)/);
  for (const { page } of Object.values(PAY_CALLS)) expect(page).toMatch(/^docs?\/[\w/-]+$/);
});
