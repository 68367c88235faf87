import { memo } from 'react';
import type { ArticleCard } from '@contract/article/endpoints';
import { pictureUrl } from '@/http/picture-url';
import { useText } from '@/i18n/messages';
import { MediaItem } from '@/ui/cell/media-item';
import { Picture } from '@/ui/picture/picture';
import { ARTICLE_MESSAGES } from '../messages';

export interface ArticleItemProps {
  readonly article: ArticleCard;
  readonly onOpen: (articleId: string) => void;
}

/** An article in a list. */
export const ArticleItem = memo(function ArticleItem({ article, onOpen }: ArticleItemProps) {
  const t = useText(ARTICLE_MESSAGES);
  return (
    <MediaItem
      title={article.title}
      note={t('minutes', { count: article.readMinutes })}
      picture={<Picture src={pictureUrl(article.imgUrl)} alt="" placeholder="newspaper" />}
      side="end"
      onPress={() => onOpen(article.articleId)}
    />
  );
});
