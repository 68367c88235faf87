import { View } from '@tarojs/components';
import { useCallback, useMemo, useState } from 'react';
import type { Picture as CommentPicture } from '@contract/community/cards';
import { COMMUNITY_MESSAGES } from '@/features/community/feed/messages';
import { pictureUrl } from '@/http/picture-url';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { PictureViewer } from '@/ui/picture-viewer/picture-viewer';
import { Picture } from '@/ui/picture/picture';
import { Tag } from '@/ui/tag/tag';
import { COMMENT_MESSAGES } from '../messages';
import styles from './comment-item.module.scss';

/** A comment's pictures, small; each opens the viewer with the large one. */
export function CommentPictures({ pictures }: { readonly pictures: readonly CommentPicture[] }) {
  const t = useText(COMMENT_MESSAGES);
  const about = useText(COMMUNITY_MESSAGES);
  const [index, setIndex] = useState<number | null>(null);
  const close = useCallback(() => setIndex(null), []);
  const urls = useMemo(() => pictures.map(({ url }) => pictureUrl(url)), [pictures]);
  return (
    <View>
      {pictures.map(({ feedUrl, aiMade }, index) => (
        <View key={feedUrl} className={styles.picture}>
          <View {...pressable({ label: t('openPicture'), onPress: () => setIndex(index) })}>
            <Picture src={pictureUrl(feedUrl)} alt="" ratio="square" />
          </View>
          {aiMade ? <Tag tone="info">{about('aiMade')}</Tag> : null}
        </View>
      ))}
      <PictureViewer urls={urls} index={index} onClose={close} />
    </View>
  );
}
