import { randomUUID } from 'node:crypto';
import type { Login } from '../server/kit/harness';
import { freshMobile } from './kit/booking';
import { arrive, press } from './kit/booking-steps';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();
const GONE_ID = 'no-such-thing';
/** A post that staff read before others do. */
const HELD_TEXT = '疫苗导致自闭症，大家千万别打。';

const scrollTop = (visitor: Visitor): Promise<number> =>
  visitor.shown().evaluate((box) => Math.round(box.scrollTop));
/** Scrolls to the end as a finger does: not in one jump. */
const toEnd = (visitor: Visitor): Promise<void> =>
  visitor.shown().evaluate(async (box) => {
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const left of [600, 0]) {
      box.scrollTo(0, box.scrollHeight - box.clientHeight - left);
      await frame();
      await frame();
    }
  });
const postLinks = (visitor: Visitor) =>
  visitor.shown().getByRole('link').filter({ hasText: '评论' });

const publish = (login: Login, text: string): Promise<{ readonly postId: string }> =>
  site
    .provider()
    .ok(
      'POST /ugc-api/post/publish.do',
      { kind: 'share', text, idempotencyKey: randomUUID() },
      { as: login },
    );

test('from home to a post far down the list, and back to the same place', async () => {
  const visitor = await site.visit();
  await visitor.open('/home');
  await visitor
    .shown()
    .getByRole('button', { name: /^问医生，问家长/ })
    .click();
  await arrive(visitor, '/community');
  await visitor.shown().getByRole('tab', { name: '最新' }).click();
  await postLinks(visitor).first().waitFor();
  const atFirst = await postLinks(visitor).count();
  for (let page = 0; page < 6; page += 1) {
    const count = await postLinks(visitor).count();
    await toEnd(visitor);
    await postLinks(visitor).nth(count).waitFor();
  }
  expect(await postLinks(visitor).count()).toBeGreaterThan(20);
  expect(await postLinks(visitor).count()).toBeGreaterThan(atFirst);
  const far = postLinks(visitor).nth(22);
  await far.scrollIntoViewIfNeeded();
  const text = await far.innerText();
  const before = await scrollTop(visitor);
  expect(before).toBeGreaterThan(1_000);
  await far.click();
  await arrive(visitor, '/postDetail');
  await visitor.page.goBack();
  await arrive(visitor, '/community');
  expect(Math.abs((await scrollTop(visitor)) - before)).toBeLessThanOrEqual(2);
  expect(await postLinks(visitor).nth(22).innerText()).toBe(text);
});

test('posts are found by a word, and clearing it leads back to the feeds', async () => {
  const visitor = await site.visit();
  await visitor.open('/community');
  const field = visitor.shown().getByRole('searchbox').or(visitor.shown().getByRole('textbox'));
  await field.first().fill('发烧');
  await visitor.shown().getByRole('button', { name: '搜索' }).click();
  await visitor.shown().getByText('“发烧”的帖子').waitFor();
  await postLinks(visitor).first().waitFor();
  await field.first().fill('没有人会写的词');
  await visitor.shown().getByRole('button', { name: '搜索' }).click();
  await visitor.shown().getByText('没有找到“没有人会写的词”的帖子').waitFor();
  await field.first().fill('');
  await visitor.shown().getByRole('tab', { name: '推荐' }).waitFor();
});

test('somebody joins a circle, follows a topic, and finds the topics they follow', async () => {
  const login = await site.provider().signUp(freshMobile());
  const visitor = await site.visit({ signedInAs: login });
  await visitor.open('/community?part=circles');
  await visitor
    .shown()
    .getByRole('link', { name: /位成员/ })
    .first()
    .click();
  await arrive(visitor, '/circle');
  await press(visitor, '加入圈子');
  await visitor.shown().getByRole('button', { name: '已加入，点一下退出' }).waitFor();
  await visitor.open('/community?part=topics');
  await visitor.shown().getByRole('button', { name: /^#/ }).first().click();
  await arrive(visitor, '/topic');
  const name = await visitor.shown().getByRole('heading', { name: /^#/ }).innerText();
  await press(visitor, '关注话题');
  await visitor.shown().getByRole('button', { name: '已关注，点一下取消' }).waitFor();
  await visitor.open('/community?part=topics&followed=1');
  await visitor
    .shown()
    .getByRole('button', { name: new RegExp(name) })
    .waitFor();
  expect(await visitor.shown().getByRole('button', { name: /^#/ }).count()).toBe(1);
});

test('a post leads to its topic and its author, and its link can be shared', async () => {
  const { list } = await site.provider().ok('GET /ugc-api/post/feed.do', { feed: 'latest' });
  const post = list.find(({ topics, author }) => topics.length > 0 && author !== null);
  const visitor = await site.visit();
  await visitor.open(`/postDetail?postId=${post?.postId ?? ''}`);
  await visitor
    .shown()
    .getByRole('link', { name: `#${post?.topics[0]?.name ?? ''}` })
    .click();
  await arrive(visitor, `/topic?topicId=${post?.topics[0]?.topicId ?? ''}`);
  await visitor.page.goBack();
  await arrive(visitor, '/postDetail');
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(visitor, '分享');
  await visitor.page.getByText('链接已复制').first().waitFor();
  const link = await visitor.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`#/postDetail?postId=${post?.postId ?? ''}`);
});

test.each([
  [`/postDetail?postId=${GONE_ID}`, '这篇帖子不见了'],
  [`/topic?topicId=${GONE_ID}`, '没有找到这个话题'],
  [`/circle?circleId=${GONE_ID}`, '没有找到这个圈子'],
  ['/postDetail', '没有找到这篇帖子'],
])('%s says what is missing, and leads on', async (path, says) => {
  const visitor = await site.visit();
  await visitor.open(path);
  await visitor.shown().getByText(says).waitFor();
  await press(visitor, '去社区看看');
  await arrive(visitor, '/community');
});

test('pictures open in a viewer that goes on, enlarges and closes', async () => {
  const { list } = await site.provider().ok('GET /ugc-api/post/feed.do', { feed: 'latest' });
  const visitor = await site.visit();
  // The sample posts have no pictures; the site's own stand in for them.
  await visitor.page.route('**/ugc-api/post/detail.do*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    const pictures = [1, 2, 3].map((n) => ({
      url: `/pictures/decoration/2d-${n}.svg`,
      width: 300,
      height: 200,
    }));
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, pictures } } });
  });
  await visitor.open(`/postDetail?postId=${list[0]?.postId ?? ''}`);
  await visitor
    .shown()
    .getByRole('button', { name: /^图片 1，/ })
    .click();
  const viewer = visitor.page.getByRole('dialog', { name: '图片' });
  await viewer.getByText(/^第 1 张/).waitFor();
  await viewer.getByRole('button', { name: '下一张' }).click();
  await viewer.getByText(/^第 2 张/).waitFor();
  await viewer.getByRole('button', { name: '放大或还原' }).click();
  const scale = viewer.locator('img');
  expect(await scale.getAttribute('style')).toContain('scale(2.5)');
  await visitor.page.keyboard.press('ArrowLeft');
  await viewer.getByText(/^第 1 张/).waitFor();
  expect(await scale.getAttribute('style')).toContain('scale(1)');
  await visitor.page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
});

test('a held post is seen by its author alone, who is told so and can delete it', async () => {
  const login = await site.provider().signUp(freshMobile());
  const { postId } = await publish(login, HELD_TEXT);
  const stranger = await site.visit();
  await stranger.open(`/postDetail?postId=${postId}`);
  await stranger.shown().getByText('这篇帖子不见了').waitFor();
  const visitor = await site.visit({ signedInAs: login });
  await visitor.open(`/postDetail?postId=${postId}`);
  await visitor.shown().getByText('等待人工审核', { exact: true }).waitFor();
  await visitor.shown().getByText(HELD_TEXT).waitFor();
  expect(await visitor.shown().getByRole('button', { name: '分享' }).count()).toBe(0);
  await press(visitor, '删除');
  const dialog = visitor.page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: '删除' }).click();
  await arrive(visitor, '/home');
  await visitor.open(`/postDetail?postId=${postId}`);
  await visitor.shown().getByText('这篇帖子不见了').waitFor();
});

test('new posts are announced above the list instead of moving it', async () => {
  const visitor = await site.visit();
  await visitor.page.clock.install();
  await visitor.open('/community?part=latest');
  await postLinks(visitor).first().waitFor();
  const login = await site.provider().signUp(freshMobile());
  await publish(login, '今天打完流感疫苗，胳膊有点酸，其他都好。');
  await visitor.page.clock.runFor(61_000);
  await visitor.shown().getByRole('button', { name: '有 1 篇新帖，点这里看' }).click();
  await visitor.shown().getByText('今天打完流感疫苗，胳膊有点酸').first().waitFor();
});

test('without network the feed that was read last is there, with its age, until it is back', async () => {
  const visitor = await site.visit();
  await visitor.open('/community?part=latest');
  await postLinks(visitor).first().waitFor();
  const text = await postLinks(visitor).first().innerText();
  await visitor.page.route('**/ugc-api/post/feed.do*', (route) => route.abort());
  await visitor.open('/community?part=latest');
  await visitor
    .shown()
    .getByText(/网络不通/)
    .waitFor();
  expect(await postLinks(visitor).first().innerText()).toBe(text);
  expect(await postLinks(visitor).count()).toBe(5);
  await visitor.page.unroute('**/ugc-api/post/feed.do*');
  visitor.watched.take();
  await visitor.shown().getByRole('button', { name: '重新加载' }).click();
  await visitor
    .shown()
    .getByText(/网络不通/)
    .waitFor({ state: 'detached' });
  expect(await postLinks(visitor).count()).toBeGreaterThanOrEqual(5);
});

test('a visitor is asked to sign in for the posts of followed people', async () => {
  const visitor = await site.visit();
  await visitor.open('/community?part=following');
  await press(visitor, '登录');
  await arrive(visitor, '/login');
});
