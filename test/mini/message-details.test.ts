import './outside-fetch';
import { CODE } from '@contract/errors';
import { FaultProxy } from '../proxy/proxy';
import { startProvider } from '../server/kit/harness';
import type { Login, Provider } from '../server/kit/harness';
import { until } from '../server/kit/until';
import { launch } from '../simulator/launch';
import { buildFolder, PLATFORMS } from './builds';
import { newAccount, storageOf } from './people';
import type { Account } from './people';
import { start } from './world';

const PAGE = 'pages/message/message-details/index';
const POST = 'pages/community/post-detail/index';
/** Limit for opening a page of a subpackage. */
const OPEN = { calls: 3, max: 32 * 1024 };

let provider: Provider;
let proxy: FaultProxy;
beforeAll(async () => {
  provider = await startProvider();
  proxy = await FaultProxy.start(provider.url);
});
afterEach(() => proxy.calm());
afterAll(async () => {
  await proxy?.stop();
  await provider?.stop();
});

const likedBy = (targetId: string, as: Login): Promise<unknown> =>
  provider.ok('POST /ugc-api/like/set.do', { targetType: 'post', targetId, on: true }, { as });

/** Somebody whose question two others like. */
async function liked(): Promise<Account & { readonly messageId: string; readonly postId: string }> {
  const account = await newAccount(provider);
  const options = { as: account.login };
  const { postId } = await provider.ok(
    'POST /ugc-api/post/publish.do',
    {
      kind: 'question',
      title: '打完第二针低烧正常吗',
      text: '三十七度八，精神还好。',
      idempotencyKey: `mini-${account.mobile}`,
    },
    options,
  );
  for (let other = 0; other < 2; other += 1)
    await likedBy(postId, (await newAccount(provider)).login);
  const ofLikes = ({ title }: { readonly title: string }): boolean => title === '2 人赞了您的提问';
  const { list } = await until(
    () => provider.ok('GET /message/message/pageList.do', {}, options),
    (page) => page.list.some(ofLikes),
  );
  return { ...account, messageId: list.find(ofLikes)?.messageId ?? '', postId };
}

describe.each(PLATFORMS)('a message with rich content on %s', (platform) => {
  test('opens cold within budget, says who liked what, and leads to the post', async () => {
    const { messageId, postId, ...account } = await liked();
    const app = await start(provider, platform, { storage: storageOf(account) });
    const cost = await app.measure(() => app.open(PAGE, { messageId }));
    expect(cost.calls).toBeLessThanOrEqual(OPEN.calls);
    expect(cost.max).toBeLessThanOrEqual(OPEN.max);
    expect(app.page.text()).toContain('2 人赞了您的提问');
    await app.page.tap('查看帖子');
    expect(app.page.path).toBe(POST);
    expect(app.page.query).toMatchObject({ postId });
  });

  test('a link to a comment opens the post cold with it, within budget', async () => {
    const { postId, ...account } = await liked();
    const { commentId } = await provider.ok(
      'POST /ugc-api/comment/publish.do',
      {
        targetType: 'post',
        targetId: postId,
        text: '我家也是，第二天就退了',
        idempotencyKey: `mini-comment-${account.mobile}`,
      },
      { as: (await newAccount(provider)).login },
    );
    const app = await start(provider, platform, { storage: storageOf(account) });
    const cost = await app.measure(() => app.open(POST, { postId, commentId }));
    expect(cost.calls).toBeLessThanOrEqual(OPEN.calls);
    expect(cost.max).toBeLessThanOrEqual(OPEN.max);
    expect(app.page.text()).toMatch(/您要看的评论.*我家也是，第二天就退了/s);
  });

  test('shows nothing of what no provider of ours would send', async () => {
    const account = await newAccount(provider);
    const evil = 'https://evil.test/x.png';
    const data = {
      messageId: '7',
      messageClass: 'service',
      kind: 'serviceNotice',
      title: '<svg onload="hit()">',
      body: '',
      at: Date.now(),
      read: true,
      link: null,
      content: [
        { type: 'html', text: '<script>藏着的</script>' },
        {
          type: 'paragraph',
          spans: [{ text: '点我', link: { page: 'javascript:hit()', query: {} } }],
        },
        { type: 'picture', src: evil, alt: '图', width: 9, height: 9 },
        { type: 'paragraph', spans: [{ text: '<img src=x onerror="hit()">' }] },
      ],
      button: { text: '去别处', page: 'https://evil.test/', query: {} },
    };
    proxy.order('details.do', { kind: 'envelope', code: CODE.SUCCESS, data });
    const app = await launch(buildFolder(platform), {
      platform,
      apiHost: proxy.url,
      device: { language: 'zh_CN' },
      storage: storageOf(account),
    });
    await app.open(PAGE, { messageId: '7' });
    const text = app.page.text();
    expect(text).toContain('点我');
    expect(text).toContain('<img src=x onerror="hit()">');
    expect(text).not.toContain('藏着的');
    expect(text).not.toContain('去别处');
    expect(JSON.stringify(app.page.findAll({ class: 'ui-picture' }).length)).toBe('0');
  });
});
