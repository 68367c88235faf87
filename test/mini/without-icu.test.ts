import './outside-fetch';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { join as joinCommunity } from '../community-cast';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { App } from '../simulator/app';
import { buildFolder } from './builds';
import { newAccount, storageOf } from './people';
import { start } from './world';

// Guards that nothing on WeChat needs ICU: the engine of some Android phones is built without it, and one name that it
// does not know ends the page.

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider?.stop());

test('no script of the package has a class of signs in a regular expression', () => {
  const root = buildFolder('weapp');
  const scripts = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((path) => /\\[pP]\{/.test(readFileSync(join(root, path), 'utf8')))).toEqual(
    [],
  );
});

/** Pages by what they must show; the texts come from the provider, so that an error page does not count. */
async function pages(): Promise<readonly [string, Record<string, string>, string][]> {
  const articles = await provider.ok('GET /article/article/pageList.do', { pageNo: 1 });
  const videos = await provider.ok('GET /video/video/pageList.do', { pageNo: 1 });
  const posts = await provider.ok('GET /ugc-api/post/feed.do', { feed: 'latest' });
  const [article] = articles.list;
  const [video] = videos.list;
  const post = posts.list.find(({ author }) => author !== null);
  if (!article || !video || !post?.author) throw new Error('the sample data lacks content');
  const { userId, nickname } = post.author;
  return [
    ['pages/content/article-detail/index', { articleId: article.articleId }, article.title],
    ['pages/content/video-detail/index', { videoId: video.videoId }, video.title],
    ['pages/community/post-detail/index', { postId: post.postId }, post.excerpt.slice(0, 8)],
    ['pages/community/user-home/index', { userId }, nickname],
  ];
}

/** What the person sees, and what went wrong without ending the app. */
const broken = (app: App): string[] =>
  app.logs
    .filter(({ level, text }) => level === 'error' || /ICU/.test(text))
    .map(({ text }) => text);

test('articles, videos, posts, profiles and the editor open on an engine without ICU', async () => {
  const account = await newAccount(provider);
  await joinCommunity(provider, account.login);
  const app = await start(provider, 'weapp', { storage: storageOf(account), withoutIcu: true });
  await app.open('pages/main/home/index');
  for (const [path, query, shown] of await pages()) {
    await app.open(path, query);
    expect(app.page.text()).toContain(shown);
  }
  await app.open('pages/community/post-edit/index', { kind: 'share' });
  await app.page.input('正文', '打完第二针 café ﬁ 有点低烧，怎么办？👶');
  await app.page.tap({ text: '发布', class: 'ui-button' });
  expect(app.page.text()).not.toContain('发布失败');
  expect(broken(app)).toEqual([]);
});
