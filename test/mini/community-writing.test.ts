import './outside-fetch';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { App } from '../simulator/app';
import type { LaunchOptions, Platform } from '../simulator/options';
import { PLATFORMS } from './builds';
import { newAccount, storageOf } from './people';
import type { Account } from './people';
import { sent, start } from './world';

/** Limit for opening a page of a subpackage, of all setData calls together. */
const MOST_BYTES = 32 * 1024;
const EDITOR = 'pages/community/post-edit/index';
const UPLOAD = '/base/upload/';
const PICTURES = ['http://tmp/a.jpg', 'http://tmp/b.jpg'];
const PHOTO = readFileSync(join(__dirname, '../../server/videos/missed-dose.jpg'));
/** ms of the app's time after which what was typed is on the device. */
const STORED = 500;
/** ms. Authors may add several pictures from their second day on. */
const TWO_DAYS = 2 * 86_400_000;

const query = { kind: 'question' };
const button = { text: '发布', class: 'ui-button' } as const;

let first: Provider;
let provider: Provider;
const people: Account[] = [];
beforeAll(async () => {
  first = await startProvider();
  for (const _ of ['draft', 'warning', 'order', 'leaving'].flatMap(() => PLATFORMS)) {
    const account = await newAccount(first);
    await first.ok('GET /ugc-api/user/init.do', {}, { as: account.login });
    people.push(account);
  }
  await first.halt();
  provider = await startProvider({
    after: first,
    env: { SEED: 'off', CLOCK_OFFSET_MS: String(TWO_DAYS) },
  });
});
afterAll(async () => {
  await provider?.halt();
  await first?.stop();
});

function nextAccount(): Account {
  const account = people.pop();
  if (!account) throw new Error('nobody is left');
  return account;
}

/** A phone with two photos. */
async function phoneOf(account: Account, platform: Platform): Promise<App> {
  const app = await start(provider, platform, { storage: storageOf(account) });
  for (const path of PICTURES) app.device.files.set(path, PHOTO);
  app.device.photos = PICTURES;
  return app;
}

/** The app after it was killed, opened cold, by default on the editor: its storage and saved files are there, all else is not. */
async function killed(
  app: App,
  platform: Platform,
  opens: NonNullable<LaunchOptions['start']> = { path: EDITOR, query },
): Promise<App> {
  const storage = Object.fromEntries(
    [...app.device.storage].map(([key, value]) => [key, JSON.parse(value) as unknown]),
  );
  const { savedFiles } = app.device;
  app.close();
  return start(provider, platform, { storage, savedFiles, start: opens });
}

async function write(app: App, title: string): Promise<void> {
  await app.page.input('标题', title);
  await app.page.input('正文', '第二针后一天，精神还好，要紧吗？');
  await app.page.tap({ label: '添加图片' });
  await app.advance(STORED);
}

const sources = (app: App): unknown[] =>
  app.page.findAll({ class: 'ui-picture__image' }).map((image) => image.attribute('src'));

async function postsOf({ login }: Account) {
  const as = { as: login };
  const { userId } = await provider.ok('GET /ugc-api/user/init.do', {}, as);
  return (await provider.ok('GET /ugc-api/post/feed.do', { feed: 'user', userId }, as)).list;
}

describe.each(PLATFORMS)('writing a question on %s', (platform) => {
  test('a draft with two pictures survives a killed app, and is there once although its answer was lost', async () => {
    const account = nextAccount();
    const before = await phoneOf(account, platform);
    const { bytes } = await before.measure(() => before.open(EDITOR, query));
    expect(bytes).toBeLessThan(MOST_BYTES);
    const arrive = before.network.hold(UPLOAD, 2);
    await write(before, '第二针后 38.2 度正常吗');
    expect(before.page.text()).toContain('上传中');
    await before.page.tap(button);
    await before.page.tap('同意并继续');
    expect(before.page.text()).toContain('图片还在上传，传完就可以发布');
    arrive();
    await before.advance(STORED);
    expect(before.page.text()).not.toContain('上传中');
    expect([sources(before).length, sent(before, UPLOAD)]).toEqual([2, 2]);
    await before.page.scrollTo(420);
    await before.advance(STORED);

    const app = await killed(before, platform);
    expect(app.page.text()).toContain('已恢复您上次没有发完的内容');
    await app.advance(STORED);
    expect(app.router.current.scrollTop).toBe(420);
    expect(sources(app)).toEqual([...app.device.savedFiles.keys()]);
    expect([sources(app).length, sent(app, UPLOAD)]).toEqual([2, 0]);

    app.network.lose('post/publish.do');
    await app.page.tap(button);
    expect(app.page.text()).toContain('再发一次不会重复');
    expect(await postsOf(account)).toHaveLength(1);

    await app.page.tap(button);
    expect(app.page.text()).toContain('发布成功');
    const [post, ...others] = await postsOf(account);
    expect(others).toEqual([]);
    expect(post).toMatchObject({ kind: 'question', title: '第二针后 38.2 度正常吗' });
    expect(post?.pictures).toHaveLength(2);
    expect(app.device.savedFiles.size).toBe(0);
  });

  test('signing out takes the copies of a draft’s pictures, also where no editor was open', async () => {
    const before = await phoneOf(nextAccount(), platform);
    await before.open(EDITOR, query);
    await write(before, '退出前没有发完');
    expect(before.device.savedFiles.size).toBe(2);
    const app = await killed(before, platform, { path: 'pages/main/mine/index' });
    await app.page.tap('退出登录');
    await app.page.tap({ text: '退出登录', class: 'ui-button', nth: -1 });
    expect(app.device.savedFiles.size).toBe(0);
    expect(app.takeErrors()).toEqual([]);
  });

  test('what shows a number is warned of, and a second post too soon is told when', async () => {
    const app = await phoneOf(nextAccount(), platform);
    await app.open(EDITOR, { kind: 'share' });
    await app.page.input('正文', '加我 138 0013 8000');
    await app.advance(STORED);
    expect(app.page.text()).toContain('电话号码');
    await app.page.input('正文', '一切顺利');
    await app.page.tap(button);
    await app.page.tap('同意并继续');
    expect(app.page.text()).toContain('发布成功');

    await app.open(EDITOR, { kind: 'share' });
    await app.page.input('正文', '再写一篇');
    await app.page.tap(button);
    expect(app.page.text()).toContain('发得太快了');
  });

  test('pictures change places in steps, and one is removed', async () => {
    const app = await phoneOf(nextAccount(), platform);
    await app.open(EDITOR, query);
    await write(app, '换一换图片的顺序');
    const [a, b] = sources(app);
    await app.page.tap({ label: /^第 2 张图片的位置/ });
    await app.page.tap('移到最前');
    expect(sources(app)).toEqual([b, a]);
    await app.page.tap({ label: '删除第 1 张图片' });
    expect(sources(app)).toEqual([a]);
    expect([...app.device.savedFiles.keys()]).toEqual([a]);
  });
});
