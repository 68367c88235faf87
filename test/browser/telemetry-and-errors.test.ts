import type { Request } from 'playwright-core';
import { CODE } from '@contract/errors';
import type { EventBatch, VideoPlayRecord } from '@contract/telemetry/endpoints';
import type { Login, Provider } from '../server/kit/harness';
import { STATISTICS_ALLOWED } from '../samples/statistics-allowed';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';
import { GIVES_STATISTICS } from '../samples/agreed';

const site = useSite();
const EVENTS = '/analytics/event/report.do';
const PLAYS = '/analytics/video/playtime.do';
const VISITS = '/analytics/pageVisit/report.do';

/** A new account that has allowed usage statistics. */
async function counted(mobile: string): Promise<Login> {
  const login = await site.provider().signUp(mobile);
  await site.provider().ok('POST /personal/consent/give.do', GIVES_STATISTICS, { as: login });
  return login;
}
const PRODUCT = '**/vaccine/product/detail.do*';

/** Bodies that the visitor's pages have sent to a path, oldest first. */
function sent<Body>(visitor: Visitor, path: string): Body[] {
  const bodies: Body[] = [];
  visitor.context.on('request', (request: Request) => {
    if (request.url().endsWith(path)) bodies.push(JSON.parse(request.postData() ?? '') as Body);
  });
  return bodies;
}

async function anyProduct(provider: Provider): Promise<string> {
  const { list } = await provider.ok('GET /vaccine/product/pageList.do', {});
  return list[0]?.productId ?? '';
}

/** Hides the page, as when another app is opened. */
const hide = (visitor: Visitor): Promise<void> =>
  visitor.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('page views travel in one batch when the app is left, and name no query and no person', async () => {
  const visitor = await site.visit();
  await visitor.context.addInitScript(
    ({ key, text }) => window.localStorage.setItem(key, text),
    STATISTICS_ALLOWED,
  );
  const batches = sent<EventBatch>(visitor, EVENTS);
  await visitor.open('/home');
  await visitor.go('/vaccineDetalis?vaccId=hpv9-merck');
  const arrived = visitor.page.waitForRequest((request) => request.url().endsWith(EVENTS));
  await hide(visitor);
  const request = await arrived;
  expect(request.headers()['tk']).toBeUndefined();
  const views = batches.flatMap(({ events }) => events).filter(({ id }) => id === 10001);
  expect(views.map(({ attributes }) => attributes['route'])).toEqual(['home', 'vaccineDetail']);
  expect(JSON.stringify(batches)).not.toContain('hpv9');
});

test('before anybody was asked no statistics are sent', async () => {
  const visitor = await site.visit();
  const batches = sent<EventBatch>(visitor, EVENTS);
  const visits = sent<object>(visitor, VISITS);
  await visitor.open('/home');
  await visitor.go('/vaccineDetalis?vaccId=hpv9-merck');
  await visitor.settle();
  await hide(visitor);
  await visitor.settle();
  expect([...batches, ...visits]).toEqual([]);
});

test('a page that throws while it is drawn says so, and the app goes on', async () => {
  const visitor = await site.visit();
  const vaccId = await anyProduct(site.provider());
  // An answer that no page expects.
  await visitor.context.route(PRODUCT, (route) =>
    route.fulfill({
      json: { code: CODE.SUCCESS, msg: '', data: { vaccId, name: null, doses: null } },
    }),
  );
  await visitor.open(`/vaccineDetalis?vaccId=${vaccId}`);
  const alert = visitor.shown().getByRole('alert');
  await alert.getByText('页面出了点问题').first().waitFor();
  expect(visitor.watched.take().join('\n')).toContain('[render]');
  await visitor.context.unroute(PRODUCT);
  await visitor.shown().getByRole('button', { name: '再试一次' }).click();
  await visitor.shown().getByText('接种程序').first().waitFor();
  visitor.expectNoProblems();
});

test('from a broken page home is one tap away', async () => {
  const visitor = await site.visit();
  const vaccId = await anyProduct(site.provider());
  await visitor.context.route(PRODUCT, (route) =>
    route.fulfill({ json: { code: CODE.SUCCESS, msg: '', data: { vaccId, doses: null } } }),
  );
  await visitor.open(`/vaccineDetalis?vaccId=${vaccId}`);
  await visitor.shown().getByRole('button', { name: '返回首页' }).click();
  await visitor.settle();
  expect(visitor.path()).toBe('/home');
  visitor.watched.take();
});

/** Opens a video and plays it for as long as is reported. Returns its id. */
async function watchVideo(visitor: Visitor): Promise<string> {
  const { list } = await site.provider().ok('GET /video/video/pageList.do', {});
  const videoId = list[0]?.videoId ?? '';
  await visitor.open('/home');
  await visitor.go(`/videoDetail?videoId=${videoId}`);
  const player = visitor.shown().locator('video');
  await player.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
  });
  // Only what was visible for a second is reported.
  await visitor.page.waitForFunction(() => {
    const video = document.querySelector<HTMLVideoElement>(
      '.taro_page:not(.taro_page_shade) video',
    );
    return video !== null && video.currentTime > 1.2;
  });
  return videoId;
}

test('a video plays, and what was watched is reported as the viewer’s when they go back', async () => {
  const login = await counted('13900001101');
  const visitor = await site.visit({ signedInAs: login });
  const videoId = await watchVideo(visitor);
  const reported = visitor.page.waitForRequest((request) => request.url().endsWith(PLAYS));
  await visitor.page.goBack();
  const request = await reported;
  expect(request.headers()['tk']).toBe(login.token);
  const { id } = await site
    .provider()
    .ok('GET /passport/user/findLoginUserByKey.do', {}, { as: login });
  const { records } = request.postDataJSON() as { records: VideoPlayRecord[] };
  expect(records.map((record) => [record.videoId, record.userId])).toEqual([[videoId, id]]);
  expect(records[0]?.playDuration).toBeGreaterThanOrEqual(1);
  expect(records[0]?.playDuration).toBeLessThan(6);
  await visitor.settle();
  visitor.expectNoProblems();
});

test('a video whose page is closed is reported without a person', async () => {
  const visitor = await site.visit({ signedInAs: await counted('13900001102') });
  const videoId = await watchVideo(visitor);
  const reported = visitor.context.waitForEvent('request', (request) =>
    request.url().endsWith(PLAYS),
  );
  await visitor.page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  const request = await reported;
  expect(request.headers()['tk']).toBeUndefined();
  const { records } = request.postDataJSON() as { records: VideoPlayRecord[] };
  expect(records.map((record) => [record.videoId, record.userId])).toEqual([[videoId, '']]);
});

test('feedback with a picture reaches the provider', async () => {
  const login = await site.provider().signUp('13900001100');
  const visitor = await site.visit({ signedInAs: login });
  await visitor.open('/feedback');
  await visitor.shown().getByLabel('请说说看').fill('希望字再大一点');
  const chooser = visitor.page.waitForEvent('filechooser');
  await visitor.shown().getByRole('button', { name: '添加图片' }).click();
  const picture = await visitor.page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
  await (await chooser).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture });
  await visitor.shown().getByRole('button', { name: '删除第 1 张图片' }).waitFor();
  await visitor.settle();
  await visitor.shown().getByRole('button', { name: '提交' }).click();
  await visitor.shown().getByText('收到了，谢谢您').waitFor();
  visitor.expectNoProblems();
});

test('pages to which no page of a browser leads open by their addresses', async () => {
  const login = await site.provider().signUp('13800138077');
  const visitor = await site.visit({ signedInAs: login });
  for (const [path, title] of [
    ['/xdmPrivacy', '隐私政策'],
    ['/xdmRegist', '注册'],
    ['/password', '登录密码'],
    ['/swimlane', '泳道切换'],
    ['/videoBlank', '视频播放'],
  ] as const) {
    await visitor.open(path);
    expect([path, await visitor.page.title()]).toEqual([path, `易苗 · ${title}`]);
  }
  visitor.expectNoProblems();
});
