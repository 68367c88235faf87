import { View } from '@tarojs/components';
import { useReachBottom } from '@tarojs/taro';
import type { Channel } from '@contract/article/endpoints';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { useText } from '@/i18n/messages';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { READING_MESSAGES } from '../reading-messages';
import { useArticlePages } from '../use-article-pages';
import { ArticleList } from './article-list';
import styles from './channel-page.module.scss';

/** A channel of the knowledge college; its route has the same name. */
export function ChannelPage({ channel }: { readonly channel: Channel }) {
  const t = useText(READING_MESSAGES);
  const title = usePageTitle(channel);
  const articles = useArticlePages({ channel });
  useReachBottom(articles.list.more);
  usePullToRefresh([articles.list.refresh], 'in-place');
  return (
    <Page title={title}>
      <View className={styles.about}>{t(`${channel}About`)}</View>
      <View>
        <ArticleList articles={articles} isPart />
      </View>
    </Page>
  );
}
