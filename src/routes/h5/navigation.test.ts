import type { Navigation } from '../guards';

jest.mock('./page-modules', () => ({ loadPage: jest.fn(async () => undefined) }));
jest.mock('./report', () => ({ report: jest.fn() }));
jest.mock('@tarojs/runtime', () => ({ eventCenter: { trigger: jest.fn() } }));
jest.mock('./page-host');
Object.assign(globalThis, { APP_ENV: 'live' });

const moved = () => new Promise((resolve) => setTimeout(resolve, 20));

test('an address typed into the bar opens its page anew; the browser’s buttons go back and forward', async () => {
  const { registerBeforeEach } = await import('../guards');
  const { go, start } = await import('./navigation');
  const seen: string[] = [];
  registerBeforeEach(({ kind, to }: Navigation) => void seen.push(`${kind} ${to.url}`));
  await start();
  await go('/about', 'push');
  window.location.hash = '#/vaccineDetalis?vaccId=3&regionCode=44';
  await moved();
  window.history.back();
  await moved();
  window.history.forward();
  await moved();
  expect(seen).toEqual([
    'start /home',
    'push /about',
    'push /vaccineDetalis?vaccId=3&regionCode=44',
    'back /about',
    'forward /vaccineDetalis?vaccId=3&regionCode=44',
  ]);
});

test('two taps on back at once go back by one page, and a later one by another', async () => {
  const { go, back } = await import('./navigation');
  const { shownPage } = await import('./page-host');
  const shown = () => shownPage()?.location.url;
  await go('/home', 'relaunch');
  await go('/about', 'push');
  await go('/feedback', 'push');
  expect(await Promise.all([back(1), back(1)])).toEqual(['done', 'superseded']);
  await moved();
  expect(shown()).toBe('/about');
  expect(await back(1)).toBe('done');
  expect(shown()).toBe('/home');
});

test('the pages below are known, also of one that was opened from a sheet, and after pages that replaced others', async () => {
  const { go, back, pagesBelow } = await import('./navigation');
  const { pushCover } = await import('./browser-history');
  const urls = () => pagesBelow().map(({ url }) => url);
  await go('/departmentList', 'relaunch');
  const under = urls();
  await go('/clinicMap', 'push');
  await go('/about', 'replace');
  pushCover();
  await go('/feedback', 'push');
  expect(urls().slice(under.length)).toEqual(['/departmentList', '/about']);
  await back(1);
  expect(urls().slice(under.length)).toEqual(['/departmentList']);
  await back(1);
  expect(urls()).toEqual(under);
});
