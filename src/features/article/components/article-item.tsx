import { View } from '@tarojs/components';
import { memo } from 'react';
import type { ArticleCard } from '@contract/article/endpoints';
import { pictureUrl } from '@/http/picture-url';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { Picture } from '@/ui/picture/picture';
import { ARTICLE_MESSAGES } from '../messages';
import styles from './article-item.module.scss';

export interface ArticleItemProps {
  readonly article: ArticleCard;
  readonly onOpen: (articleId: string) => void;
}

/** An article in a list. */
export const ArticleItem = memo(function ArticleItem({ article, onOpen }: ArticleItemProps) {
  const t = useText(ARTICLE_MESSAGES);
  return (
    <View
      className={styles.item}
      {...pressable({
        role: 'link',
        onPress: () => onOpen(article.articleId),
      })}
    >
      <View className={styles.main}>
        <View className={styles.title}>{article.title}</View>
        <View className={styles.note}>{t('minutes', { count: article.readMinutes })}</View>
      </View>
      <View className={styles.picture}>
        <Picture src={pictureUrl(article.imgUrl)} alt="" placeholder="newspaper" />
      </View>
    </View>
  );
});
