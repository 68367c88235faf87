import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { SetDataCost } from '../simulator/meter';
import { PLATFORMS } from './builds';
import { newcomer, storageOf } from './people';
import { start } from './world';

/** Limit for opening a page of a subpackage, and for showing more of a list. */
const CALLS = 3;
const BYTES = 32 * 1024;
const COMMUNITY = 'pages/community/community/index';
const POST = 'pages/community/post-detail/index';
const GONE_ID = 'no-such-thing';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider?.stop());

const latest = async () => {
  const { list } = await provider.ok('GET /ugc-api/post/feed.do', { feed: 'latest' });
  return list;
};
const isTooMuch = ({ calls, max }: SetDataCost): boolean => calls > CALLS || max > BYTES;

describe.each(PLATFORMS)('reading the community on %s', (platform) => {
  test('its pages open, and lists grow, within three calls of 32 KB', async () => {
    const { list: circles } = await provider.ok('GET /ugc-api/circle/list.do', {});
    const { list: topics } = await provider.ok('GET /ugc-api/topic/list.do', {});
    const withPictures = (await latest()).find(({ pictures }) => pictures.length > 0);
    const [post] = await latest();
    const app = await start(provider, platform);
    const tooMuch: Record<string, SetDataCost> = {};
    const measure = async (name: string, run: () => Promise<unknown>): Promise<void> => {
      const cost = await app.measure(run);
      if (isTooMuch(cost)) tooMuch[name] = cost;
    };
    for (const part of ['recommended', 'latest', 'circles', 'topics']) {
      await measure(part, () => app.open(COMMUNITY, { part }));
      for (let more = 1; more <= 5; more += 1)
        await measure(`${part} ${more}`, () => app.page.scrollToLower());
    }
    await measure('search', () => app.open(COMMUNITY, { word: '发烧' }));
    await measure('circle', () =>
      app.open('pages/community/circle/index', { circleId: circles[0]?.circleId ?? '' }),
    );
    await measure('topic', () =>
      app.open('pages/community/topic/index', { topicId: topics[0]?.topicId ?? '' }),
    );
    await measure('post', () => app.open(POST, { postId: post?.postId ?? '' }));
    if (withPictures)
      await measure('pictures', () => app.open(POST, { postId: withPictures.postId }));
    expect(tooMuch).toEqual({});
  });

  test('a post opens from the list, and going back leaves the list as it was', async () => {
    const app = await start(provider, platform);
    await app.open(COMMUNITY, { part: 'latest' });
    await app.page.scrollToLower();
    const before = app.page.text();
    const [post] = await latest();
    await app.page.tap({ role: 'link', text: new RegExp(post?.excerpt.slice(0, 12) ?? '') });
    expect(app.page.path).toBe(POST);
    expect(app.page.query).toMatchObject({ postId: post?.postId });
    await app.back();
    expect(app.page.path).toBe(COMMUNITY);
    expect(app.page.text()).toBe(before);
  });

  test('a topic is followed and a circle joined, also after a reload', async () => {
    const login = await provider.signUp(newcomer().mobile);
    const { list: topics } = await provider.ok('GET /ugc-api/topic/list.do', {});
    const { list: circles } = await provider.ok('GET /ugc-api/circle/list.do', {});
    const app = await start(provider, platform, { storage: storageOf({ login }) });
    const topic = { topicId: topics[0]?.topicId ?? '' };
    await app.open('pages/community/topic/index', topic);
    await app.page.tap('关注话题');
    expect(app.page.text()).toContain('已关注');
    const circle = { circleId: circles[0]?.circleId ?? '' };
    await app.open('pages/community/circle/index', circle);
    await app.page.tap('加入圈子');
    expect(app.page.text()).toContain('已加入');
    const as = { as: login };
    expect(await provider.ok('GET /ugc-api/topic/detail.do', topic, as)).toMatchObject({
      followed: true,
    });
    expect(await provider.ok('GET /ugc-api/circle/detail.do', circle, as)).toMatchObject({
      joined: true,
    });
  });

  test('without network the feed that was read last is there, with its age', async () => {
    const [post] = await latest();
    const begins = post?.excerpt.slice(0, 12) ?? '';
    const before = await start(provider, platform);
    await before.open(COMMUNITY, { part: 'latest' });
    expect(before.page.text()).toContain(begins);
    const storage = Object.fromEntries(
      [...before.device.storage].map(([key, value]) => [key, JSON.parse(value) as unknown]),
    );
    before.close();

    const app = await start(provider, platform, { storage });
    app.network.fail('post/feed.do', 10);
    await app.open(COMMUNITY, { part: 'latest' });
    expect(app.page.text()).toContain('网络不通');
    expect(app.page.text()).toContain(begins);
    const other = await start(provider, platform, { storage });
    other.network.fail('post/feed.do', 10);
    await other.open(COMMUNITY, { part: 'recommended' });
    expect(other.page.text()).not.toContain(begins);
  });

  test.each([
    [POST, { postId: GONE_ID }, '这篇帖子不见了'],
    ['pages/community/topic/index', { topicId: GONE_ID }, '没有找到这个话题'],
    ['pages/community/circle/index', { circleId: GONE_ID }, '没有找到这个圈子'],
  ])('%s says what is no longer there, and leads on', async (path, query, says) => {
    const app = await start(provider, platform);
    await app.open(path, query);
    expect(app.page.text()).toContain(says);
    await app.page.tap('去社区看看');
    expect(app.page.path).toBe(COMMUNITY);
  });

  test('a vaccine’s page has its questions, and asking', async () => {
    const { list } = await provider.ok('GET /vaccine/product/pageList.do', {});
    const app = await start(provider, platform);
    await app.open('pages/catalogue/vaccine-detail/index', { vaccId: list[0]?.productId ?? '' });
    expect(app.page.text()).toContain('大家问');
    await app.page.tap({ label: '大家问 全部提问' });
    expect(app.page.path).toBe(COMMUNITY);
    expect(app.page.query).toMatchObject({ vaccineCode: list[0]?.vaccineCode });
  });
});
