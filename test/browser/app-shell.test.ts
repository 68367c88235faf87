import { useSite } from './kit/site';
import { makeSample } from './kit/sample';
import { expectNoProblems } from './kit/watch';

const site = useSite();

/** Background colour of the visible page. */
const surface = 'getComputedStyle(document.querySelector(".ui-page")).backgroundColor';
const isSurface = (colour: string): boolean =>
  getComputedStyle(document.querySelector('.ui-page') as Element).backgroundColor === colour;
const isLarger = (than: number): boolean =>
  parseFloat(getComputedStyle(document.querySelector('.ui-page') as Element).fontSize) > than;
const bodyType = 'parseFloat(getComputedStyle(document.querySelector(".ui-page")).fontSize)';
const GALLERY = '/module';

describe('what the provider serves', () => {
  test('the page is checked at each visit, what it loads is kept for good', async () => {
    const page = await fetch(`${site.url()}/index.html`);
    const html = await page.text();
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const files = [...html.matchAll(/(?:src|href)="\.?\/?((?:js|css)\/[^"]+)"/g)].map(
      ([, file]) => file,
    );
    expect(files.length).toBeGreaterThanOrEqual(2);
    for (const file of files) {
      const asset = await fetch(`${site.url()}/${file}`);
      expect(asset.status).toBe(200);
      expect(asset.headers.get('cache-control')).toMatch(/max-age=31536000, immutable/);
    }
  });

  test('a file that is not there is not found, rather than answered with the page', async () => {
    const { status } = await fetch(`${site.url()}/js/gone.00000000.js`);
    expect(status).toBe(404);
  });

  test('the policy allows no script, style or connection but the site’s own', async () => {
    const { headers } = await fetch(`${site.url()}/index.html`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')*;/);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|https?:|\*/);
  });

  test('the policy is in force', async () => {
    const visitor = await site.visit();
    await visitor.open(GALLERY);
    visitor.expectNoProblems();
    await visitor.page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.smuggled = true';
      document.head.append(script);
    });
    expect(await visitor.page.evaluate(() => 'smuggled' in window)).toBe(false);
    expect(visitor.watched.take().join()).toContain('script-src');
  });
});

describe('a visit', () => {
  test('never asks anybody but the site’s own origin', async () => {
    const sample = await makeSample(site.provider());
    const visitor = await site.visit({ signedInAs: sample.login });
    await visitor.open('/home');
    await visitor.go('/departmentList');
    await visitor.go(`/vaccineDetalis?vaccId=${sample.vaccId}`);
    await visitor.go('/mine');
    const elsewhere = visitor.watched.requests.filter(
      (url) => !/^(data|blob):/.test(url) && !url.startsWith(site.url()),
    );
    expect(visitor.watched.requests.length).toBeGreaterThan(3);
    expect(elsewhere).toEqual([]);
    expectNoProblems(visitor.watched);
  });

  test('of an unknown path, typed or linked, leads home', async () => {
    const visitor = await site.visit();
    await visitor.open('/no/such/page?vaccId=1');
    expect(visitor.path()).toBe('/home');
    await visitor.go('/departmentList');
    await visitor.go('/nosuchpage');
    expect(visitor.path()).toBe('/home');
    visitor.expectNoProblems();
  });

  test('finds a placeholder before any script has run, and none afterwards', async () => {
    const html = await (await fetch(`${site.url()}/index.html`)).text();
    expect(html).toMatch(/<div id="skeleton" aria-hidden="true">/);
    const visitor = await site.visit();
    await visitor.open('/home');
    await expect(visitor.page.locator('#skeleton:visible').count()).resolves.toBe(0);
  });

  test('in a browser of another language is in English, in Chinese otherwise', async () => {
    const reader = await site.visit({ locale: 'en-US' });
    await reader.open('/home');
    expect(await reader.page.getAttribute('html', 'lang')).toBe('en');
    await expect(reader.page.getByRole('link', { name: 'Nearby' }).count()).resolves.toBe(1);
    expect(await reader.page.title()).toMatch(/Home$/);
    const visitor = await site.visit();
    await visitor.open('/home');
    expect(await visitor.page.getAttribute('html', 'lang')).toBe('zh-CN');
    await expect(visitor.page.getByRole('link', { name: '附近门诊' }).count()).resolves.toBe(1);
  });

  test('keeps a language that was chosen, whatever the browser speaks', async () => {
    const chosen = JSON.stringify({ val: 'zh-CN', storageTime: Date.now() });
    const visitor = await site.visit({ locale: 'en-US', stored: { language: chosen } });
    await visitor.open('/home');
    expect(await visitor.page.getAttribute('html', 'lang')).toBe('zh-CN');
  });
});

describe('the switches of the look', () => {
  test('dark colours follow the system until they are chosen, and are remembered', async () => {
    const visitor = await site.visit({ colorScheme: 'light' });
    await visitor.open(GALLERY);
    const light = await visitor.page.evaluate<string>(surface);
    await visitor.page.emulateMedia({ colorScheme: 'dark' });
    const dark = await visitor.page.evaluate<string>(surface);
    expect(dark).not.toBe(light);
    await visitor.page.emulateMedia({ colorScheme: 'light' });
    await visitor.page.getByRole('radio', { name: '深色' }).click();
    await visitor.page.waitForFunction(isSurface, dark);
    await visitor.page.reload();
    await visitor.settle();
    expect(await visitor.page.evaluate<string>(surface)).toBe(dark);
    visitor.expectNoProblems();
  });

  test('large type enlarges text and targets on every page, and is remembered', async () => {
    const visitor = await site.visit();
    await visitor.open(GALLERY);
    const usual = await visitor.page.evaluate<number>(bodyType);
    await visitor.page.getByRole('switch', { name: '大字版' }).click();
    await visitor.page.waitForFunction(isLarger, usual);
    const large = await visitor.page.evaluate<number>(bodyType);
    expect(large).toBeGreaterThan(usual);
    expect(large).toBeGreaterThanOrEqual(18);
    const button = await visitor.page
      .getByRole('button')
      .filter({ visible: true })
      .last()
      .boundingBox();
    expect(button?.height).toBeGreaterThanOrEqual(60);
    await visitor.open(GALLERY);
    expect(await visitor.page.evaluate<number>(bodyType)).toBe(large);
  });
});
