import { signatureOf } from '../../../server/platforms/wechat/js-sdk-signature';
import { startProvider } from '../../server/kit/harness';
import type { Provider } from '../../server/kit/harness';
import { startFake, WEB } from './start-fake';
import type { RunningFake } from './start-fake';

const PAGE = 'https://wx.yimiao.example.com/index.html?x=1';

let fake: RunningFake;
let provider: Provider;
beforeAll(async () => {
  fake = await startFake();
  provider = await startProvider({ env: { SEED: 'off', ...fake.env } });
});
afterAll(async () => {
  await provider?.stop();
  await fake?.stop();
});
afterEach(() => {
  expect(fake.state.calls.flatMap(({ violations }) => violations)).toEqual([]);
});

const get = (url: string, cookie = '') =>
  fetch(url, { redirect: 'manual', headers: cookie ? { cookie } : {} });
const locationHeader = (answer: Response): string => answer.headers.get('location') ?? '';
const cookiesOf = (answer: Response): string[] => answer.headers.getSetCookie();

/** Signs in on WeChat's page as somebody. */
async function enter(person: string) {
  const first = await get(`${provider.url}/passport/wx/login.do?target=/index.html%23/mine`);
  const page = locationHeader(first).replace(/#wechat_redirect$/, '');
  expect((await get(page)).headers.get('content-type')).toContain('text/html');
  const answer = await get(`${page.replace('/authorize?', '/answer?')}&person=${person}`);
  return { callback: locationHeader(answer), cookie: cookiesOf(first)[0]?.split(';')[0] ?? '' };
}

test('WeChat’s page takes our parameters and leads back to a session, once', async () => {
  const { callback, cookie } = await enter('xiaoyi');
  const end = await get(callback, cookie);
  expect(locationHeader(end)).toBe(`${provider.url}/index.html#/mine`);
  expect(cookiesOf(end).join()).toMatch(/ym_wx_token=[\w-]{43}/);
  const again = await get(callback, cookie);
  expect(cookiesOf(again).join()).not.toMatch(/ym_wx_token=[\w-]{43}/);
});

test('a snapshot user is no sign-in, and has no account', async () => {
  fake.state.snapshotPeople.add('passer-by');
  const { callback, cookie } = await enter('passer-by');
  const end = await get(callback, cookie);
  expect(locationHeader(end)).toBe(`${provider.url}/index.html#/mine`);
  expect(cookiesOf(end).join()).not.toContain('ym_wx_token=');
});

test('a page is signed with a ticket that is asked for once, and told how long it is good', async () => {
  const sign = () => provider.ok('GET /passport/wx/getJsSdkConfig.do', { url: PAGE });
  const [config, again] = await Promise.all([sign(), sign()]);
  const ticket = fake.state.tickets.issue(WEB.appId, WEB.secret, false)?.value ?? '';
  for (const { signature, ...stamp } of [config, again])
    expect(signature).toBe(signatureOf(ticket, stamp, PAGE));
  expect(config.appId).toBe(WEB.appId);
  expect(config.expiresIn).toBeGreaterThan(7_000);
  expect(config.expiresIn).toBeLessThanOrEqual(7_200);
  const tickets = fake.state.calls.filter(({ path }) => path === '/cgi-bin/ticket/getticket');
  expect(tickets).toHaveLength(1);
});

test('pages of this machine are none of ours where WeChat is set up', async () => {
  const url = 'http://127.0.0.1/index.html';
  const answer = await provider.call('GET /passport/wx/getJsSdkConfig.do', { url });
  expect(answer.code).toBe('4000');
});
