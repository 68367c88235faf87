import type { Locator } from 'playwright-core';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();
const FIRST = '#skeleton.first-view';
const ENTRY = '**/js/app.*.js';

/** Opens a path of the site whose entry waits until it is resumed. */
async function openHeld(visitor: Visitor, path = ''): Promise<() => void> {
  let resume: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    resume = resolve;
  });
  await visitor.page.route(ENTRY, async (route) => {
    await held;
    await route.continue();
  });
  await visitor.page.goto(`${site.url()}/index.html${path}`, { waitUntil: 'commit' });
  return resume;
}

const stored = (val: unknown): string => JSON.stringify({ val, storageTime: Date.now() });
const HANGZHOU = {
  regionCode: '330100',
  curCity: {
    cityCode: '330100',
    cityName: '<b>杭州市</b>"',
    provinceName: '浙江省',
    regionName: '',
    centre: null,
    language: 'zh-CN',
  },
};

test('home is there before any script, and the app draws the same', async () => {
  const visitor = await site.visit();
  const resume = await openHeld(visitor);
  const first = visitor.page.locator(FIRST);
  await first.getByText('给家人约一针疫苗').waitFor();
  await first.getByText('北京市').waitFor();
  const hero = await first.getByText('预约接种', { exact: true }).boundingBox();
  expect(await visitor.page.getAttribute('html', 'lang')).toBe('zh-CN');
  resume();
  await visitor.settle();
  expect(await visitor.page.locator('#skeleton').count()).toBe(0);
  expect(await visitor.shown().getByText('预约接种', { exact: true }).boundingBox()).toEqual(hero);
  visitor.expectNoProblems();
});

test('its icons and the app’s are drawn as elements, none as a picture that is parsed on its own', async () => {
  const visitor = await site.visit();
  const pictures: string[] = [];
  visitor.page.on('request', (request) => {
    if (request.url().startsWith('data:image/svg+xml')) pictures.push(request.url());
  });
  const resume = await openHeld(visitor);
  const first = visitor.page.locator(FIRST);
  await first.getByText('给家人约一针疫苗').waitFor();
  const outlines = (within: Locator): Promise<(string | null)[]> =>
    within.locator('.ic path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  const inFirst = await outlines(first);
  expect(inFirst.length).toBeGreaterThan(5);
  resume();
  await visitor.settle();
  expect((await outlines(visitor.page.locator('#app'))).slice(0, 3)).toEqual(inFirst.slice(0, 3));
  for (const outline of [...inFirst, ...(await outlines(visitor.page.locator('#app')))])
    expect(outline).toMatch(/^M/);
  expect(pictures).toEqual([]);
});

test('it speaks the language of the app: the browser’s, unless another was chosen', async () => {
  const reader = await site.visit({ locale: 'en-US' });
  await openHeld(reader, '#/home');
  await reader.page.locator(FIRST).getByText('Book a vaccination for your family').waitFor();
  expect(await reader.page.getAttribute('html', 'lang')).toBe('en');
  const chooser = await site.visit({ locale: 'en-US', stored: { language: stored('zh-CN') } });
  await openHeld(chooser);
  await chooser.page.locator(FIRST).getByText('给家人约一针疫苗').waitFor();
});

test('it names the chosen city, as text, and has the chosen colours', async () => {
  const visitor = await site.visit({
    stored: { curCity: stored(HANGZHOU), 'ui-theme': 'dark regular' },
  });
  await openHeld(visitor);
  const first = visitor.page.locator(FIRST);
  await first.getByText('<b>杭州市</b>"', { exact: true }).waitFor();
  expect(await first.locator('b').count()).toBe(0);
  expect(await first.locator('.ui-dark').count()).toBeGreaterThan(0);
  expect(await first.locator('.ui-auto').count()).toBe(0);
});

test('large type and every other page see a placeholder of their kind, pages with their title', async () => {
  const visitor = await site.visit({ stored: { 'ui-theme': 'auto large' } });
  const resume = await openHeld(visitor);
  await visitor.page.locator('#skeleton').waitFor();
  resume();
  await visitor.settle();
  expect(await visitor.page.locator(FIRST).count()).toBe(0);
  const linked = await site.visit();
  await openHeld(linked, '#/vaccineDetalis?vaccId=hpv9-merck');
  await linked.page.locator('[data-start] #skeleton').getByText('疫苗详情').waitFor();
  expect(await linked.page.locator(FIRST).count()).toBe(0);
});

test('the title is that of the page in the address, in the language and the colours of the app', async () => {
  const visitor = await site.visit({
    locale: 'en-US',
    stored: { 'ui-theme': 'dark large' },
  });
  const resume = await openHeld(visitor, '#/departmentIndex?depaCode=1');
  await visitor.page.locator('#skeleton.ui-dark.ui-large').getByText('Clinic').waitFor();
  resume();
  await visitor.page.waitForFunction(() => document.title.endsWith('Clinic'));
});

test('what is tapped before the app is there happens once it is', async () => {
  const visitor = await site.visit();
  const resume = await openHeld(visitor);
  await visitor.page.locator(FIRST).getByText('疫苗大全').tap();
  resume();
  await visitor.page.waitForURL(/#\/vaccineList/);
  await visitor.settle();
  visitor.expectNoProblems();
});

test('where the navigation is at the side it is there from the first, and so is what is tapped in it', async () => {
  const visitor = await site.visit({ viewport: { width: 1280, height: 800 } });
  const resume = await openHeld(visitor);
  const first = visitor.page.locator(FIRST);
  const boxes = (navigation: Locator, page: Locator) =>
    Promise.all([
      navigation.getByText('我的', { exact: true }).boundingBox(),
      page.getByText('预约接种', { exact: true }).boundingBox(),
      page.getByText('我的预约', { exact: true }).boundingBox(),
    ]);
  await first.getByText('附近门诊').first().waitFor();
  const before = await boxes(first.locator('.ui-tab-bar'), first);
  await first.locator('.ui-tab-bar').getByText('我的').tap();
  resume();
  await visitor.page.waitForURL(/#\/mine/);
  await visitor.settle();
  const navigation = visitor.page.locator('#app .ui-tab-bar');
  await navigation.getByText('首页').tap();
  await visitor.page.waitForURL(/#\/home/);
  await visitor.settle();
  expect(await boxes(navigation, visitor.shown())).toEqual(before);
  visitor.expectNoProblems();
});

test('without the services home says so, and a second try brings them', async () => {
  const visitor = await site.visit();
  const html = await (await fetch(`${site.url()}/index.html`)).text();
  // The start page's script names the chunk of the services apart from those of pages.
  const [, id = ''] = /,\["?(\d+)"?\],\{/.exec(html) ?? [];
  expect(id).not.toBe('');
  const services = `**/chunk/${id}.*.js`;
  await visitor.page.route(services, (route) => route.abort());
  await visitor.page.goto(`${site.url()}/index.html`);
  await visitor.shown().getByRole('alert').waitFor();
  visitor.watched.take();
  await visitor.page.unroute(services);
  await visitor.shown().getByRole('button', { name: '重试' }).click();
  await visitor.shown().getByText('最近有号的门诊').waitFor();
});
