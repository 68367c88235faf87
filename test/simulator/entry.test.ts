import { join } from 'node:path';

import { launch } from './launch';
import type { App } from './app';
import type { Platform } from './options';

const LIST = 'pages/list/list';

const start = (platform: Platform = 'weapp', scene?: number): Promise<App> =>
  launch(join(__dirname, 'fixture', platform), { platform, start: { path: LIST, scene } });

/** Shares what the visible page answers. */
function share(app: App, answer: object): unknown {
  app.router.current.native['onShareAppMessage'] = () => answer;
  return app.page.share();
}

test('a card that would lead nowhere or show nothing is refused', async () => {
  const app = await start();
  const sound = { title: 'List', path: `/${LIST}?a=1` };
  expect(share(app, sound)).toEqual({
    title: 'List',
    opens: { path: LIST, query: { a: '1' } },
    pictures: [],
  });
  expect(() => share(app, { ...sound, path: '/list?a=1' })).toThrow('no page of app.json');
  expect(() => share(app, { ...sound, path: LIST })).toThrow('begins with a slash');
  expect(() => share(app, { ...sound, title: '' })).toThrow('no title');
  expect(() => share(app, { ...sound, imageUrl: 'https://a.cn/p.svg' })).toThrow('no PNG or JPG');
  expect(() => share(app, { ...sound, imageUrl: '/none.png' })).toThrow('in no package');
});

test('an unknown path opens what the app chooses before it returns', async () => {
  const app = await start();
  const go = (app.api as Record<string, (options: object) => void>)['switchTab'];
  app.device.on('pageNotFound', () => go?.({ url: '/pages/other/other' }));
  await app.enter('gone', { a: '1' });
  expect(app.stack).toEqual(['pages/other/other']);
});

test('where the app is too late, "page not found" stands there', async () => {
  const app = await start();
  const go = (app.api as Record<string, (options: object) => void>)['switchTab'];
  app.device.on('pageNotFound', () =>
    app.clock.setTimeout(() => go?.({ url: '/pages/other/other' })),
  );
  await expect(app.enter('gone')).rejects.toThrow('page not found');
});

test('a page in moments leads nowhere and logs nobody in', async () => {
  const app = await start('weapp', 1154);
  const said: string[] = [];
  for (const name of ['switchTab', 'login'])
    (app.api as Record<string, (options: object) => void>)[name]?.({
      url: '/pages/other/other',
      complete: ({ errMsg }: { errMsg: string }) => said.push(errMsg),
    });
  await app.settle();
  expect(said).toEqual([
    'switchTab:fail not allowed in single page mode',
    'login:fail not allowed in single page mode',
  ]);
});
