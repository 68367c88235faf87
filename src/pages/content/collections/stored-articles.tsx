import { View } from '@tarojs/components';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { pictureUrl } from '@/http/picture-url';
import { navigate } from '@/routes/navigate';
import { Card } from '@/ui/card/card';
import { MediaItem } from '@/ui/cell/media-item';
import { AsOf } from '@/ui/notice/as-of';
import { Picture } from '@/ui/picture/picture';
import styles from './collection-list.module.scss';
import { storedArticles } from './own-articles';

export interface StoredArticlesProps {
  /** Shown where the device has none. */
  readonly otherwise: ReactElement;
  readonly onRetry: () => void;
}

/** Collected articles that can be read without a network. */
export function StoredArticles({ otherwise, onRetry }: StoredArticlesProps) {
  const [{ list, asOf }] = useState(storedArticles);
  if (list.length === 0) return otherwise;
  return (
    <View>
      <AsOf at={asOf} onRetry={onRetry} />
      <Card>
        {list.map(({ articleId, title, summary, imgUrl }) => (
          <View key={articleId} className={styles.row}>
            <MediaItem
              title={title}
              note={summary}
              picture={<Picture src={pictureUrl(imgUrl)} alt="" placeholder="newspaper" />}
              side="end"
              onPress={() => void navigate.to('articleDetail', { articleId })}
            />
          </View>
        ))}
      </Card>
    </View>
  );
}
