import { View } from '@tarojs/components';
import { useCallback, useMemo, useState } from 'react';
import type { Picture as PostPicture } from '@contract/community/cards';
import { POST_MESSAGES } from '@/features/community/feed/post-messages';
import { pictureUrl } from '@/http/picture-url';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { cx } from '@/ui/class-names';
import { PictureViewer } from '@/ui/picture-viewer/picture-viewer';
import { Picture } from '@/ui/picture/picture';
import styles from './post-view.module.scss';

/** A post's pictures; each opens the viewer. */
export function PostPictures({ pictures }: { readonly pictures: readonly PostPicture[] }) {
  const t = useText(POST_MESSAGES);
  const [index, setIndex] = useState<number | null>(null);
  const close = useCallback(() => setIndex(null), []);
  const urls = useMemo(() => pictures.map(({ url }) => pictureUrl(url)), [pictures]);
  const isSingle = pictures.length === 1;
  const ratio = (pictures[0]?.width ?? 0) > (pictures[0]?.height ?? 0) ? 'photo' : 'square';
  return (
    <View className={styles.pictures}>
      {urls.map((url, index) => (
        <View key={url} className={cx(styles.picture, isSingle && styles.single)}>
          <View
            className={styles.open}
            {...pressable({
              label: t('picture', { number: index + 1, count: urls.length }),
              onPress: () => setIndex(index),
            })}
          >
            <Picture src={url} alt="" ratio={isSingle ? ratio : 'square'} />
          </View>
        </View>
      ))}
      <PictureViewer urls={urls} index={index} onClose={close} />
    </View>
  );
}
