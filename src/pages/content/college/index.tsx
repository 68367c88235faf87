import { View } from '@tarojs/components';
import { useReachBottom } from '@tarojs/taro';
import { useState } from 'react';
import type { Channel } from '@contract/article/endpoints';
import { ArticleList } from '@/features/content/article/components/article-list';
import { READING_MESSAGES } from '@/features/content/article/reading-messages';
import { useArticlePages } from '@/features/content/article/use-article-pages';
import { VideoSection } from '@/features/content/video/components/video-section';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Section } from '@/ui/section/section';
import { Tabs } from '@/ui/tabs/tabs';
import styles from './index.module.scss';

const TABS = ['all', 'knowledge', 'healthFacts', 'familyHealth'] as const satisfies readonly (
  | 'all'
  | Channel
)[];
type Tab = (typeof TABS)[number];

/** The knowledge college: every channel, one at a time (optional query `channel`). */
export default function College() {
  const t = useText(READING_MESSAGES);
  const title = usePageTitle('college');
  const query = useRouteQuery();
  const [tab, setTab] = useState<Tab>(() => TABS.find((each) => each === query.channel) ?? 'all');
  const articles = useArticlePages({ channel: tab === 'all' ? undefined : tab });
  useReachBottom(articles.list.more);
  usePullToRefresh([articles.list.refresh], 'in-place');
  return (
    <Page title={title}>
      <View className={styles.tabs}>
        <Tabs
          label={t('channels')}
          shape="pills"
          active={tab}
          onSelect={setTab}
          items={TABS.map((key) => ({ key, label: t(key) }))}
        />
      </View>
      <Optional>{tab === 'all' ? <VideoSection /> : null}</Optional>
      <Optional>
        {tab === 'all' ? (
          <Section title={t('read')}>
            <ArticleList articles={articles} isPart={false} />
          </Section>
        ) : (
          <ArticleList articles={articles} isPart />
        )}
      </Optional>
    </Page>
  );
}
