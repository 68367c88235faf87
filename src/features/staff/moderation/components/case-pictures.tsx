import { View } from '@tarojs/components';
import Taro from '@tarojs/taro';
import type { Picture as Shown } from '@contract/community/cards';
import { pictureUrl } from '@/http/picture-url';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { Picture } from '@/ui/picture/picture';
import { Tag } from '@/ui/tag/tag';
import { MODERATION_MESSAGES } from '../messages';
import styles from './moderation.module.scss';

/** Pictures of a case or a report; each opens in full. */
export function CasePictures({ pictures }: { readonly pictures: readonly Shown[] }) {
  const t = useText(MODERATION_MESSAGES);
  if (pictures.length === 0) return null;
  const urls = pictures.map(({ url }) => pictureUrl(url));
  return (
    <View className={styles.pictures}>
      {pictures.map(({ feedUrl, aiMade }, index) => (
        <View
          key={feedUrl}
          className={styles.picture}
          {...pressable({
            label: t('picture', { index: index + 1 }),
            onPress: () => void Taro.previewImage({ urls, current: urls[index] ?? '' }),
          })}
        >
          <Picture src={pictureUrl(feedUrl)} alt="" ratio="square" />
          {aiMade ? <Tag>{t('aiMade')}</Tag> : null}
        </View>
      ))}
    </View>
  );
}
