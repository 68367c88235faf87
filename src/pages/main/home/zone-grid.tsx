import { View } from '@tarojs/components';
import type { DataOf } from '@contract/endpoints';
import { pictureUrl } from '@/http/picture-url';
import { navigate } from '@/routes/navigate';
import { pressable } from '@/ui/a11y/press';
import { Picture } from '@/ui/picture/picture';
import styles from './zone-grid.module.scss';

export interface ZoneGridProps {
  readonly zones: DataOf<'GET /vaccine/zone/list.do'>;
}

/** Seasonal topics: the first at full width, the others in pairs. */
export function ZoneGrid({ zones }: ZoneGridProps) {
  return (
    <View className={styles.grid}>
      {zones.map(({ zoneId, name, summary, imgUrl }) => (
        <View key={zoneId} className={styles.cell}>
          <View
            className={styles.zone}
            {...pressable({
              role: 'link',
              onPress: () => void navigate.to('vaccineZone', { zoneId }),
            })}
          >
            <Picture src={pictureUrl(imgUrl)} alt="" ratio="banner" className={styles.picture} />
            <View className={styles.words}>
              <View className={styles.name}>{name}</View>
              <View className={styles.summary}>{summary}</View>
            </View>
          </View>
        </View>
      ))}
    </View>
  );
}
