import { CODE } from '@contract/errors';
import { useDidShow } from '@tarojs/taro';
import { READING_MESSAGES } from '@/features/content/article/reading-messages';
import { suggestApp } from '@/features/content/external-link/app-hint-store';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { useOwnTitle } from '@/routes/own-title';
import { Page } from '@/ui/page/page';
import { ArticleView } from './article-view';
import { useReadableArticle } from './use-readable-article';

/** An article (query `articleId`). The last one read, and those that the reader collected, are available offline. */
export default function ArticleDetail() {
  const t = useText(READING_MESSAGES);
  const title = usePageTitle('articleDetail');
  const { articleId = '' } = useRouteQuery();
  const article = useServer(articleId ? 'GET /article/article/detail.do' : null, { articleId });
  const { data, receivedAt } = useReadableArticle(articleId, article);
  useOwnTitle(data?.title);
  // Whoever was sent an article may go on in the app; the hint opens the same one there.
  useDidShow(suggestApp);
  const { error } = article;
  const isGone = error?.code === CODE.NOT_FOUND;
  const retry = (): void => void article.refresh();
  // One that is taken back while it is open is gone as well.
  if (data && !isGone) {
    return <ArticleView article={data} error={error} receivedAt={receivedAt} onRetry={retry} />;
  }
  const toCollege = { text: t('toCollege'), onPress: () => void navigate.replace('college') };
  const gone = { title: t('gone'), reason: t('goneHint'), action: toCollege };
  const problem = articleId
    ? error &&
      (isGone ? gone : { title: t('failed'), reason: error.msg, onRetry: retry, second: toCollege })
    : { title: t('notFound'), reason: t('notFoundHint'), action: toCollege };
  return <Page title={title} tone="document" loading="detail" error={problem} />;
}
