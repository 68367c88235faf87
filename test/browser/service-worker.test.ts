import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { removeDirectory } from '../server/kit/temporary-directory';
import { until } from '../server/kit/until';
import { newResident } from './kit/booking';
import { Releases } from './kit/releases';
import { useSite } from './kit/site';
import { controlled } from './kit/stored';
import type { Visitor } from './kit/visitor';

const releases = new Releases();
releases.release();
const site = useSite({ throughProxy: true, env: { H5_DIR: releases.folder } });
// Whatever the test before has left.
beforeEach(() => releases.writeWorker());
afterAll(() => removeDirectory(releases.folder));

/** ms in which a worker is installed on a busy machine. */
const PATIENCE = 60_000;

const buildOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('meta[name=build]')?.getAttribute('content') ?? null);

/** Builds whose scripts have run in a page, each once. */
const ranIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...new Set((window as unknown as { ran: string[] }).ran)]);

/** A page of one build that runs scripts of that build only. */
async function expectBuild(page: Page, name: string): Promise<void> {
  expect(await buildOf(page)).toBe(name);
  expect(await ranIn(page)).toEqual([name]);
}

/** Waits until a page of this build has taken the place of another one. */
const becomes = (page: Page, name: string) =>
  page.waitForFunction(
    (build) => document.querySelector('meta[name=build]')?.getAttribute('content') === build,
    name,
  );

/** Somebody signed in whose first visit is over: the worker is installed. */
async function visited(path = '/home'): Promise<Visitor> {
  const { login } = await newResident(site.provider());
  const visitor = await site.visit({ signedInAs: login, worker: true });
  await visitor.open(path);
  await controlled(visitor.page);
  return visitor;
}

const bar = (page: Page) => page.getByRole('region', { name: '有新版本' });
const update = (page: Page) => bar(page).getByRole('button', { name: '更新' });

/** The browser asks for a newer worker at each navigation. */
async function reloaded(visitor: Visitor): Promise<void> {
  await visitor.page.reload();
  await visitor.settle();
}

test('the first visit is over before the worker is asked for', async () => {
  const before = site.proxy().log.length;
  const visitor = await site.visit({ worker: true });
  await visitor.open('/home');
  await controlled(visitor.page);
  const asked = site.proxy().log.slice(before);
  const worker = asked.findIndex((line) => line.endsWith('/service-worker.js'));
  const first = asked.slice(0, worker).join();
  expect(first).toMatch(/js\/app\.\w+\.js/);
  expect(first).toMatch(/chunk\/\w+\.\w+\.js/);
  expect(first).toMatch(/\.do/);
  visitor.expectNoProblems();
});

test('a second visit asks the network for no file, and needs none', async () => {
  const visitor = await visited();
  const running = (await buildOf(visitor.page)) ?? '';
  const before = site.proxy().log.length;
  await visitor.open('/home');
  const files = /index\.html|\.(js|css)$/;
  // The browser also looks for newer workers.
  const asked = site
    .proxy()
    .log.slice(before)
    .filter((line) => files.test(line));
  expect(asked.filter((line) => !line.endsWith('service-worker.js'))).toEqual([]);
  visitor.expectNoProblems();

  site.proxy().setDown(true);
  await visitor.open('/home');
  await visitor.shown().getByText('给家人约一针疫苗').waitFor();
  await expectBuild(visitor.page, running);
});

test.each([
  ['/vaccinePlan', '接种计划'],
  ['/myOrder', '我的预约'],
  ['/collections', '我的收藏'],
])('%s opens without a network, by its link', async (path, title) => {
  const visitor = await visited();
  site.proxy().setDown(true);
  await visitor.open(path);
  expect(visitor.path()).toBe(path);
  expect(await visitor.page.title()).toContain(title);
  expect(await visitor.shown().innerText()).not.toContain('页面没有加载出来');
});

test('a page that is not stored at once opens again after its first visit, without a network too', async () => {
  const visitor = await visited();
  await visitor.open('/feedback');
  await visitor.open('/feedback');
  await visitor.shown().getByRole('textbox').first().waitFor();
  visitor.expectNoProblems();
  site.proxy().setDown(true);
  await visitor.open('/feedback');
  await visitor.shown().getByRole('textbox').first().waitFor();
});

test('nothing of a person is stored by the worker', async () => {
  const visitor = await visited();
  for (const path of ['/myOrder', '/memberList', '/mine', '/vaccinePlan']) await visitor.go(path);
  const stored = await visitor.page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url);
  });
  expect(stored.length).toBeGreaterThan(20);
  const files =
    /^\/(index\.html\?__WB_REVISION__=[^&]+|(js|chunk|css)\/\w+\.[0-9a-f]{8}\.(js|css))$/;
  expect(stored.filter((url) => !files.test(url.slice(site.url().length)))).toEqual([]);
});

/**
 * Waits until navigations go through the worker of the bare address, which is asked for once the page's own is active. Chromium calls a
 * worker activated up to 100 ms before it finds it for a navigation: until another page in its scope is controlled by it, it may be bypassed.
 */
async function rootControlled({ context, page: own }: Visitor): Promise<void> {
  await own.waitForFunction(
    async () =>
      (await navigator.serviceWorker.getRegistrations()).some(
        ({ scope, active }) => new URL(scope).pathname === '/' && active?.state === 'activated',
      ),
    undefined,
    { timeout: PATIENCE },
  );
  const other = await context.newPage();
  await until(
    async () => {
      await other.goto(`${site.url()}/dev/outbox`);
      return other.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '');
    },
    (script) => script.endsWith('/root-service-worker.js'),
  );
  await other.close();
}

test('the bare address of the host leads to the site without a network', async () => {
  const visitor = await visited();
  const { page } = visitor;
  await rootControlled(visitor);
  const running = (await buildOf(page)) ?? '';
  site.proxy().setDown(true);
  await page.goto('about:blank');
  await page.goto(`${site.url()}/`);
  await visitor.settle();
  expect(new URL(page.url()).pathname).toBe('/index.html');
  await visitor.shown().getByText('给家人约一针疫苗').waitFor();
  await expectBuild(page, running);
  await page.goto('about:blank');
  await page.goto(`${site.url()}/#/vaccinePlan`);
  await visitor.settle();
  expect(visitor.path()).toBe('/vaccinePlan');
});

test('with a network the bare address is the server’s', async () => {
  const visitor = await visited();
  await rootControlled(visitor);
  const before = site.proxy().count(/^GET \/$/);
  await visitor.page.goto(`${site.url()}/`);
  await visitor.settle();
  expect(site.proxy().count(/^GET \/$/)).toBe(before + 1);
  expect(new URL(visitor.page.url()).pathname).toBe('/index.html');
});

test('other pages of the host are not answered by a worker', async () => {
  const visitor = await visited();
  await rootControlled(visitor);
  const outbox = `${site.url()}/dev/outbox`;
  await visitor.page.goto(outbox);
  site.proxy().setDown(true);
  await expect(visitor.page.goto(outbox)).rejects.toThrow('net::ERR');
});

describe('a newer build', () => {
  test('is announced, and runs once it is taken; until then the page goes on with its own files', async () => {
    const visitor = await visited();
    const running = (await buildOf(visitor.page)) ?? '';
    const next = releases.release();
    await reloaded(visitor);
    await bar(visitor.page).waitFor({ timeout: PATIENCE });
    await visitor.page.getByRole('status').filter({ hasText: '新版本已就绪' }).waitFor();
    await expectBuild(visitor.page, running);
    // Its chunk is gone from the server.
    await visitor.go('/collections');
    await visitor.go('/vaccinePlan');
    await expectBuild(visitor.page, running);

    await update(visitor.page).click();
    await becomes(visitor.page, next);
    await visitor.settle();
    await visitor.go('/myOrder');
    await expectBuild(visitor.page, next);
    expect(await bar(visitor.page).count()).toBe(0);
  });

  test('waits where it is put off, and is there at the next start', async () => {
    const visitor = await visited();
    const running = (await buildOf(visitor.page)) ?? '';
    const newer = releases.release();
    await reloaded(visitor);
    await bar(visitor.page).waitFor({ timeout: PATIENCE });
    await bar(visitor.page).getByRole('button', { name: '稍后' }).click();
    expect(await bar(visitor.page).count()).toBe(0);
    await visitor.go('/departmentList');
    await expectBuild(visitor.page, running);

    const { page, context } = visitor;
    const next = await context.newPage();
    await page.close();
    // The browser lets the waiting worker take over soon after the last page of the old build is gone.
    await until(
      async () => {
        await next.goto('about:blank');
        await next.waitForTimeout(2000);
        await next.goto(`${site.url()}/index.html#/home`);
        return buildOf(next);
      },
      (build) => build === newer,
    );
  });

  test('that is taken in one tab leaves the others as they are, with what is filled in', async () => {
    const visitor = await visited('/feedback');
    const running = (await buildOf(visitor.page)) ?? '';
    const other = await visitor.context.newPage();
    await other.goto(`${site.url()}/index.html#/feedback`);
    const field = other.getByRole('textbox').first();
    await field.fill('写了一半的话');
    const next = releases.release();
    await reloaded(visitor);
    await bar(visitor.page).waitFor({ timeout: PATIENCE });
    await update(visitor.page).click();
    await becomes(visitor.page, next);
    expect(await field.inputValue()).toBe('写了一半的话');
    // A chunk that this tab has not loaded yet, and that the server no longer has.
    await other.evaluate(() => window.location.assign('#/vaccinePlan'));
    await other.waitForFunction(() => document.title.includes('接种计划'));
    await expectBuild(other, running);
    await other.goBack();
    await field.waitFor();
    expect(await bar(other).count()).toBe(0);
    // Once nothing is filled in it is offered here too.
    await field.fill('');
    await bar(other).waitFor();
    await update(other).click();
    await becomes(other, next);
  });

  test('that took away a chunk nobody stored is loaded with the next page, past the worker', async () => {
    const visitor = await visited();
    const next = releases.release({ withWorker: false });
    await visitor.page.evaluate(() => window.location.assign('#/helpChoose'));
    await becomes(visitor.page, next);
    await visitor.settle();
    expect(visitor.path()).toBe('/helpChoose');
    await expectBuild(visitor.page, next);
  });
});

test('while servers of two builds answer, no worker is installed', async () => {
  // The worker lists the digest of the start page before.
  appendFileSync(join(releases.folder, 'index.html'), '<!-- of another build -->');
  const before = site.proxy().count('/index.html');
  const visitor = await site.visit({ worker: true });
  await visitor.open('/home');
  const { page } = visitor;
  // The page is asked for by the visit, then by the worker that is being installed.
  await until(
    () => site.proxy().count('/index.html') - before,
    (count) => count >= 2,
  );
  await page.waitForTimeout(2000);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) ?? null),
  ).toBeNull();
  await visitor.go('/departmentList');
  expect(visitor.path()).toBe('/departmentList');
});

test('the worker that switches itself off leaves nothing', async () => {
  const visitor = await visited();
  await visitor.open('/home');
  releases.writeWorker('off');
  await reloaded(visitor);
  await visitor.page.waitForFunction(
    async () =>
      (await navigator.serviceWorker.getRegistrations()).length === 0 &&
      (await caches.keys()).length === 0,
    undefined,
    { timeout: PATIENCE },
  );
  await visitor.go('/departmentList');
  expect(visitor.path()).toBe('/departmentList');
});
