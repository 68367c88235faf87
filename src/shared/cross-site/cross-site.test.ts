import { useSession } from '@/shared/session/session-store';
import { adoptToken } from '@/shared/session/adopt-token';
import { chooseCity, rememberedLocation, rememberLocation } from '@/shared/location/store';
import { jumpTo } from '@/features/content/external-link/jump-to';
import { chooseLanguage } from '@/i18n/remembered-language';
import { leaveSite } from '@/platform/leave-site';
import { site } from '@/platform/site';
import { followSsoRedirect, signOnTo } from '@/platform/site/sign-on.h5';
import { localEntries, sessionEntries } from '@/storage/storage';
import { LOCATION } from '../../../test/samples/beijing';
import { isSibling } from './sibling-sites';
import { joinSites } from './join-sites';
import { takeAtMessageBridge, takeAtWhitePage } from './receive';
import { shareLocation } from './share-location';

jest.mock('@/platform/site', () => ({
  site: {
    here: jest.fn(),
    isFramed: jest.fn(() => false),
    go: jest.fn(),
    reload: jest.fn(),
    base64Url: (text: string) => Buffer.from(text).toString('base64url'),
    send: jest.fn(() => Promise.resolve(true)),
  },
}));
jest.mock('@/platform/leave-site', () => ({ leaveSite: jest.fn(async () => 'opened') }));
jest.mock('@/shared/session/adopt-token', () => ({ adoptToken: jest.fn(async () => true) }));

const H5 = 'https://ymh5.yimiao.example.com/index.html';
const WX = 'https://wx.yimiao.example.com/index.html';
const NOW = 1_800_000_000_000;
const TOKEN = 'A'.repeat(43);
const CITY = { ...LOCATION, regionName: '', centre: null, language: 'zh-CN' } as const;

const stand = (url: string) => jest.mocked(site.here).mockReturnValue(url);
const sent = () => jest.mocked(site.send).mock.calls;

beforeAll(() => {
  Object.assign(globalThis, { APP_ENV: 'live' });
  stand(`${H5}#/home`);
  joinSites();
});
beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  stand(`${H5}#/home`);
  useSession.setState({ isLogin: true, token: TOKEN });
  window.localStorage.clear();
  window.sessionStorage.clear();
  jest.clearAllMocks();
});
afterEach(() => void jest.useRealTimers());

describe('going to another address', () => {
  test('of a sibling site goes through its sign-on with the token', async () => {
    await signOnTo(`${WX}#/mine`, TOKEN, 'assign');
    const [[url, how] = []] = jest.mocked(site.go).mock.calls;
    expect(how).toBe('assign');
    expect(url).toContain('https://wx.yimiao.example.com/passport/sso.do?tk=');
    expect(url).toContain(Buffer.from(TOKEN).toString('base64url'));
  });

  test('without a sign-in, or elsewhere, is a plain redirect', async () => {
    await signOnTo('https://activity.example.com/', TOKEN, 'assign');
    await signOnTo(WX, '', 'assign');
    expect(jest.mocked(leaveSite).mock.calls).toEqual([['https://activity.example.com/'], [WX]]);
    expect(site.go).not.toHaveBeenCalled();
  });

  test('of the same host is a replacement, and the same one a reload', async () => {
    await signOnTo(`${H5}#/mine`, TOKEN, 'assign');
    expect(site.go).toHaveBeenCalledWith(`${H5}#/mine`, 'replace');
    await signOnTo(`${H5}#/home`, TOKEN, 'assign');
    expect(site.reload).toHaveBeenCalledTimes(1);
  });

  test('by a link of a page needs no white list where it is one of ours', async () => {
    await expect(jumpTo(`${WX}#/mine`)).resolves.toBe('direct');
    expect(jest.mocked(site.go).mock.calls[0]?.[0]).toContain('/passport/sso.do?');
  });
});

test.each([
  [`${WX}#/mine`, true],
  ['/index.html#/mine', true],
  ['https://evil.example/', false],
  ['//evil.example/', false],
  ['https://qa-wx.yimiao.example.com/', false],
  [undefined, false],
])('the query ssoRedirect=%s is followed: %s', (ssoRedirect, followed) => {
  expect(followSsoRedirect(ssoRedirect === undefined ? {} : { ssoRedirect }, TOKEN)).toBe(followed);
  expect(jest.mocked(site.go).mock.calls.length).toBe(followed ? 1 : 0);
});

test.each([
  ['signed in', TOKEN],
  ['as a visitor', ''],
])('who is sent on by a page that leaves at once, %s, does not come back to it', (_, token) => {
  followSsoRedirect({ ssoRedirect: `${WX}#/mine` }, token);
  expect(jest.mocked(site.go).mock.calls).toEqual([[expect.stringContaining('wx.'), 'replace']]);
  expect(leaveSite).not.toHaveBeenCalled();
});

test.each([
  ['https://qa-ymh5.yimiao.example.com/index.html', true],
  [H5, false],
  ['http://127.0.0.1:8080/index.html', false],
])('a live build at %s is worth a line in the log: %s', (url, logged) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stand(url);
  joinSites();
  expect(log.mock.calls.length > 0).toBe(logged);
  log.mockRestore();
});

describe('sites that are joined', () => {
  test('mirror the entries of the white list, as they stand in storage', () => {
    chooseLanguage('en');
    chooseCity(CITY);
    sessionEntries.write('short-link-code', { val: 's1', crossDomain: true });
    sessionEntries.write('session-secret', { val: 'x', crossDomain: true });
    localEntries.write('draft', { val: 1 });
    const messages = sent().map(([url, message]) => {
      expect(url).toBe(`${WX}#/whitePage`);
      return message;
    });
    expect(messages).toEqual([
      { type: 'storage', key: 'language', value: localStorage.getItem('language'), kind: 'local' },
      { type: 'storage', key: 'curCity', value: localStorage.getItem('curCity'), kind: 'local' },
      {
        type: 'storage',
        key: 'recentCities',
        value: localStorage.getItem('recentCities'),
        kind: 'local',
      },
      {
        type: 'storage',
        key: 'short-link-code',
        value: sessionStorage.getItem('short-link-code'),
        kind: 'session',
      },
    ]);
    chooseLanguage('zh-CN');
  });

  test('carry a sign-in to both white pages, once', () => {
    stand('https://ai.yimiao.example.com/index.html#/home');
    useSession.setState({ token: 'B'.repeat(43) });
    useSession.setState({ uFrom: 'x' });
    expect(sent()).toEqual(
      expect.arrayContaining([
        [`${WX}#/whitePage`, { type: 'token', token: 'B'.repeat(43) }],
        [`${H5}#/whitePage`, { type: 'token', token: 'B'.repeat(43) }],
      ]),
    );
    jest.mocked(site.send).mockClear();
    useSession.setState({ isLogin: false, token: '' });
    expect(sent()).toEqual([]);
  });

  test('tell the messaging-app site where the user was found, unless this is it', () => {
    shareLocation({ place: LOCATION, at: NOW });
    expect(sent()).toEqual([
      [`${WX}#/doMsgCenter`, { type: 'location', place: LOCATION, at: NOW }],
    ]);
    stand(`${WX}#/home`);
    shareLocation({ place: LOCATION, at: NOW });
    expect(sent()).toHaveLength(1);
  });

  test('are none for a page outside them, or in a frame', () => {
    stand('http://127.0.0.1:8080/index.html#/home');
    chooseLanguage('zh-CN');
    shareLocation({ place: LOCATION, at: NOW });
    stand(`${H5}#/home`);
    jest.mocked(site.isFramed).mockReturnValueOnce(true);
    shareLocation({ place: LOCATION, at: NOW });
    expect(sent()).toEqual([]);
  });
});

test.each([
  ['https://wx.yimiao.example.com', true],
  ['https://ai.yimiao.example.com', true],
  ['https://ymh5.yimiao.example.com', false],
  ['http://wx.yimiao.example.com', false],
  ['https://qa-wx.yimiao.example.com', false],
  ['https://evil.example', false],
  ['null', false],
])('a page of %s is listened to: %s', (origin, heard) => expect(isSibling(origin)).toBe(heard));

describe('the white page', () => {
  const mirrored = (more: object) => ({
    type: 'storage',
    key: 'language',
    kind: 'local',
    value: JSON.stringify({ val: 'en', storageTime: NOW, expires: 1000, crossDomain: true }),
    ...more,
  });

  test('takes an entry over, lifetime included', () => {
    expect(takeAtWhitePage(mirrored({}))).toBe(true);
    expect(localEntries.read('language')).toBe('en');
    jest.setSystemTime(NOW + 1001);
    expect(localEntries.read('language')).toBeNull();
  });

  test('takes nothing else over', () => {
    expect(takeAtWhitePage(mirrored({ key: 'session-state' }))).toBe(false);
    expect(takeAtWhitePage({ type: 'location', place: LOCATION, at: NOW })).toBe(false);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  test('takes a sign-in over by having it confirmed, unless it is the one that is here', async () => {
    expect(takeAtWhitePage({ type: 'token', token: TOKEN })).toBe(true);
    expect(adoptToken).not.toHaveBeenCalled();
    await expect(takeAtWhitePage({ type: 'token', token: 'C'.repeat(43) })).resolves.toBe(true);
    expect(adoptToken).toHaveBeenCalledWith('C'.repeat(43));
  });
});

describe('the message page', () => {
  const told = (at: number) => ({ type: 'location', place: LOCATION, at });

  test('takes a place over with its age', () => {
    expect(takeAtMessageBridge(told(NOW - 60_000))).toBe(true);
    expect(rememberedLocation()).toEqual({ place: LOCATION, at: NOW - 60_000 });
  });

  test.each([
    ['older than 12 minutes', NOW - 720_001],
    ['from the future', NOW + 1],
  ])('refuses one %s', (_name, at) => {
    expect(takeAtMessageBridge(told(at))).toBe(false);
    expect(rememberedLocation()).toBeNull();
  });

  test('keeps a newer one of its own, and takes no entries', () => {
    rememberLocation({ place: LOCATION, at: NOW });
    expect(takeAtMessageBridge(told(NOW - 1))).toBe(false);
    expect(takeAtMessageBridge({ type: 'storage', key: 'language' })).toBe(false);
  });
});
