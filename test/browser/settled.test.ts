import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from './browser';
import { settled, watch } from './kit/watch';
import type { Watch } from './kit/watch';

/** Waiting for a page to be at rest: a test that would go on too early fails there, and reads why. */

const ORIGIN = 'http://site.example';
const SHOWN = '<div class="taro_page"><main>你好</main></div>';
const BUSY = '<div class="taro_page"><div role="status" aria-busy="true"> 加载中 </div></div>';
/** ms. */
const SHORT = 300;

let browser: Browser;
let context: BrowserContext;
let page: Page;
let watched: Watch;
let answer: () => void;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  context = await browser.newContext();
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route(`${ORIGIN}/**`, async (route) => {
    if (route.request().url().endsWith('/held')) await held;
    await route.fulfill({ contentType: 'text/html', body: SHOWN });
  });
  watched = await watch(context, ORIGIN);
  page = await context.newPage();
  await page.goto(ORIGIN);
});
afterEach(async () => {
  answer();
  await context.close();
});

const atRest = () => settled(page, watched, SHORT);
const ask = () => page.evaluate(() => void fetch('/held'));
const show = (html: string) =>
  page.evaluate((body) => {
    document.body.innerHTML = body;
  }, html);

test('a page without requests and busy parts is at rest', async () => {
  await expect(atRest()).resolves.toBeUndefined();
});

test('a request without an answer is named', async () => {
  await ask();
  await expect(atRest()).rejects.toThrow(`GET ${ORIGIN}/held`);
  answer();
  await expect(atRest()).resolves.toBeUndefined();
});

test('a part that stays busy is named', async () => {
  await show(BUSY);
  await expect(atRest()).rejects.toThrow('status “加载中”');
  await show(SHOWN);
  await expect(atRest()).resolves.toBeUndefined();
});

test('so is that no page is shown', async () => {
  await show('');
  await expect(atRest()).rejects.toThrow('no page is shown');
});
