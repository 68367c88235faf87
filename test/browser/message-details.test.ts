import { CODE } from '@contract/errors';
import type { Login } from '../server/kit/harness';
import { publishNotice } from '../server/kit/notices-command';
import { until } from '../server/kit/until';
import { axe } from './kit/axe';
import { freshMobile } from './kit/booking';
import { arrive, press } from './kit/booking-steps';
import { overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

// The operator's command publishes a notice beside the running provider.
const site = useSite({ throughProxy: true });
const KEY = 'browser-message-details-';

const signUp = (): Promise<Login> => site.provider().signUp(freshMobile());

/** A comment of somebody new. @returns its id */
async function comment(postId: string, name: string): Promise<string> {
  const { commentId } = await site.provider().ok(
    'POST /ugc-api/comment/publish.do',
    {
      targetType: 'post',
      targetId: postId,
      text: '我家也是，第二天就退了',
      idempotencyKey: `${KEY}comment${name}`,
    },
    { as: await signUp() },
  );
  return commentId;
}

/** A question of somebody, with a comment and two likes of others. */
async function aQuestion(as: Login, name = ''): Promise<{ postId: string; commentId: string }> {
  const provider = site.provider();
  const { postId } = await provider.ok(
    'POST /ugc-api/post/publish.do',
    {
      kind: 'question',
      title: '打完第二针低烧正常吗',
      text: '三十七度八，精神还好。',
      idempotencyKey: `${KEY}post${name}`,
    },
    { as },
  );
  const others = [await signUp(), await signUp()];
  for (const other of others)
    await provider.ok(
      'POST /ugc-api/like/set.do',
      { targetType: 'post', targetId: postId, on: true },
      { as: other },
    );
  const commentId = await comment(postId, name);
  return { postId, commentId };
}

/** Waits until somebody has so many unread messages. */
async function unread(as: Login, count: number): Promise<void> {
  await until(
    () => site.provider().ok('GET /message/message/unread.do', {}, { as }),
    ({ total }) => total === count,
  );
}

function publish(): void {
  const { dataDir, databaseUrl: url } = site.provider();
  const notice = {
    messageClass: 'activity',
    title: { zh: '秋季接种周', en: 'Autumn vaccination week' },
    summary: { zh: '周六加开门诊。', en: 'Clinics are open on Saturday.' },
    content: {
      zh: [
        { type: 'heading', text: '什么时候' },
        { type: 'paragraph', spans: [{ text: '周六 ' }, { text: '8:00 起', strong: true }] },
        {
          type: 'list',
          ordered: true,
          items: [
            [
              { text: '看看有哪些' },
              { text: '疫苗', link: { page: 'vaccineDetail', query: { vaccId: 'flu4-hualan' } } },
            ],
            [{ text: '带上接种证' }],
          ],
        },
        {
          type: 'picture',
          src: '/pictures/decoration/2d-1.svg',
          alt: '接种门诊',
          width: 320,
          height: 180,
        },
        { type: 'paragraph', spans: [{ text: '<b>不是标记</b> <img src=x onerror=alert(1)>' }] },
      ],
      en: [{ type: 'paragraph', spans: [{ text: 'On Saturday from 8:00.' }] }],
    },
    button: { text: { zh: '去社区看看', en: 'Go to the community' }, page: 'community', query: {} },
  };
  publishNotice({ dataDir, url }, notice);
}

const checkAppearance = async ({ page }: Visitor, name: string): Promise<void> => {
  await screenshot(page, `message-details-${name}`);
  expect(await overflow(page, 390, 844)).toEqual([]);
  expect(await axe(page)).toEqual([]);
};

test('others’ likes and comments reach the author, on the page of their class, and lead to the post', async () => {
  const author = await signUp();
  const { postId, commentId } = await aQuestion(author);
  await unread(author, 2);
  const visitor = await site.visit({ signedInAs: author });
  await visitor.open('/myMessage');
  await visitor
    .shown()
    .getByRole('button', { name: /^互动 .*2 条未读$/ })
    .click();
  await arrive(visitor, '/messageClassify');
  await checkAppearance(visitor, 'class');
  await visitor.shown().getByRole('link').filter({ hasText: '2 人赞了您的提问' }).click();
  await arrive(visitor, '/messageDetails');
  await visitor.shown().getByRole('list').waitFor();
  await checkAppearance(visitor, 'likes');
  await press(visitor, '查看帖子');
  await arrive(visitor, `/postDetail?postId=${postId}`);
  await unread(author, 1);
  await visitor.go('/messageList?messageClass=interaction');
  await visitor.shown().getByRole('link').filter({ hasText: '您的提问有 1 条新评论' }).click();
  await arrive(visitor, '/messageDetails');
  await press(visitor, '查看帖子');
  await arrive(visitor, `/postDetail?postId=${postId}&commentId=${commentId}`);
  const opened = visitor.shown().locator('.ui-section').filter({ hasText: '您要看的评论' });
  await opened.getByText('我家也是，第二天就退了').waitFor();
  await checkAppearance(visitor, 'comment');

  // Cold, by the message's link; and a comment that is not there.
  const cold = await site.visit({ signedInAs: author });
  await cold.open(`/postDetail?postId=${postId}&commentId=${commentId}`);
  await cold.shown().getByText('您要看的评论').waitFor();
  await cold.go(`/postDetail?postId=${postId}&commentId=none`);
  await cold.shown().getByText('这条评论已经看不到了').waitFor();
  cold.expectNoProblems();
  visitor.expectNoProblems();
});

test('a notice shows its blocks, its markup as text, and its button leads to a page of ours', async () => {
  const reader = await signUp();
  publish();
  await unread(reader, 1);
  const visitor = await site.visit({ signedInAs: reader });
  await visitor.open('/messageList');
  await visitor.shown().getByRole('link').filter({ hasText: '秋季接种周' }).click();
  await arrive(visitor, '/messageDetails');
  await visitor.shown().getByRole('heading', { name: '什么时候' }).waitFor();
  await visitor.shown().getByText('<b>不是标记</b>').waitFor();
  expect(await visitor.page.locator('.taro_page b, .taro_page img[src="x"]').count()).toBe(0);
  await checkAppearance(visitor, 'notice');
  await visitor.shown().getByRole('link', { name: '疫苗' }).click();
  await arrive(visitor, '/vaccineDetalis');
  await visitor.page.goBack();
  await press(visitor, '去社区看看');
  await arrive(visitor, '/community');
  visitor.expectNoProblems();
});

test('a kind that is turned off on its class’s page brings no more messages, until it is on again', async () => {
  const provider = site.provider();
  const author = await signUp();
  const { postId } = await aQuestion(author, 'muted');
  await unread(author, 2);
  const visitor = await site.visit({ signedInAs: author });
  await visitor.open('/messageClassify?messageClass=interaction');
  const likes = (checked: boolean) =>
    visitor.shown().getByRole('switch', { name: '有人赞您的帖子或评论', checked });
  const turn = async (on: boolean): Promise<void> => {
    await likes(!on).click();
    await likes(on).waitFor();
  };
  const like = async (): Promise<void> => {
    const target = { targetType: 'post', targetId: postId, on: true } as const;
    await provider.ok('POST /ugc-api/like/set.do', target, { as: await signUp() });
  };
  await provider.ok('POST /message/message/read.do', {}, { as: author });
  await turn(false);
  await visitor.page.reload();
  await likes(false).waitFor();
  await like();
  // They are written in turn: once the comment's message is there, the like was passed by.
  await comment(postId, 'afterwards');
  await unread(author, 1);
  await turn(true);
  await like();
  await unread(author, 2);
  const { list } = await provider.ok('GET /message/message/pageList.do', {}, { as: author });
  expect(list.filter(({ read }) => !read).map(({ title }) => title)).toEqual([
    '1 人赞了您的提问',
    '您的提问有 1 条新评论',
  ]);
  visitor.expectNoProblems();
});

test('what no provider of ours would send does nothing', async () => {
  const reader = await signUp();
  const visitor = await site.visit({ signedInAs: reader });
  const content = [
    { type: 'html', text: '<script>window.hit = 1</script>' },
    {
      type: 'paragraph',
      spans: [{ text: '点我', link: { page: 'javascript:window.hit=1', query: {} } }],
    },
    {
      type: 'paragraph',
      spans: [{ text: '还有我', link: { page: 'postDetail', query: { postId: '//evil.test' } } }],
    },
    { type: 'picture', src: 'https://evil.test/x.png', alt: '图', width: 9, height: 9 },
    { type: 'picture', src: 'javascript:window.hit=1', alt: '图', width: 9, height: 9 },
    { type: 'paragraph', spans: [{ text: '<img src=x onerror="window.hit=1">' }] },
  ];
  const data = {
    messageId: '7',
    messageClass: 'service',
    kind: 'serviceNotice',
    title: '<svg onload="window.hit=1">',
    body: '',
    at: Date.now(),
    read: true,
    link: null,
    content,
    button: { text: '去', page: 'https://evil.test/', query: {} },
  };
  const asked: string[] = [];
  visitor.page.on('request', (request) => asked.push(request.url()));
  site.proxy().order('details.do', { kind: 'envelope', code: CODE.SUCCESS, data });
  await visitor.open('/messageDetails?messageId=7');
  await visitor.shown().getByText('还有我').waitFor();
  for (const words of ['点我', '还有我']) await visitor.shown().getByText(words).click();
  expect(await visitor.shown().getByRole('link').count()).toBe(0);
  expect(await visitor.shown().getByRole('button', { name: '去', exact: true }).count()).toBe(0);
  expect(await visitor.page.evaluate(() => 'hit' in window)).toBe(false);
  expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
  await arrive(visitor, '/messageDetails');
});
