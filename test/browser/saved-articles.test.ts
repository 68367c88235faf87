import { newResident } from './kit/booking';
import type { Resident } from './kit/booking';
import { press } from './kit/booking-steps';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import { controlled, everythingStored } from './kit/stored';
import type { Visitor } from './kit/visitor';

const site = useSite();

const AGE = /这是 \d+月\d+日 .*的内容|下面是.*的内容/;

interface Article {
  readonly articleId: string;
  readonly title: string;
  /** Its first paragraph. */
  readonly text: string;
}

/** The first articles of the sample data. */
async function articles(count: number): Promise<readonly Article[]> {
  const provider = site.provider();
  const { list } = await provider.ok('GET /article/article/pageList.do', { pageNo: 1 });
  return Promise.all(
    list.slice(0, count).map(async ({ articleId, title }) => {
      const { blocks } = await provider.ok('GET /article/article/detail.do', { articleId });
      const text = blocks.flatMap((block) => (block.type === 'p' ? [block.text] : []))[0] ?? '';
      expect(text).not.toBe('');
      return { articleId, title, text };
    }),
  );
}

const status = (visitor: Visitor) =>
  visitor.shown().getByRole('status').filter({ hasText: AGE }).first();

/** Somebody who saved one article while reading it, and another one on another device. */
async function reader(): Promise<{
  visitor: Visitor;
  person: Resident;
  here: Article;
  elsewhere: Article;
}> {
  const person = await newResident(site.provider());
  const [here, elsewhere] = (await articles(2)) as [Article, Article];
  const visitor = await site.visit({ signedInAs: person.login, worker: true });
  await visitor.open('/home');
  await controlled(visitor.page);
  await visitor.go(`/articlesDetail?articleId=${here.articleId}`);
  await visitor.shown().getByRole('checkbox', { name: '收藏' }).click();
  await visitor.shown().getByRole('checkbox', { name: /^收藏/, checked: true }).waitFor();
  await site
    .provider()
    .ok(
      'POST /ugc-api/collect/set.do',
      { targetType: 'article', targetId: elsewhere.articleId, on: true },
      { as: person.login },
    );
  await visitor.go('/collections');
  await visitor.shown().getByRole('tab', { name: '文章' }).click();
  await visitor.shown().getByText(elsewhere.title).waitFor();
  await visitor.settle();
  return { visitor, person, here, elsewhere };
}

test('saved articles and their list are readable without a network, with their age, after a reload too', async () => {
  const { visitor, here, elsewhere } = await reader();
  await visitor.context.setOffline(true);

  await visitor.open('/collections?kind=article');
  const page = visitor.shown();
  await page.getByText(here.title).waitFor();
  await status(visitor).waitFor();
  await screenshot(visitor.page, 'collections-offline');
  // This one was never opened on this device.
  await page.getByText(elsewhere.title).click();
  await page.getByText(elsewhere.text).waitFor();
  await status(visitor).waitFor();
  await screenshot(visitor.page, 'saved-article-offline');
  await visitor.page.reload();
  await page.getByText(elsewhere.text).waitFor();
  await visitor.open(`/articlesDetail?articleId=${here.articleId}`);
  await page.getByText(here.text).waitFor();
  await status(visitor).waitFor();
  // The tab that opens without a choice says where to look.
  await visitor.open('/collections');
  await page.getByRole('tab', { name: '文章' }).click();
  await page.getByText(here.title).waitFor();

  await visitor.context.setOffline(false);
  await visitor.open('/collections?kind=article');
  await page.getByRole('button', { name: `移除收藏：${here.title}` }).waitFor();
  expect(await page.getByText(AGE).count()).toBe(0);
});

test('an article that is no longer saved is not readable without a network', async () => {
  const { visitor, person, here, elsewhere } = await reader();
  await visitor
    .shown()
    .getByRole('button', { name: `移除收藏：${here.title}` })
    .click();
  await visitor
    .shown()
    .getByText(/^已移除/)
    .waitFor();
  await site
    .provider()
    .ok(
      'POST /ugc-api/collect/set.do',
      { targetType: 'article', targetId: elsewhere.articleId, on: false },
      { as: person.login },
    );
  await visitor.open('/collections?kind=article');
  await visitor.shown().getByText('这里还没有收藏').waitFor();
  await visitor.settle();
  await visitor.context.setOffline(true);
  await visitor.open('/collections?kind=article');
  await visitor.shown().getByText('收藏没有加载出来').waitFor();
});

test.each([
  ['with a network', false],
  ['without one', true],
])('after a log-out %s nothing of what was saved and read is in any store', async (_, offline) => {
  const { visitor, here, elsewhere } = await reader();
  const before = await everythingStored(visitor);
  const texts = [here.text, elsewhere.text];
  expect(texts.filter((text) => before.includes(text))).toEqual(texts);
  await visitor.context.setOffline(offline);
  await visitor.go('/mine');
  await press(visitor, '退出登录');
  await visitor.page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await visitor.page.getByText('已退出登录').first().waitFor();
  await visitor.settle();
  const after = await everythingStored(visitor);
  expect(texts.filter((text) => after.includes(text))).toEqual([]);
  await visitor.context.setOffline(true);
  await visitor.open(`/articlesDetail?articleId=${here.articleId}`);
  await visitor.shown().getByText('文章没有加载出来').waitFor();
});
