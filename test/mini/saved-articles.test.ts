import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { App } from '../simulator/app';
import type { Platform } from '../simulator/options';
import { PLATFORMS } from './builds';
import { newAccount } from './people';
import type { Account } from './people';
import { phoneOf, restarted, retained, setOffline } from './phone';
import { start } from './world';

const HOME = 'pages/main/home/index';
const MINE = 'pages/main/mine/index';
const ARTICLE = 'pages/content/article-detail/index';
const COLLECTIONS = 'pages/content/collections/index';
const SAVE = { role: 'checkbox', label: /^收藏/, nth: -1 } as const;
const AGE = /这是 \d+月\d+日 .*的内容|下面是.*的内容/;

interface Article {
  readonly articleId: string;
  readonly title: string;
  /** Its first paragraph. */
  readonly text: string;
}

let provider: Provider;
let articles: readonly Article[];
beforeAll(async () => {
  provider = await startProvider();
  const { list } = await provider.ok('GET /article/article/pageList.do', { pageNo: 1 });
  articles = await Promise.all(
    list.slice(0, 2).map(async ({ articleId, title }) => {
      const { blocks } = await provider.ok('GET /article/article/detail.do', { articleId });
      const text = blocks.flatMap((block) => (block.type === 'p' ? [block.text] : []))[0] ?? '';
      expect(text).not.toBe('');
      return { articleId, title, text };
    }),
  );
});
afterAll(() => provider?.stop());

const setCollected = (account: Account, { articleId }: Article, on: boolean) =>
  provider.ok(
    'POST /ugc-api/collect/set.do',
    { targetType: 'article', targetId: articleId, on },
    { as: account.login },
  );

/** Somebody who saved one article while reading it, and another one on another device. */
async function reader(
  platform: Platform,
): Promise<{ account: Account; app: App; here: Article; elsewhere: Article }> {
  const [here, elsewhere] = articles as [Article, Article];
  const account = await newAccount(provider);
  const app = await start(provider, platform, { storage: await phoneOf(provider, account) });
  await app.open(HOME);
  await app.open(ARTICLE, { articleId: here.articleId });
  await app.page.tap(SAVE);
  await setCollected(account, elsewhere, true);
  await app.open(COLLECTIONS);
  await app.page.tap({ role: 'tab', text: '文章' });
  expect(app.page.text()).toContain(elsewhere.title);
  return { account, app, here, elsewhere };
}

describe.each(PLATFORMS)('saved articles on %s', (platform) => {
  test('are listed and readable without a network, with their age', async () => {
    const { app, here, elsewhere } = await reader(platform);
    const next = await restarted(provider, app, HOME);
    await next.open(COLLECTIONS);
    await next.page.tap({ role: 'tab', text: '文章' });
    expect(next.page.text()).toContain(here.title);
    expect(next.page.text()).toMatch(AGE);
    // This one was never opened on this phone.
    await next.page.tap(elsewhere.title);
    expect(next.page.path).toBe(ARTICLE);
    expect(next.page.text()).toContain(elsewhere.text);
    expect(next.page.text()).toMatch(AGE);
    await next.open(ARTICLE, { articleId: here.articleId });
    expect(next.page.text()).toContain(here.text);
    expect(next.page.text()).toMatch(AGE);

    setOffline(next, false);
    await next.open(COLLECTIONS, { kind: 'article' });
    expect(next.page.text()).toContain('移除');
    expect(next.page.text()).not.toMatch(AGE);
  });

  test('that were removed are not readable without a network', async () => {
    const { app, account, here, elsewhere } = await reader(platform);
    await setCollected(account, here, false);
    await app.open(COLLECTIONS, { kind: 'article' });
    await app.page.tap('移除');
    expect(app.page.text()).toContain(`已移除：${elsewhere.title}`);
    expect(retained(app).includes(elsewhere.text)).toBe(false);
    const next = await restarted(provider, app, HOME);
    await next.open(COLLECTIONS, { kind: 'article' });
    expect(next.page.text()).toContain('收藏没有加载出来');
  });

  test('leave the phone at the log-out, without a network too', async () => {
    const { app, here, elsewhere } = await reader(platform);
    const texts = [here.text, elsewhere.text];
    const stored = () => texts.filter((text) => retained(app).includes(text));
    expect(stored()).toEqual(texts);
    setOffline(app, true);
    await app.open(MINE);
    await app.page.tap('退出登录');
    await app.page.tap({ text: '退出登录', class: 'ui-button', nth: -1 });
    expect(stored()).toEqual([]);
    await app.open(ARTICLE, { articleId: here.articleId });
    expect(app.page.text()).toContain('文章没有加载出来');
  });

  test('like any other, lead to the vaccines that they are about', async () => {
    const app = await start(provider, platform);
    await app.open(ARTICLE, { articleId: 'bite' });
    await app.page.tap('狂犬病疫苗和门诊');
    expect(app.page.path).toBe('pages/catalogue/vaccine-list/index');
    expect(app.page.text()).toContain('2 种疫苗');
  });
});
