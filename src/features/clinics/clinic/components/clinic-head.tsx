import { weekdayOf } from '@contract/time/weekday-rules';
import { View } from '@tarojs/components';
import type { DepartmentDetail } from '@contract/department/endpoints';
import { hoursLines } from '../hours-rules';
import { DEPARTMENT_MESSAGES } from '../messages';
import { awayText } from '@/shared/location/distance-text';
import { LOCATION_MESSAGES } from '@/shared/location/messages';
import { pictureUrl } from '@/http/picture-url';
import { useText } from '@/i18n/messages';
import { scrollBox } from '@/ui/a11y/scroll-box';
import { semantics } from '@/ui/a11y/semantics';
import { Progressive } from '@/ui/progressive/progressive';
import { Picture } from '@/ui/picture/picture';
import { Tag } from '@/ui/tag/tag';
import styles from './clinic-head.module.scss';

export interface ClinicHeadProps {
  readonly detail: DepartmentDetail;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Pictures, name, opening state, distance and address. The detail has the distance from the user only. */
export function ClinicHead({ detail, today }: ClinicHeadProps) {
  const t = useText(DEPARTMENT_MESSAGES);
  const locationText = useText(LOCATION_MESSAGES);
  const { name, address, distance, isOnline, imgUrl, images } = detail;
  const weekday = weekdayOf(today);
  const times = hoursLines(detail.hours).find(
    ({ from, to }) => from <= weekday && weekday <= to,
  )?.times;
  const pictures = images.length > 0 ? images : [imgUrl];
  return (
    <View className={styles.head}>
      <Progressive by={2} nested>
        <View className={styles.pictures} {...scrollBox(t('pictures'), pictures.length > 1)}>
          {pictures.map((src, index) => (
            <View key={src} className={pictures.length > 1 ? styles.part : styles.whole}>
              <Picture
                src={pictureUrl(src)}
                alt={t('picture', { name, number: index + 1 })}
                ratio="wide"
                placeholder="hospital"
              />
            </View>
          ))}
        </View>
        <View className={styles.name} {...semantics({ role: 'heading', level: 1 })}>
          {name}
        </View>
        <View className={styles.tags}>
          <View className={styles.tag}>
            <Tag tone={times ? 'success' : 'neutral'} icon="clock">
              {times ? t('openHours', { hours: times }) : t('closedToday')}
            </Tag>
          </View>
          {distance === null ? null : (
            <View className={styles.tag}>
              <Tag tone="brand" icon="navigation">
                {awayText(locationText, distance, 'user')}
              </Tag>
            </View>
          )}
          {isOnline ? null : (
            <View className={styles.tag}>
              <Tag tone="warning">{t('offline')}</Tag>
            </View>
          )}
        </View>
        <View className={styles.address}>{address}</View>
      </Progressive>
    </View>
  );
}
