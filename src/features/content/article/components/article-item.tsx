import { memo } from 'react';
import type { ArticleCard } from '@contract/article/endpoints';
import { pictureUrl } from '@/http/picture-url';
import { MediaItem } from '@/ui/cell/media-item';
import { Picture } from '@/ui/picture/picture';

export interface ArticleItemProps {
  readonly article: ArticleCard;
  readonly onOpen: (articleId: string) => void;
}

/** An article in a list: its title and what it is about. */
export const ArticleItem = memo(function ArticleItem({ article, onOpen }: ArticleItemProps) {
  return (
    <MediaItem
      title={article.title}
      note={article.summary}
      picture={<Picture src={pictureUrl(article.imgUrl)} alt="" placeholder="newspaper" />}
      side="end"
      onPress={() => onOpen(article.articleId)}
    />
  );
});
