import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { SetDataCost } from '../simulator/meter';
import { PLATFORMS } from './builds';
import { newAccount, storageOf } from './people';
import { start } from './world';

/** Limit for opening a page of a subpackage. */
const OPEN = { calls: 3, max: 32 * 1024 };
/** One's own page first learns who one is in the community. */
const OPEN_OWN = { calls: 4, max: 32 * 1024 };
const ARTICLE = 'pages/content/article-detail/index';
const VIDEO = 'pages/content/video-detail/index';
let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider?.stop());

async function ids() {
  const articles = await provider.ok('GET /article/article/pageList.do', { pageNo: 1 });
  const videos = await provider.ok('GET /video/video/pageList.do', { pageNo: 1 });
  const posts = await provider.ok('GET /ugc-api/post/feed.do', { feed: 'recommended' });
  const postId = posts.list.find(({ answered }) => answered)?.postId ?? '';
  const answers = await provider.ok('GET /ugc-api/comment/list.do', {
    targetType: 'post',
    targetId: postId,
  });
  const doctor = answers.list.find(({ isAnswer }) => isAnswer)?.author;
  return {
    articleId: articles.list[0]?.articleId ?? '',
    videoId: videos.list[0]?.videoId ?? '',
    postId,
    userId: doctor?.userId ?? '',
  };
}

test.each(PLATFORMS)(
  'comments, profile, collections and report open within budget on %s',
  async (platform) => {
    const account = await newAccount(provider);
    const { articleId, videoId, postId, userId } = await ids();
    const as = { as: account.login };
    await provider.ok(
      'POST /ugc-api/collect/set.do',
      { targetType: 'article', targetId: articleId, on: true },
      as,
    );
    const app = await start(provider, platform, { storage: storageOf(account) });
    const pages: readonly [string, Record<string, string>, string][] = [
      [ARTICLE, { articleId }, '写评论'],
      [VIDEO, { videoId }, '写评论'],
      ['pages/community/user-home/index', { userId }, '执业信息已核实'],
      ['pages/community/user-home/index', { list: 'followed' }, '还没有关注谁'],
      ['pages/content/collections/index', { kind: 'article' }, '移除'],
      ['pages/community/report/index', { sourceId: postId, sourceType: '10' }, '举报原因'],
      ['pages/community/report/index', {}, '还没有举报过'],
    ];
    const tooMuch: Record<string, SetDataCost> = {};
    for (const [path, query, words] of pages) {
      const cost = await app.measure(() => app.open(path, query));
      expect(app.page.text()).toContain(words);
      const limit = 'list' in query ? OPEN_OWN : OPEN;
      if (cost.calls > limit.calls || cost.max > limit.max)
        tooMuch[`${path} ${JSON.stringify(query)}`] = cost;
    }
    expect(tooMuch).toEqual({});
  },
);

test.each(PLATFORMS)(
  'a comment is written with a warning and published once on %s',
  async (platform) => {
    const [account, other] = await Promise.all([newAccount(provider), newAccount(provider)]);
    const { videoId } = await ids();
    const target = { targetType: 'video', targetId: videoId } as const;
    const text = `三个月打的，一切都好 ${platform}`;
    await provider.ok(
      'POST /ugc-api/comment/publish.do',
      { ...target, text, idempotencyKey: `mini-comment-${platform}` },
      { as: other.login },
    );
    const app = await start(provider, platform, { storage: storageOf(account) });
    await app.open(VIDEO, { videoId });
    expect(app.page.text()).toContain(text);
    await app.page.tap('写评论');
    // WeChat loses a text area in a sheet that is not called fixed.
    expect(app.page.find({ tag: 'textarea' }).attribute('fixed')).toBe(true);
    await app.page.input('内容', '号码 13800138000 是我');
    expect(app.page.text()).toContain('这里好像有电话号码');
    await app.page.input('内容', `谢谢分享 ${platform}`);
    await app.page.tap('发布');
    expect(app.page.text()).toContain(`谢谢分享 ${platform}`);
    const { list } = await provider.ok('GET /ugc-api/comment/list.do', target);
    expect(list.filter((comment) => comment.text === `谢谢分享 ${platform}`)).toHaveLength(1);
    expect(app.takeErrors()).toEqual([]);
  },
);
