import { useReachBottom } from '@tarojs/taro';
import { ArticleList } from '@/features/content/article/components/article-list';
import { useArticlePages } from '@/features/content/article/use-article-pages';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';

/** Articles of a zone (query `zoneId`, optional `name` of the zone); without it, all articles. */
export default function VaccineZoneArticle() {
  const title = usePageTitle('vaccineZoneArticle');
  const { zoneId, name } = useRouteQuery();
  const articles = useArticlePages({ zoneId });
  useReachBottom(articles.list.more);
  usePullToRefresh([articles.list.refresh], 'in-place');
  return (
    <Page title={name ? `${name} · ${title}` : title}>
      <ArticleList articles={articles} isPart={zoneId !== undefined} />
    </Page>
  );
}
