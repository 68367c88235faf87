import { View } from '@tarojs/components';
import type { DataOf } from '@contract/endpoints';
import { pictureUrl } from '@/http/picture-url';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { pressable } from '@/ui/a11y/press';
import { Picture } from '@/ui/picture/picture';
import { HOME_MESSAGES } from './messages';
import styles from './zone-grid.module.scss';

export interface ZoneGridProps {
  readonly zones: DataOf<'GET /vaccine/zone/list.do'>;
}

/** Topics of the season: the first across, the others in pairs. */
export function ZoneGrid({ zones }: ZoneGridProps) {
  const t = useText(HOME_MESSAGES);
  return (
    <View className={styles.grid}>
      {zones.map(({ zoneId, name, summary, imgUrl }) => (
        <View key={zoneId} className={styles.cell}>
          <View
            className={styles.zone}
            {...pressable({
              role: 'link',
              label: t('zoneSpoken', { name, summary }),
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
