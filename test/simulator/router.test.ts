import { join } from 'node:path';

import { launch } from './launch';
import type { App } from './app';

const fixture = join(__dirname, 'fixture/weapp');
type Wx = Record<string, (options: object) => void>;

async function ask(app: App, name: string, url: string): Promise<string> {
  let message = '';
  (app.api as Wx)[name]?.({
    url,
    complete: (result: { errMsg: string }) => {
      message = result.errMsg;
    },
  });
  await app.settle();
  return message;
}

test('the eleventh page is refused as WeChat refuses it', async () => {
  const app = await launch(fixture, { platform: 'weapp' });
  await app.open('pack/deep/deep');
  for (let page = 2; page <= 10; page++) {
    expect(await ask(app, 'navigateTo', '/pack/deep/deep')).toBe('navigateTo:ok');
  }
  const refusal = await ask(app, 'navigateTo', '/pack/deep/deep');
  expect(refusal).toBe('navigateTo:fail webview count limit exceed');
  expect(app.stack).toHaveLength(10);
});

test('tab pages stay alive and are only reached by switchTab', async () => {
  const app = await launch(fixture, { platform: 'weapp' });
  await app.open('pages/other/other');
  await app.tab(0);
  const page = await app.tab(1);
  expect(page.text()).toBe('2');
  expect(await ask(app, 'navigateTo', '/pages/list/list')).toMatch(
    /fail can not navigateTo a tabbar/,
  );
  expect(await ask(app, 'switchTab', '/pack/deep/deep')).toMatch(
    /fail can not switch to no-tabBar/,
  );
});

test('an unknown page is refused', async () => {
  const app = await launch(fixture, { platform: 'weapp' });
  await app.open('pages/list/list');
  expect(await ask(app, 'navigateTo', '/nowhere')).toBe(
    'navigateTo:fail page "nowhere" is not found',
  );
});

test('WeChat hands over query values as written, Alipay decoded', async () => {
  const wechat = await launch(fixture, { platform: 'weapp' });
  const page = await wechat.open('pack/deep/deep', { q: '中 文' });
  expect(page.text()).toBe('deep %E4%B8%AD%20%E6%96%87');
  const alipay = await launch(join(__dirname, 'fixture/alipay'), { platform: 'alipay' });
  const other = await alipay.open('pages/list/list', { q: '中 文' });
  expect(other.find('.said').text).toBe('query {"q":"中 文"}');
});

test('back shows the page below again', async () => {
  const app = await launch(fixture, { platform: 'weapp' });
  await app.open('pages/other/other');
  await ask(app, 'navigateTo', '/pack/deep/deep');
  const page = await app.back();
  expect([page.path, page.text(), page.title]).toEqual(['pages/other/other', '2', 'Other']);
});
