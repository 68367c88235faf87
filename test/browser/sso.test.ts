import type { BrowserContext, Page } from 'playwright-core';
import { useSites } from './kit/sites';
import type { Login } from '../server/kit/harness';

const MOBILE = '13800138000';
const TOKEN = 'ym_token';

const sites = useSites();
let login: Login;
beforeAll(async () => {
  login = await sites.provider().signUp(MOBILE);
});

const hash = (page: Page): string => decodeURIComponent(new URL(page.url()).hash);

/** The token cookie of a site, if there is one. */
async function tokenAt(context: BrowserContext, name: 'ymh5' | 'wx' | 'ai' | 'activity') {
  const cookies = await context.cookies(sites.origin(name));
  return cookies.find((cookie) => cookie.name === TOKEN)?.value;
}

const signInAt = (context: BrowserContext, name: 'ymh5' | 'wx') =>
  context.addCookies([{ name: TOKEN, value: login.token, url: sites.origin(name) }]);

/** Performs an action, and waits until the hidden frame that it opens has delivered its message. */
async function delivered(page: Page, act: () => Promise<unknown>): Promise<void> {
  const gone = page.waitForEvent('framedetached');
  await act();
  await gone;
}

/** An entry as the storage of a site contains it. */
async function storedAt(
  context: BrowserContext,
  name: 'ymh5' | 'wx',
  key: string,
): Promise<string | null> {
  const page = await context.newPage();
  await page.goto(`${sites.origin(name)}/healthz`);
  const text = await page.evaluate((entry) => localStorage.getItem(entry), key);
  await page.close();
  return text;
}

/** ms after which no reply counts as silence, and ms for one that must come. */
const SILENCE = 2_000;
const REPLY = 45_000;

/** Loads a page in a frame, sends it a message once it listens, and returns its reply. @param within ms */
const sendByFrame = (
  page: Page,
  url: string,
  message: object,
  within = SILENCE,
): Promise<unknown> =>
  page.evaluate(
    ([address, sent, limit]) =>
      new Promise((resolve) => {
        const frame = document.createElement('iframe');
        window.addEventListener('message', ({ data }) => {
          if (data.type === 'ready') frame.contentWindow?.postMessage(sent, '*');
          else resolve(data);
        });
        frame.src = address;
        document.body.append(frame);
        setTimeout(() => resolve('silence'), limit);
      }),
    [url, message, within] as const,
  );

const mirrored = (val: string) => ({
  type: 'storage',
  id: '1',
  kind: 'local',
  key: 'language',
  value: JSON.stringify({ val, storageTime: Date.now(), expires: 600_000, crossDomain: true }),
});

describe('a sign-in', () => {
  test('goes along to another site by its sign-on, and the page there knows the user', async () => {
    const context = await sites.phone();
    await signInAt(context, 'ymh5');
    const page = await context.newPage();
    const target = encodeURIComponent(sites.page('wx', '/memberList'));
    await page.goto(sites.page('ymh5', `/v1/app/chunyu/blank/redirect?ssoRedirect=${target}`));
    await page.waitForURL(sites.page('wx', '/memberList'));
    expect(await tokenAt(context, 'wx')).toBe(login.token);
    await page.getByText('添加家庭成员').first().waitFor();
    expect(hash(page)).toBe('#/memberList');
  });

  test('goes to the activity site with a survey, which is filled in there', async () => {
    const context = await sites.phone();
    await signInAt(context, 'ymh5');
    const page = await context.newPage();
    await page.goto(sites.page('ymh5', '/questionnaire/0?code=habits'));
    await page.waitForURL(sites.page('activity', '/questionnaire/0?code=habits'));
    expect(await tokenAt(context, 'activity')).toBe(login.token);
    await page.getByRole('button', { name: '开始填写' }).click();
    await page.getByRole('heading', { name: '您大约从哪天开始使用易苗？' }).waitFor();
  });

  test('that went to the activity site with a survey comes back to the page before it', async () => {
    const context = await sites.phone();
    await signInAt(context, 'ymh5');
    const page = await context.newPage();
    await page.goto(sites.page('ymh5', '/home'));
    await page.getByText('附近门诊').first().waitFor();
    await page.goto(sites.page('ymh5', '/questionnaire/0?code=habits'));
    await page.waitForURL(sites.page('activity', '/questionnaire/0?code=habits'));
    await page.goBack();
    await page.waitForURL(sites.page('ymh5', '/home'));
    await page.getByText('附近门诊').first().waitFor();
  });

  test('that begins on one site is carried to the white page of the other in a hidden frame', async () => {
    const context = await sites.phone();
    const page = await context.newPage();
    await page.goto(sites.page('ymh5', '/home'));
    await page.getByText('附近门诊').first().waitFor();
    await signInAt(context, 'ymh5');
    await delivered(page, () => page.evaluate(() => window.location.assign('#/departmentList')));
    expect(await tokenAt(context, 'wx')).toBe(login.token);
    expect(await tokenAt(context, 'ai')).toBeUndefined();
  });

  test('is not planted by a link on a stranger’s site', async () => {
    const context = await sites.phone();
    const page = await context.newPage();
    await page.goto(sites.origin('stranger'));
    const tk = Buffer.from(login.token).toString('base64url');
    const url = `${sites.origin('wx')}/passport/sso.do?tk=${tk}&redirect=%2Findex.html&ignoreInvalid=1`;
    await page.evaluate((address) => window.location.assign(address), url);
    await page.waitForURL(/index\.html/);
    expect(await tokenAt(context, 'wx')).toBeUndefined();
  });

  test.each(['https://stranger.example/', '//stranger.example/'])(
    'never leads to %s',
    async (path) => {
      const context = await sites.phone();
      await signInAt(context, 'ymh5');
      const page = await context.newPage();
      const target = encodeURIComponent(path);
      await page.goto(sites.page('ymh5', `/whitePage?ssoRedirect=${target}`));
      await page.waitForURL(sites.page('ymh5', '/home'));
      const tk = Buffer.from(login.token).toString('base64url');
      await page.evaluate(
        (address) => window.location.assign(address),
        `${sites.origin('wx')}/passport/sso.do?tk=${tk}&redirect=${target}&ignoreInvalid=1`,
      );
      await page.waitForURL((url) => url.href.startsWith(`${sites.origin('wx')}/index.html`));
    },
    60_000,
  );
});

describe('what is chosen on one site', () => {
  test('is there on the other', async () => {
    const context = await sites.phone();
    const page = await context.newPage();
    await page.goto(sites.page('ymh5', '/toggleCity'));
    await delivered(page, () => page.getByRole('button', { name: '北京市' }).first().click());
    const here = await storedAt(context, 'ymh5', 'curCity');
    expect(here).toContain('110100');
    expect(await storedAt(context, 'wx', 'curCity')).toBe(here);
  });

  test('arrives with its lifetime', async () => {
    const context = await sites.phone();
    const page = await context.newPage();
    await page.goto(sites.page('ymh5', '/home'));
    const message = mirrored('en');
    const answer = await sendByFrame(page, sites.page('wx', '/whitePage'), message, REPLY);
    expect(answer).toEqual({ type: 'answer', id: '1', ok: true });
    expect(await storedAt(context, 'wx', 'language')).toBe(message.value);
  });

  test('can be no key that is not on the list', async () => {
    const context = await sites.phone();
    const page = await context.newPage();
    await page.goto(sites.page('ymh5', '/home'));
    const message = { ...mirrored('x'), key: 'isLogin' };
    const answer = await sendByFrame(page, sites.page('wx', '/whitePage'), message, REPLY);
    expect(answer).toMatchObject({ ok: false });
  });
});

describe('a stranger’s page', () => {
  test('cannot hold the white page', async () => {
    const context = await sites.phone();
    const page = await context.newPage();
    await page.goto(sites.origin('stranger'));
    await expect(sendByFrame(page, sites.page('wx', '/whitePage'), mirrored('en'))).resolves.toBe(
      'silence',
    );
    expect(await storedAt(context, 'wx', 'language')).toBeNull();
  });

  test('is not heard where the policy is lacking', async () => {
    const context = await sites.phone();
    const html = await (await fetch(`${sites.provider().url}/index.html`)).text();
    await context.route(`${sites.origin('wx')}/index.html`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
    );
    const page = await context.newPage();
    await page.goto(sites.origin('stranger'));
    await expect(sendByFrame(page, sites.page('wx', '/whitePage'), mirrored('en'))).resolves.toBe(
      'silence',
    );
    expect(await page.frames()[1]?.evaluate(() => window.location.hash)).toBe('#/whitePage');
    expect(await storedAt(context, 'wx', 'language')).toBeNull();
  });
});

test('where the user was found arrives at the messaging-app site', async () => {
  const context = await sites.phone();
  const page = await context.newPage();
  await page.goto(sites.page('ymh5', '/departmentList'));
  await delivered(page, () => page.getByRole('button', { name: '用我的位置' }).click());
  const read = () => page.evaluate(() => sessionStorage.getItem('positionInfo'));
  const here = JSON.parse((await read()) ?? '{}') as { val?: unknown };
  expect(here.val).toMatchObject({ place: { cityCode: '110100' } });
  // Session data is stored per tab, hence the same tab.
  await page.goto(`${sites.origin('wx')}/healthz`);
  const there = JSON.parse((await read()) ?? '{}') as { val?: unknown };
  expect(there.val).toEqual(here.val);
});
