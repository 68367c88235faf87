import { View } from '@tarojs/components';
import { useCallback } from 'react';
import type { ArticleDetail } from '@contract/article/endpoints';
import { ArticleItem } from '@/features/content/article/components/article-item';
import { ArticleText } from '@/features/content/article/components/article-text';
import { NextSteps } from '@/features/content/article/components/next-steps';
import { StaleNote } from '@/features/content/article/components/stale-note';
import { ReadingTask } from '@/features/rewards/beans/components/reading-task';
import { READING_MESSAGES } from '@/features/content/article/reading-messages';
import { CommentThread } from '@/features/community/comment/components/comment-thread';
import { ContentReactions } from '@/features/community/comment/components/content-reactions';
import { ShareButton } from '@/features/content/share/components/share-button';
import { PagePrompt } from '@/features/content/external-link/components/page-prompt';
import { jumpTo } from '@/features/content/external-link/jump-to';
import type { ApiError } from '@/http/failure/api-error';
import { pictureUrl } from '@/http/picture-url';
import { useText } from '@/i18n/messages';
import { sharing } from '@/platform/share';
import { navigate, urlOf } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Section } from '@/ui/section/section';
import styles from './article-view.module.scss';

export interface ArticleViewProps {
  readonly article: ArticleDetail;
  readonly error: ApiError | undefined;
  /** ms */
  readonly receivedAt: number | undefined;
  readonly onRetry: () => void;
}

const follow = (url: string): void => void jumpTo(url);

/** The article, sharing, related articles, and comments. */
export function ArticleView({ article, error, receivedAt, onRetry }: ArticleViewProps) {
  const t = useText(READING_MESSAGES);
  const title = usePageTitle('articleDetail');
  const open = useCallback(
    (articleId: string) => void navigate.to('articleDetail', { articleId }),
    [],
  );
  const shared = {
    title: article.title,
    path: urlOf('articleDetail', { articleId: article.articleId }),
    imageUrl: pictureUrl(article.imgUrl),
  };
  sharing.useShareMenu(shared);
  return (
    <Page
      title={title}
      tone="document"
      footer={<ContentReactions targetType="article" targetId={article.articleId} />}
    >
      <StaleNote error={error} receivedAt={receivedAt} onRetry={onRetry} />
      <ArticleText article={article} onLink={follow}>
        <ReadingTask articleId={article.articleId} />
      </ArticleText>
      <PagePrompt />
      <NextSteps zoneId={article.zoneId} blocks={article.blocks} />
      <View className={styles.share}>
        <ShareButton shared={shared} />
      </View>
      <CellGroup>
        <Cell
          icon="headset"
          title={t('askService')}
          note={t('askServiceNote')}
          onPress={() => void navigate.to('service', { articleId: article.articleId })}
        />
      </CellGroup>
      <Optional>
        {article.related.length > 0 ? (
          <Section
            title={t('related')}
            moreText={t('toCollege')}
            onMore={() => void navigate.to('college', { channel: article.channel })}
          >
            {article.related.map((each) => (
              <ArticleItem key={each.articleId} article={each} onOpen={open} />
            ))}
          </Section>
        ) : null}
      </Optional>
      <CommentThread target={{ targetType: 'article', targetId: article.articleId }} />
    </Page>
  );
}
