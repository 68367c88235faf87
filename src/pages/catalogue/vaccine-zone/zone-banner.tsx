import { View } from '@tarojs/components';
import type { Zone } from '@contract/vaccine/endpoints';
import { pictureUrl } from '@/http/picture-url';
import { semantics } from '@/ui/a11y/semantics';
import { Picture } from '@/ui/picture/picture';
import styles from './zone-banner.module.scss';

/** Picture, name and summary of a zone. */
export function ZoneBanner({ zone }: { readonly zone: Zone }) {
  return (
    <View className={styles.banner}>
      <Picture
        src={pictureUrl(zone.imgUrl)}
        alt=""
        ratio="banner"
        placeholder="shield-check"
        className={styles.picture}
      />
      <View className={styles.words}>
        <View className={styles.name} {...semantics({ role: 'heading', level: 1 })}>
          {zone.name}
        </View>
        <View className={styles.summary}>{zone.summary}</View>
      </View>
    </View>
  );
}
