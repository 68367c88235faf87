import { until } from '../server/kit/until';
import { useSite } from './kit/site';

const site = useSite();

describe('a link out of the product', () => {
  const WHO = '世界卫生组织：疫苗和免疫';

  test('in an article is announced for 3 s and then followed', async () => {
    const { list } = await site.provider().ok('GET /article/article/pageList.do', {});
    const visitor = await site.visit({ leaves: true });
    await visitor.open(`/articlesDetail?articleId=${list[0]?.articleId ?? ''}`);
    // The open article sets the document's title until it is left.
    expect(await visitor.page.title()).toBe(`易苗 · ${list[0]?.title ?? ''}`);
    await visitor.shown().getByRole('link', { name: WHO }).click();
    await visitor.page.getByText('3 秒后前往“世界卫生组织 WHO”').waitFor();
    await visitor.page.getByRole('button', { name: '留在这里' }).click();
    await visitor.shown().getByRole('link', { name: WHO }).click();
    await visitor.page.waitForRequest(/^https:\/\/www\.who\.int\//);
    expect(visitor.watched.departures).toEqual([
      'https://www.who.int/zh/health-topics/vaccines-and-immunization',
    ]);
    await visitor.go('/about');
    expect(await visitor.page.title()).toBe('易苗 · 关于我们');
  });

  test('to vaccines stays in the product: those of the article, to be booked', async () => {
    const visitor = await site.visit({});
    await visitor.open('/articlesDetail?articleId=bite');
    await visitor.shown().getByRole('button', { name: '狂犬病疫苗和门诊' }).click();
    await visitor.shown().getByText('2 种疫苗').waitFor();
  });

  test('in the encyclopaedia is followed at once on a tap', async () => {
    const [entry] = await site.provider().ok('GET /vaccine/encyclopedia/list.do', {});
    const visitor = await site.visit({ leaves: true });
    await visitor.open(`/encyclopediaDetail?id=${entry?.encyclopediaId ?? ''}`);
    await visitor.shown().getByRole('link', { name: WHO }).click();
    await visitor.page.getByRole('button', { name: '现在前往' }).click();
    await until(() => visitor.watched.departures.length > 0);
    expect(visitor.watched.departures).toHaveLength(1);
  });
});
