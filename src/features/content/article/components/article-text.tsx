import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import type { ArticleDetail } from '@contract/article/endpoints';
import { shanghaiDay } from '@contract/time/shanghai-rules';
import { pictureUrl } from '@/http/picture-url';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Picture } from '@/ui/picture/picture';
import { READING_MESSAGES } from '../reading-messages';
import { ArticleBlocks } from './article-blocks';
import { Byline } from './byline';
import { TextOrigin } from './text-origin';
import styles from './article-text.module.scss';

export interface ArticleTextProps {
  readonly article: ArticleDetail;
  /** Opens an external address. */
  readonly onLink: (url: string) => void;
  /** Between the summary and the text. */
  readonly children?: ReactNode;
}

/** An article as it is read: on its own page, and in the preview of those who write it. */
export function ArticleText({ article, onLink, children }: ArticleTextProps) {
  const t = useText(READING_MESSAGES);
  const dates = useDateText();
  return (
    <>
      <View className={styles.title} {...semantics({ role: 'heading', level: 1 })}>
        {article.title}
      </View>
      <View className={styles.about}>
        {t('published', { day: dates.dayOfYear(shanghaiDay(article.publishedAt)) })}
        {/* One minute is every short text: it says nothing. */}
        {article.readMinutes > 1 ? ` · ${t('minutes', { count: article.readMinutes })}` : ''}
        <Byline origin={article.origin} />
      </View>
      <Picture src={pictureUrl(article.imgUrl)} alt="" ratio="banner" placeholder="newspaper" />
      <View className={styles.summary}>{article.summary}</View>
      {children}
      <ArticleBlocks blocks={article.blocks} onLink={onLink} />
      <TextOrigin origin={article.origin} onLink={onLink} />
    </>
  );
}
