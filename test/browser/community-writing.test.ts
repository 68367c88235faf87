import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import type { Login } from '../server/kit/harness';
import { axe } from './kit/axe';
import { freshMobile } from './kit/booking';
import { overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite({ throughProxy: true });
const PUBLISH = 'post/publish.do';
const UPLOAD = '/base/upload/';
const TITLE = '第二针后发烧 38 度正常吗';

const signUp = (): Promise<Login> => site.provider().signUp(freshMobile());

/** A photo of a phone: large enough to be made smaller before it is sent. */
async function photo(background: string) {
  const create = { width: 2_400, height: 1_800, channels: 3, background } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

const field = (visitor: Visitor, name: string): Locator =>
  visitor.shown().getByRole('textbox', { name });
const button = (visitor: Visitor, name: string | RegExp): Locator =>
  visitor.shown().getByRole('button', { name, exact: true }).first();

async function write(visitor: Visitor, colours: readonly string[]): Promise<void> {
  await visitor.open('/postEdit?kind=question');
  await field(visitor, '标题').fill(TITLE);
  await field(visitor, '正文').fill('打完第二针，精神还好，电话 138 0013 8000 #打完发烧#');
  const chooser = visitor.page.waitForEvent('filechooser');
  await button(visitor, '添加图片').click();
  await (await chooser).setFiles(await Promise.all(colours.map(photo)));
  for (const [index] of colours.entries())
    await visitor
      .shown()
      .getByRole('img', { name: `第 ${index + 1} 张图片` })
      .waitFor();
  await visitor.page.waitForFunction(
    (count) => (localStorage.getItem('postDrafts') ?? '').split('"fileId":"').length > count,
    colours.length,
  );
  await visitor.settle();
}

const checkAppearance = async ({ page }: Visitor, name: string): Promise<void> => {
  await screenshot(page, `writing-${name}`);
  expect(await overflow(page, 390, 844)).toEqual([]);
  expect(await axe(page)).toEqual([]);
};

async function postsOf(as: Login) {
  const { userId } = await site.provider().ok('GET /ugc-api/user/init.do', {}, { as });
  return (await site.provider().ok('GET /ugc-api/post/feed.do', { feed: 'user', userId }, { as }))
    .list;
}

test('a question with a picture survives a reload, and is there once although its answer was lost', async () => {
  const sentBefore = site.proxy().count(UPLOAD);
  const login = await signUp();
  const visitor = await site.visit({ signedInAs: login });
  await write(visitor, ['#3a6']);
  await visitor.shown().getByText('正文里有电话号码').waitFor();
  await checkAppearance(visitor, 'form');
  await visitor.shown().evaluate((page) => page.scrollTo(0, 180));
  await visitor.page.waitForFunction(() =>
    (localStorage.getItem('postDrafts') ?? '').includes('"scrollTop":180'),
  );

  await visitor.open('/postEdit?kind=question');
  await visitor.shown().getByText('已恢复您上次没有发完的内容').waitFor();
  await visitor.page.waitForFunction(
    (page) => Math.abs((page?.scrollTop ?? 0) - 180) <= 2,
    await visitor.shown().elementHandle(),
  );
  expect(await field(visitor, '标题').inputValue()).toBe(TITLE);
  await visitor.shown().getByRole('img', { name: '第 1 张图片' }).waitFor();
  expect(site.proxy().count(UPLOAD) - sentBefore).toBe(1);

  // Until it is called off: the browser may repeat a call by itself whose connection breaks.
  const answerAgain = site.proxy().order(PUBLISH, { kind: 'lost' });
  await button(visitor, '发布').click();
  await visitor.page.getByRole('dialog').getByText('社区公约').waitFor();
  await checkAppearance(visitor, 'rules');
  await visitor.page.getByRole('button', { name: '同意并继续' }).click();
  await visitor.shown().getByText('再发一次不会重复').waitFor();
  answerAgain();
  visitor.watched.take();
  await button(visitor, '发布').click();
  await visitor.shown().getByText('发布成功').waitFor();
  await checkAppearance(visitor, 'published');
  const posts = await postsOf(login);
  expect(posts.map(({ title }) => title)).toEqual([TITLE]);
  expect(posts[0]?.excerpt).toContain('*******');
  expect(posts[0]?.pictures).toHaveLength(1);
});

test('signing out takes the copies of a draft’s pictures, also where no editor was open', async () => {
  const visitor = await site.visit({ signedInAs: await signUp() });
  await write(visitor, ['#3a6']);
  const copies = () =>
    visitor.page.evaluate(async () => {
      const databases = await indexedDB.databases();
      return databases.filter(({ name }) => name === 'yimiao-files').length;
    });
  await visitor.open('/mine');
  expect(await copies()).toBe(1);
  await visitor.shown().getByRole('button', { name: '退出登录' }).click();
  await visitor.page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await visitor.page.getByText('已退出登录').first().waitFor();
  await visitor.page.waitForFunction(async () =>
    (await indexedDB.databases()).every(({ name }) => name !== 'yimiao-files'),
  );
});

test('pictures change places by dragging and by steps, and one is removed', async () => {
  const visitor = await site.visit({ signedInAs: await signUp() });
  await write(visitor, ['#3a6', '#a36']);
  const sources = () =>
    visitor
      .shown()
      .locator('img[src^="blob:"]')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  const [a, b] = await sources();
  const handle = button(visitor, /^第 1 张图片的位置/);
  await handle.scrollIntoViewIfNeeded();
  // Away from the footer; a wheel would still be scrolling when the box is measured.
  await visitor.page.evaluate(() => window.scrollBy(0, 200));
  const box = await handle.boundingBox();
  if (!box) throw new Error('the handle is not shown');
  const touch = await visitor.context.newCDPSession(visitor.page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (const by of [30, 60, 96])
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x + by, y }],
    });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await visitor.settle();
  expect(await sources()).toEqual([b, a]);

  await handle.click();
  await visitor.page.getByRole('button', { name: '后移一位' }).click();
  await visitor.settle();
  expect(await sources()).toEqual([a, b]);
  await button(visitor, '删除第 1 张图片').click();
  expect(await sources()).toEqual([b]);
});
