import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { CODE } from '@contract/errors';
import { startProvider } from '../kit/harness';
import type { Login, Provider } from '../kit/harness';

const H5 = 'ymh5.yimiao.example.com';
const WX = 'wx.yimiao.example.com';
const MOBILE = '13800138000';
const UNKNOWN = 'A'.repeat(43);

let provider: Provider;
let login: Login;

beforeAll(async () => {
  provider = await startProvider({ env: { SEED: '0' } });
  login = await provider.signUp(MOBILE);
});
afterAll(() => provider?.stop());

const port = () => new URL(provider.url).port;
const at = (host: string, path = '/') => `http://${host}:${port()}${path}`;
const tkOf = (token: string) => Buffer.from(token).toString('base64url');

interface Visit {
  readonly query: Readonly<Record<string, string>>;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly cookies: readonly string[];
  readonly location: string | undefined;
}

const FROM_OURS = () => ({ 'sec-fetch-site': 'same-site', referer: at(H5) });

/** Requests the sign-on of a host as a browser does; fetch cannot set another Host. */
const visit = ({ query, host = WX, headers = FROM_OURS() }: Visit): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const search = new URLSearchParams(query).toString();
    request(
      `${provider.url}/passport/sso.do?${search}`,
      { headers: { ...headers, host: `${host}:${port()}` } },
      (answer) => {
        answer.resume();
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          cookies: answer.headers['set-cookie'] ?? [],
          location: answer.headers.location,
        });
      },
    )
      .on('error', reject)
      .end();
  });

const tokenOf = ({ cookies }: Answer) => cookies.find((line) => line.startsWith('ym_token='));
const valid = () => ({ tk: tkOf(login.token), ignoreInvalid: '1' });

test('a valid token signs in at this host, and leads to the page that was asked for', async () => {
  const redirect = at(WX, '/index.html#/mine');
  const { status, cookies, location, headers } = await visit({ query: { ...valid(), redirect } });
  expect([status, location]).toEqual([302, redirect]);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(cookies).toEqual([
    `ym_token=${login.token}; Path=/; Max-Age=86400; SameSite=Lax`,
    'ym_wx_token=; Path=/; Max-Age=0; SameSite=Lax',
    expect.stringMatching(/^ym_login_info=%7B.*; Path=\/; Max-Age=86400; SameSite=Lax$/),
  ]);
  const info = JSON.parse(
    decodeURIComponent(/=(.*?);/.exec(cookies[2] ?? '')?.[1] ?? ''),
  ) as object;
  expect(info).toMatchObject({ mobile: '138****8000', regionCode: '', isNew: false });
});

test('a path of this host and a sibling site are places to go to', async () => {
  const path = await visit({ query: { ...valid(), redirect: '/index.html#/home' } });
  expect(path.location).toBe(at(WX, '/index.html#/home'));
  const sibling = await visit({ query: { ...valid(), redirect: at(H5, '/index.html') } });
  expect(sibling.location).toBe(at(H5, '/index.html'));
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'javascript:alert(1)',
  `http://${WX}.evil.example/`,
  `http://${WX}@evil.example/`,
  `https://${H5}/`,
  'http://qa-wx.yimiao.example.com/',
  '',
])('"%s" is no place to go to', async (redirect) => {
  const { status, location } = await visit({ query: { ...valid(), redirect } });
  expect([status, location]).toEqual([302, at(WX, '/index.html')]);
});

test('a link from elsewhere signs nobody in', async () => {
  const query = { ...valid(), redirect: '/index.html' };
  const elsewhere: readonly NonNullable<Visit['headers']>[] = [
    { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' },
    { 'sec-fetch-site': 'same-site', referer: at('evil.example.com') },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { referer: 'https://evil.example/' },
    {},
  ];
  for (const headers of elsewhere) {
    const { cookies, location } = await visit({ query, headers });
    expect([cookies, location]).toEqual([[], at(WX, '/index.html')]);
  }
});

test('an older browser, which sends a referrer only, is signed in', async () => {
  const headers = { referer: at(H5, '/index.html') };
  expect((await visit({ query: valid(), headers })).cookies).toHaveLength(3);
});

test('a place may be named in `from` as well', async () => {
  const from = at(WX, '/index.html#/mine');
  expect((await visit({ query: { ...valid(), from } })).location).toBe(from);
});

test('nobody is signed in at a host that is none of the sites', async () => {
  const { cookies } = await visit({ query: valid(), host: 'elsewhere.example.com' });
  expect(cookies).toEqual([]);
});

test.each([tkOf(UNKNOWN), 'not!base64', '', tkOf("' or 1=1")])(
  'with the invalid token "%s" the visitor goes on, or to the login',
  async (tk) => {
    const redirect = at(WX, '/index.html#/mine?a=1');
    const on = await visit({ query: { tk, redirect, ignoreInvalid: '1' } });
    expect([tokenOf(on), on.location]).toEqual([undefined, redirect]);
    const asked = await visit({ query: { tk, redirect, ignoreInvalid: '0' } });
    expect([tokenOf(asked), asked.location]).toEqual([
      undefined,
      at(WX, '/index.html#/login?redirect=%2Fmine%3Fa%3D1'),
    ]);
  },
);

test('a session that was ended is no sign-in any more, and the address is never logged', async () => {
  const other = await provider.signUp('13800138001');
  await provider.ok('GET /passport/v1/h5/login/logout.do', {}, { as: other });
  const answer = await visit({ query: { tk: tkOf(other.token), ignoreInvalid: '1' } });
  expect(tokenOf(answer)).toBeUndefined();
  expect(provider.output).not.toContain(tkOf(login.token));
});

test('a token that nobody asked for counts on no device but those that its account knows', async () => {
  const BY_TOKEN = 'GET /passport/v1/h5/login/loginByToken.do';
  const login = await provider.signUp('13800138002');
  const as = (cookie: string) => ({ token: login.token, headers: { cookie } });
  const known = `ym_device=${'k'.repeat(43)}`;
  const strange = `ym_device=${'s'.repeat(43)}`;
  await provider.ok(BY_TOKEN, {}, as(known));
  const codeOf = async (cookie: string, unasked: 0 | 1) =>
    (await provider.call(BY_TOKEN, { unasked }, as(cookie))).code;
  expect(await codeOf(strange, 1)).toBe(CODE.LOGIN_INVALID);
  expect(await codeOf(strange, 1)).toBe(CODE.LOGIN_INVALID);
  expect(await codeOf(known, 1)).toBe(CODE.SUCCESS);
  // One of ours has asked: the device is known from then on.
  expect(await codeOf(strange, 0)).toBe(CODE.SUCCESS);
  expect(await codeOf(strange, 1)).toBe(CODE.SUCCESS);
});
