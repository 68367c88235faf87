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
