import { COMMUNITY_CODE } from '@contract/errors';
import type { DataOf } from '@contract/endpoints';
import type { Login } from '../server/kit/harness';
import { axe } from './kit/axe';
import { freshMobile } from './kit/booking';
import { arrive } from './kit/booking-steps';
import { overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite({ throughProxy: true });
const PUBLISH = 'comment/publish.do';
const KEY = 'browser-comment-key';

type Comment = DataOf<'GET /ugc-api/comment/list.do'>['list'][number];

const signUp = (): Promise<Login> => site.provider().signUp(freshMobile());
let article = 0;

/** An article that no other test comments on. */
async function anArticle(): Promise<string> {
  const { list } = await site.provider().ok('GET /article/article/pageList.do', { pageNo: 1 });
  article += 1;
  return list[article]?.articleId ?? '';
}

const commentsOn = async (targetId: string): Promise<readonly Comment[]> => {
  const target = { targetType: 'article', targetId } as const;
  return (await site.provider().ok('GET /ugc-api/comment/list.do', target)).list;
};

/** Somebody else's comment. @returns its id */
async function commented(targetId: string, text: string): Promise<string> {
  const { commentId } = await site
    .provider()
    .ok(
      'POST /ugc-api/comment/publish.do',
      { targetType: 'article', targetId, text, idempotencyKey: `${KEY}-${targetId}` },
      { as: await signUp() },
    );
  return commentId;
}

/** Somebody of the sample data who has answered a question. @returns their id */
async function aDoctor(): Promise<string> {
  const { list: posts } = await site
    .provider()
    .ok('GET /ugc-api/post/feed.do', { feed: 'recommended' });
  const targetId = posts.find(({ answered }) => answered)?.postId ?? '';
  const target = { targetType: 'post', targetId } as const;
  const { list } = await site.provider().ok('GET /ugc-api/comment/list.do', target);
  return list.find(({ isAnswer }) => isAnswer)?.author?.userId ?? '';
}

const checkAppearance = async ({ page }: Visitor, name: string): Promise<void> => {
  await screenshot(page, `comments-${name}`);
  expect(await overflow(page, 390, 844)).toEqual([]);
  expect(await axe(page)).toEqual([]);
};

const sheet = ({ page }: Visitor) => page.getByRole('dialog');
const button = (visitor: Visitor, name: string | RegExp) =>
  visitor.shown().getByRole('button', { name }).first();

/** Opens the composer and types. */
async function type(visitor: Visitor, opener: string | RegExp, text: string): Promise<void> {
  await button(visitor, opener).click();
  await sheet(visitor).getByRole('textbox', { name: '内容' }).fill(text);
}

const publish = (visitor: Visitor): Promise<void> =>
  sheet(visitor).getByRole('button', { name: '发布' }).click();

test('a comment is written with a warning, published once although its answer was lost, and deleted', async () => {
  const articleId = await anArticle();
  const visitor = await site.visit({ signedInAs: await signUp() });
  await visitor.open(`/articlesDetail?articleId=${articleId}`);
  await type(visitor, '写评论', '我家也是，请问联系 13800138000');
  await sheet(visitor).getByText('这里好像有电话号码').waitFor();
  await checkAppearance(visitor, 'composer');

  // The draft outlives the page.
  await visitor.open(`/articlesDetail?articleId=${articleId}`);
  await button(visitor, '写评论').click();
  const field = sheet(visitor).getByRole('textbox', { name: '内容' });
  expect(await field.inputValue()).toContain('13800138000');
  await field.fill('打完第二天退烧了，谢谢');

  site.proxy().order(PUBLISH, { kind: 'lost' }, 3);
  await publish(visitor);
  await sheet(visitor).getByText('再发一次不会重复').waitFor();
  visitor.watched.take();
  await publish(visitor);
  await visitor.shown().getByText('打完第二天退烧了，谢谢').waitFor();
  expect(site.proxy().count(PUBLISH)).toBe(4);
  expect(await commentsOn(articleId)).toHaveLength(1);
  await checkAppearance(visitor, 'thread');

  // The second comment of a first day has to wait; the button says how long.
  await type(visitor, '写评论', '再说一句');
  await publish(visitor);
  await sheet(visitor)
    .getByRole('button', { name: /秒后可以发布$/ })
    .waitFor();
  await sheet(visitor).getByText('发得太快了').waitFor();
  await checkAppearance(visitor, 'brake');
  await sheet(visitor).getByRole('button', { name: '关闭' }).click();

  await button(visitor, /^更多操作/).click();
  await sheet(visitor).getByRole('button', { name: '删除' }).click();
  await visitor.page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await visitor.shown().getByText('还没有评论').waitFor();
  expect(await commentsOn(articleId)).toEqual([]);
});

test('a reply stands under its comment, a like goes back where it is refused, a report is made once', async () => {
  const articleId = await anArticle();
  const commentId = await commented(articleId, '三个月打第一针可以吗');
  const visitor = await site.visit({ signedInAs: await signUp() });
  await visitor.open(`/articlesDetail?articleId=${articleId}`);
  await type(visitor, /^回复 /, '我们也是三个月打的');
  await publish(visitor);
  // Until the answer is there the text is in the field of the sheet.
  await sheet(visitor).waitFor({ state: 'hidden' });
  await visitor.shown().getByText('我们也是三个月打的').waitFor();
  const { list } = await site.provider().ok('GET /ugc-api/comment/replies.do', { commentId });
  expect(list.map(({ text }) => text)).toEqual(['我们也是三个月打的']);

  const like = visitor.shown().getByRole('checkbox', { name: /^赞/ }).first();
  const refused = {
    kind: 'envelope',
    code: COMMUNITY_CODE.FAIL,
    msg: '今天已经点了 50 个赞',
  } as const;
  site.proxy().order('like/set.do', refused, 1);
  await like.click();
  await visitor.page.getByText('今天已经点了 50 个赞').waitFor();
  expect(await like.getAttribute('aria-checked')).toBe('false');
  await like.click();
  await visitor.shown().getByRole('checkbox', { name: '赞 1', checked: true }).waitFor();
  await visitor.settle();
  expect((await commentsOn(articleId))[0]).toMatchObject({ likes: 1, replies: 1 });

  await button(visitor, /^更多操作/).click();
  await sheet(visitor).getByRole('button', { name: '举报' }).click();
  await arrive(visitor, `/report?sourceId=${commentId}&sourceType=20`);
  await visitor.shown().getByText('三个月打第一针可以吗').waitFor();
  await button(visitor, '提交举报').click();
  await visitor.shown().getByText('请选择一个原因').waitFor();
  await visitor.shown().getByRole('radio', { name: '健康方面的错误说法' }).click();
  await checkAppearance(visitor, 'report');
  await button(visitor, '提交举报').click();
  await visitor.shown().getByText('已收到您的举报').waitFor();
  await visitor.open(`/report?sourceId=${commentId}&sourceType=20`);
  await visitor.shown().getByText('您已经举报过了').waitFor();
  await checkAppearance(visitor, 'reported');
  await visitor.open('/report');
  await visitor.shown().getByText('评论 · 健康方面的错误说法').waitFor();
  await checkAppearance(visitor, 'reports');
});

test('who is muted is told until when, and a visitor is asked to log in when they write', async () => {
  const articleId = await anArticle();
  const muted = await site.visit({ signedInAs: await signUp() });
  await muted.open(`/articlesDetail?articleId=${articleId}`);
  const data = { reason: 'muted', forbiddenEndTime: Date.parse('2030-05-06T12:00:00+08:00') };
  const msg = '您在 2030-05-06 前不能发言';
  site
    .proxy()
    .order(PUBLISH, { kind: 'envelope', code: COMMUNITY_CODE.STATUS_ERROR, msg, data }, 1);
  await type(muted, '写评论', '你好');
  await publish(muted);
  await sheet(muted).getByText('2030年5月6日 12:00 前不能发言').waitFor();
  expect(
    await sheet(muted).getByRole('button', { name: '发布' }).getAttribute('aria-disabled'),
  ).toBe('true');

  const visitor = await site.visit();
  await visitor.open(`/articlesDetail?articleId=${articleId}`);
  await button(visitor, '写评论').click();
  await arrive(visitor, '/login');
});

test('what is collected is listed, and its removal can be undone', async () => {
  const articleId = await anArticle();
  const visitor = await site.visit({ signedInAs: await signUp() });
  await visitor.open(`/articlesDetail?articleId=${articleId}`);
  await visitor.shown().getByRole('checkbox', { name: '收藏' }).click();
  await visitor.shown().getByRole('checkbox', { name: /^收藏/, checked: true }).waitFor();
  await visitor.open('/collections');
  await visitor.shown().getByText('这里还没有收藏').waitFor();
  await visitor.shown().getByRole('tab', { name: '文章' }).click();
  await button(visitor, /^移除收藏/).click();
  await visitor
    .shown()
    .getByText(/^已移除/)
    .waitFor();
  await checkAppearance(visitor, 'collections');
  await button(visitor, /^恢复收藏/).click();
  await button(visitor, /^移除收藏/).waitFor();
  await visitor.open(`/articlesDetail?articleId=${articleId}`);
  await visitor.shown().getByRole('checkbox', { name: /^收藏/, checked: true }).waitFor();
  visitor.expectNoProblems();
});

test('somebody is followed, blocked and let back; one’s own page is edited and protected', async () => {
  const userId = await aDoctor();
  const visitor = await site.visit({ signedInAs: await signUp() });
  await visitor.open(`/userHome?userId=${userId}`);
  await visitor
    .shown()
    .getByText(/^执业信息已核实/)
    .waitFor();
  await checkAppearance(visitor, 'doctor');
  await visitor.shown().getByRole('button', { name: '关注', exact: true }).click();
  await button(visitor, /^已关注/).waitFor();
  await visitor.shown().getByRole('button', { name: '更多操作', exact: true }).click();
  await sheet(visitor).getByRole('button', { name: /^拉黑/ }).click();
  await visitor.page.getByRole('alertdialog').getByRole('button', { name: '拉黑' }).click();
  await visitor.shown().getByText('您已拉黑这位用户').waitFor();
  await checkAppearance(visitor, 'blocked');
  await visitor.open('/userHome?list=blocked');
  await button(visitor, '解除拉黑').click();
  await button(visitor, '拉黑').waitFor();
  await checkAppearance(visitor, 'own');

  await visitor.shown().getByRole('switch', { name: '评论保护' }).click();
  await visitor.shown().getByRole('switch', { name: '评论保护', checked: true }).waitFor();
  await button(visitor, '编辑资料').click();
  await sheet(visitor).getByRole('radio', { name: '头像 9' }).click();
  await sheet(visitor).getByRole('textbox', { name: '昵称' }).fill('安安妈妈');
  await checkAppearance(visitor, 'profile');
  await sheet(visitor).getByRole('button', { name: '保存' }).click();
  await visitor.shown().getByRole('heading', { name: '安安妈妈' }).waitFor();
  visitor.expectNoProblems();
});
