import './outside-fetch';
import type { EventBatch } from '@contract/telemetry/endpoints';
import { STATISTICS_ALLOWED } from '../samples/statistics-allowed';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { App } from '../simulator/app';
import { PLATFORMS } from './builds';
import { BOOKING, start } from './world';

const HOME = 'pages/main/home/index';
const CLINIC = 'pages/clinic/department-index/index';
const SHANGHAI = { regionCode: '31', regionName: '上海市' } as const;
const { depaCode } = BOOKING;

/** A device on which usage statistics were allowed. */
const COUNTED = { storage: { [STATISTICS_ALLOWED.key]: STATISTICS_ALLOWED.text } };

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider?.stop());

/** Views of pages that the app has reported: the page, the one before it, the traffic source. */
async function views(app: App): Promise<(string | undefined)[][]> {
  await app.background();
  return app.network.log
    .filter(({ url }) => url.endsWith('/analytics/event/report.do'))
    .flatMap(({ body }) => (JSON.parse(body ?? '') as EventBatch).events)
    .filter(({ id }) => id === 10001)
    .map(({ attributes: { route, from, source } }) => [route, from, source] as string[]);
}

const cityOf = async (app: App): Promise<string> => {
  if (app.page.path !== HOME) await app.tab(0);
  return app.page.text();
};

describe.each(PLATFORMS)('a page that %s itself opens in an app that runs', (platform) => {
  test('brings its source and its region, and is counted once', async () => {
    const app = await start(provider, platform, { start: { path: HOME }, ...COUNTED });
    expect(app.page.text()).not.toContain(SHANGHAI.regionName);
    await app.scan(CLINIC, { depaCode, uFrom: 'poster7', ...SHANGHAI });
    expect(app.stack).toEqual([CLINIC]);
    expect(await views(app)).toEqual([
      ['home', undefined, undefined],
      ['departmentIndex', undefined, 'poster7'],
    ]);
    expect(await cityOf(app)).toContain(SHANGHAI.regionName);
  });

  test('does so on the page that was open, and on a tab', async () => {
    const app = await start(provider, platform, { start: { path: HOME }, ...COUNTED });
    await app.scan(CLINIC, { depaCode, uFrom: 'one' });
    await app.scan(CLINIC, { depaCode, uFrom: 'two' });
    await app.scan(HOME, { uFrom: 'three', ...SHANGHAI });
    expect(app.stack).toEqual([HOME]);
    expect(await cityOf(app)).toContain(SHANGHAI.regionName);
    expect((await views(app)).slice(1)).toEqual([
      ['departmentIndex', undefined, 'one'],
      ['departmentIndex', undefined, 'two'],
      ['home', undefined, 'three'],
    ]);
  });

  test('a return to the app, a tab tapped first and the way back are no such opening', async () => {
    const app = await start(provider, platform, { start: { path: HOME }, ...COUNTED });
    await app.scan(CLINIC, { depaCode, uFrom: 'poster7' });
    await app.background();
    await app.tab(1);
    await app.background();
    await app.tab(0);
    await app.tab(1);
    expect((await views(app)).slice(1)).toEqual([
      ['departmentIndex', undefined, 'poster7'],
      ['departmentList', 'departmentIndex', 'poster7'],
      ['home', 'departmentList', 'poster7'],
      ['departmentList', 'home', 'poster7'],
    ]);
  });
});

describe.each(PLATFORMS)('an old path of the web site to a tab of %s', (platform) => {
  test('keeps its source and region at the start', async () => {
    const app = await start(provider, platform, {
      ...COUNTED,
      start: { path: 'home', query: { uFrom: 'poster7', ...SHANGHAI } },
    });
    expect(app.stack).toEqual([HOME]);
    expect(await cityOf(app)).toContain(SHANGHAI.regionName);
    await app.background();
    expect(await views(app)).toEqual([['home', undefined, 'poster7']]);
  });

  test('keeps them in an app that runs, and the next page is its own again', async () => {
    const app = await start(provider, platform, { start: { path: HOME }, ...COUNTED });
    await app.scan(CLINIC, { depaCode });
    await app.scan('home', { uFrom: 'poster7', ...SHANGHAI });
    expect(app.stack).toEqual([HOME]);
    expect(await cityOf(app)).toContain(SHANGHAI.regionName);
    await app.tab(1);
    expect((await views(app)).slice(2)).toEqual([
      ['home', undefined, 'poster7'],
      ['departmentList', 'home', 'poster7'],
    ]);
  });
});
