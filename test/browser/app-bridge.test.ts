import type { Browser, Page } from 'playwright-core';
import { AGENTS, askedOf, openInApp, openPhone } from './kit/native-app';
import type { System } from './kit/native-app';
import { withApp } from './kit/operator-app';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Login } from '../server/kit/harness';

/** A visitor's mobile number that belongs to nobody. */
const MOBILE = '13800138000';

/** The button of the hint that leads to the app. */
const HINT = '打开应用';

const site = useSite();
const pages: Page[] = [];

let login: Login;
beforeAll(async () => {
  login = await site.provider().signUp(MOBILE);
});

const browser = async (): Promise<Browser> => {
  const found = (await site.visit()).context.browser();
  if (!found) throw new Error('No browser');
  return found;
};

const path = (page: Page): string => decodeURIComponent(new URL(page.url()).hash.slice(1));
// A page that hands over to an app at once may never finish loading.
const open = (page: Page, route: string) =>
  page.goto(`${site.url()}/index.html#${route}`, { waitUntil: 'commit' });
const session = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => {
    const entry = Object.entries(sessionStorage).find(([key]) => key.endsWith('session-state'));
    return (JSON.parse(entry?.[1] ?? '{}') as { val: Record<string, unknown> }).val;
  });

/** A plain browser on one of the operating systems, by default where the operator has an app. */
async function phone(agent: string, hasApp = true): Promise<Page> {
  const page = await (await openPhone(await browser(), agent)).newPage();
  pages.push(page);
  if (hasApp) await withApp(page);
  return page;
}

/** Records where the page wants to go, also by a link into an app, which no browser here can follow. */
async function watchRequested(page: Page): Promise<string[]> {
  const requested: string[] = [];
  const devTools = await page.context().newCDPSession(page);
  devTools.on('Page.frameRequestedNavigation', ({ url }) => void requested.push(url));
  await devTools.send('Page.enable');
  return requested;
}

/** Records every navigation out of the site, and answers it with an empty page. */
async function watchLeaving(page: Page): Promise<string[]> {
  const left: string[] = [];
  await page.route(/example\.(com|org)/, (route) => {
    left.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'elsewhere' });
  });
  return left;
}

afterEach(async () => {
  await Promise.all(pages.splice(0).map((page) => page.context().close()));
});

describe.each(['iOS', 'android', 'harmony'] as const)('in the app on %s', (system: System) => {
  test('whom the app has signed in is signed in on the page as well', async () => {
    const page = await openInApp(await browser(), {
      system,
      answers: { getUserInfo: { token: login.token } },
    });
    pages.push(page);
    await open(page, '/memberList');
    await page.waitForFunction((token) => document.cookie.includes(token), login.token);
    expect(await askedOf(page)).toEqual(['getUserInfo']);
    expect(path(page)).toBe('/memberList');
  });

  test('a visitor gets the app’s login, though its bridge comes late', async () => {
    const page = await openInApp(await browser(), {
      system,
      answers: { getUserInfo: { token: '' }, login: { token: login.token } },
      readyAfter: 1500,
    });
    pages.push(page);
    await open(page, '/memberList');
    await page.waitForFunction((token) => document.cookie.includes(token), login.token);
    // The bridge may appear before or after the page asks for its login, so there are one or two calls.
    expect((await askedOf(page)).join(' ')).toMatch(/^(getUserInfo ){1,2}login getUserInfo$/);
  });
});

test('who has signed in to the app since is signed in once the page is shown again, and nobody else', async () => {
  const other = await site.provider().signUp('13800138001');
  const page = await openInApp(await browser(), {
    system: 'android',
    answers: { getUserInfo: { token: login.token } },
  });
  pages.push(page);
  await open(page, '/memberList');
  await page.waitForFunction((token) => document.cookie.includes(token), login.token);
  const show = (token: string) =>
    page.evaluate((one) => {
      window.appUser = { token: one };
      document.dispatchEvent(new Event('visibilitychange'));
    }, token);
  // One that nobody has takes nobody's place.
  const answered = page.waitForResponse((response) => response.url().includes('loginByToken.do'));
  await show('0'.repeat(64));
  await (await answered).finished();
  expect(await page.evaluate(() => document.cookie)).toContain(login.token);
  await show(other.token);
  await page.waitForFunction((token) => document.cookie.includes(token), other.token);
  expect(await page.evaluate(() => document.cookie)).not.toContain(login.token);
});

test('in the app, a link of an outside system launches the app for its user and closes the page', async () => {
  const page = await openInApp(await browser(), {
    system: 'android',
    answers: { getUserInfo: { token: '' }, close: null },
  });
  pages.push(page);
  await open(page, '/ymApp/openYmAppBlank?outUserCode=card-17');
  await page.getByText('正在打开应用').waitFor();
  // The app covers the page.
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await page.waitForFunction(() => window.asked.some(({ method }) => method === 'close'));
  expect(path(page)).toBe('/ymApp/openYmAppBlank?outUserCode=card-17');
});

test('in the app, the message centre says when the phone shows none of its notifications', async () => {
  const page = await openInApp(await browser(), {
    system: 'harmony',
    answers: { getUserInfo: { token: login.token }, getPermission: { state: 2 } },
  });
  pages.push(page);
  await open(page, '/myMessage');
  await page.getByText('手机没有打开易苗的通知').waitFor();
});

describe('opening the app', () => {
  test('on Android leads to the newest package once 3 s have gone by', async () => {
    const page = await phone(AGENTS.android);
    const left = await watchLeaving(page);
    const asked = page.waitForRequest(/version\/latest\.do/);
    await open(page, '/ymApp/openYmAppBlank?redirect=%2Fabout');
    await page.getByText('正在打开应用').waitFor();
    expect((await asked).headers().platform).toBe('ANDROID');
    await page.getByText('elsewhere').waitFor();
    expect(left).toEqual(['https://download.example.org/yimiao-5.4.0.apk']);
  });

  test.each([
    ['iOS', 'https://appstore.example.org/app/yimiao'],
    ['harmony', 'https://appgallery.example.org/app/yimiao'],
  ] as const)('on %s leads to the store', async (system, store) => {
    const page = await phone(AGENTS[system]);
    const left = await watchLeaving(page);
    await open(page, '/ymApp/downYmAppBlank');
    await page.getByText('elsewhere').waitFor();
    expect(left).toEqual([store]);
  });

  test.each([true, false])('in a messaging app says how to go on in a browser: %s', async (has) => {
    const page = await phone(`${AGENTS.android} MicroMessenger/8.0.40`, has);
    const left = await watchLeaving(page);
    await open(page, '/ymApp/openYmAppBlank');
    await page.getByText('请点右上角，在浏览器中打开').waitFor();
    await page.waitForTimeout(3500);
    expect(left).toEqual([]);
  });

  test('is offered on the page about the app', async () => {
    const page = await phone(AGENTS.iOS);
    await watchLeaving(page);
    await open(page, '/ymApp/publicity');
    await page.getByRole('button', { name: '下载应用' }).click();
    await page.getByText('elsewhere').waitFor();
  });
});

describe('from a partner', () => {
  test('the source is kept, and the page asked for opens', async () => {
    const page = await phone(AGENTS.android);
    await open(page, '/v1/app/chunyu/blank/redirect?redirect=%2Fabout&query=%7B%22a%22%3A1%7D');
    await page.waitForURL(/#\/about\?a=1$/);
    expect(await session(page)).toMatchObject({ uFrom: 'chunyu', h5Source: 'chunyu' });
  });

  test.each(['https%3A%2F%2Fevil.example', '%2F%2Fevil.example', ''])(
    'a redirect to "%s" leads home',
    async (redirect) => {
      const page = await phone(AGENTS.android);
      await open(page, `/v1/app/wst/blank/redirect?redirect=${redirect}`);
      await page.waitForURL(/#\/home$/);
    },
  );

  test('jsb lands on home', async () => {
    const page = await phone(AGENTS.android);
    await open(page, '/v1/app/jsb/blank/redirect');
    await page.waitForURL(/#\/home$/);
    expect(await session(page)).toMatchObject({ h5Source: 'jsb' });
  });

  test('login leads to the login page and names the way back', async () => {
    const page = await phone(AGENTS.android);
    await open(page, '/v1/app/tfsmy/blank/login?redirect=%2FmyOrder');
    await page.waitForURL(/#\/login/);
    expect(path(page)).toBe('/login?redirect=/myOrder&uFrom=tfsmy');
  });

  test('isLogin tells the mini-program around it, and goes on', async () => {
    const page = await phone(`${AGENTS.android} ToutiaoMicroApp/1.2`);
    await page.addInitScript(() => {
      const told: unknown[] = [];
      const miniProgram = { postMessage: (message: unknown) => told.push(message) };
      Object.assign(window, { told, tt: { miniProgram } });
    });
    await open(page, '/v1/app/zdzmd/blank/isLogin?redirect=%2Fabout');
    await page.waitForURL(/#\/about$/);
    expect(await page.evaluate(() => (window as unknown as { told: unknown[] }).told)).toEqual([
      { data: { type: 'isLogin', isLogin: false } },
    ]);
  });

  test('in the xdm app home is the page made for it, and orders open from outside', async () => {
    const page = await phone(`${AGENTS.android} YimiaoPartner/xdm`);
    await open(page, '/home');
    await page.waitForURL(/#\/xdmHome$/);
    expect(await page.getByRole('link', { name: '首页' }).getAttribute('aria-current')).toBe(
      'page',
    );
    await open(page, '/v1/app/xdm/blank/redirect/order');
    await page.waitForURL(/#\/(myOrder|login)/);
    expect(await session(page)).toMatchObject({ h5Source: 'xdm' });
  });
});

test('home offers the app above the tab bar until the user moves on', async () => {
  const visitor = await site.visit({ viewport: { width: 320, height: 568 } });
  await withApp(visitor.context);
  await visitor.open('/home');
  const hint = visitor.page.getByRole('button', { name: HINT });
  await hint.waitFor();
  await screenshot(visitor.page, 'app-hint');
  const bar = await visitor.page.locator('.ui-tab-bar').boundingBox();
  const box = await hint.boundingBox();
  const whole = await visitor.page.getByRole('complementary', { name: HINT }).boundingBox();
  expect(whole?.height).toBeLessThanOrEqual(48);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await visitor.go('/mine');
  await hint.waitFor({ state: 'detached' });
  visitor.expectNoProblems();
});

test('an article offers to go on in the app, which is opened on the same article, or the store', async () => {
  const { list } = await site.provider().ok('GET /article/article/pageList.do', {});
  const article = `/articlesDetail?articleId=${list[0]?.articleId ?? ''}`;
  const page = await phone(AGENTS.iOS);
  const left = await watchLeaving(page);
  const requested = await watchRequested(page);
  await open(page, article);
  await page.getByRole('button', { name: HINT }).click();
  await page.getByText('elsewhere').waitFor();
  expect(requested).toContain(`yimiao://open?path=${encodeURIComponent(article)}`);
  expect(left).toEqual(['https://appstore.example.org/app/yimiao']);
});

test('a hint that was closed stays away', async () => {
  const visitor = await site.visit();
  await withApp(visitor.context);
  await visitor.open('/home');
  await visitor.page.getByRole('button', { name: '关闭应用提示' }).click();
  await visitor.page.getByRole('button', { name: HINT }).waitFor({ state: 'detached' });
  await visitor.open('/home');
  await visitor.shown().getByText('附近门诊').first().waitFor();
  expect(await visitor.page.getByRole('button', { name: HINT }).count()).toBe(0);
});

test('where the operator has no app, none is offered and no page leads to one', async () => {
  const visitor = await site.visit({ viewport: { width: 320, height: 568 } });
  await visitor.open('/home');
  await visitor.shown().getByText('附近门诊').first().waitFor();
  expect(await visitor.page.getByRole('button', { name: HINT }).count()).toBe(0);
  for (const path of ['/ymApp/openYmAppBlank', '/ymApp/downYmAppBlank']) {
    await visitor.open(path);
    await visitor.shown().getByText('现在只有网页版').waitFor();
  }
  await visitor.page.waitForTimeout(3500);
  expect(visitor.watched.departures).toEqual([]);
  visitor.expectNoProblems();
});
