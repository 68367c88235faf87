import { View } from '@tarojs/components';
import { useState } from 'react';
import type { DataOf } from '@contract/endpoints';
import { setCollectElsewhere } from '@/features/community/comment/use-reaction';
import { pictureUrl } from '@/http/picture-url';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { MediaItem } from '@/ui/cell/media-item';
import { Picture } from '@/ui/picture/picture';
import styles from './collection-list.module.scss';
import { COLLECTIONS_MESSAGES } from './messages';

/** Something that was collected. */
export type Collected = DataOf<'GET /ugc-api/collect/list.do'>['list'][number];

const PLACEHOLDERS = { post: 'message-square', article: 'newspaper', video: 'video' } as const;

function open({ targetType, targetId }: Collected): void {
  if (targetType === 'article') void navigate.to('articleDetail', { articleId: targetId });
  else if (targetType === 'video') void navigate.to('videoDetail', { videoId: targetId });
  else void navigate.to('postDetail', { postId: targetId });
}

/** Something collected: opens it, or removes it, which can be undone while the list is open. */
export function CollectionRow({ collected }: { readonly collected: Collected }) {
  const t = useText(COLLECTIONS_MESSAGES);
  const [isRemoved, setRemoved] = useState(false);
  const [busy, setBusy] = useState(false);
  const { targetType, targetId, title, imgUrl, post } = collected;
  const set = async (on: boolean): Promise<void> => {
    setBusy(true);
    try {
      await setCollectElsewhere({ targetType, targetId }, on);
      setRemoved(!on);
    } catch {
      // The client has shown the reason.
    } finally {
      setBusy(false);
    }
  };
  return (
    <View className={styles.row}>
      <View className={styles.main}>
        {isRemoved ? (
          <View className={styles.removed} {...semantics({ role: 'status' })}>
            {t('removed', { title })}
          </View>
        ) : (
          <MediaItem
            title={title}
            note={post?.author?.nickname ?? t(targetType)}
            picture={
              <Picture src={pictureUrl(imgUrl)} alt="" placeholder={PLACEHOLDERS[targetType]} />
            }
            side="end"
            onPress={() => open(collected)}
          />
        )}
      </View>
      <Button
        kind="text"
        size="sm"
        loading={busy}
        label={t(isRemoved ? 'undoOf' : 'removeOf', { title })}
        onPress={() => void set(isRemoved)}
      >
        {t(isRemoved ? 'undo' : 'remove')}
      </Button>
    </View>
  );
}
