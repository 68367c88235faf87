import { View } from '@tarojs/components';
import { memo } from 'react';
import type { DepartmentCard as Clinic } from '@contract/department/endpoints';
import { awayText } from '@/shared/location/distance-text';
import { LOCATION_MESSAGES } from '@/shared/location/messages';
import type { Region } from '@/shared/location/region-rules';
import { pictureUrl } from '@/http/picture-url';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { cx } from '@/ui/class-names';
import { Card } from '@/ui/card/card';
import { Picture } from '@/ui/picture/picture';
import { CARD_MESSAGES } from '../card-messages';
import { unbroken } from '../hours-rules';
import { clinicProductState } from '../clinic-product-rules';
import { priceRange } from '../price-range';
import styles from './clinic-card.module.scss';

export interface ClinicCardProps {
  readonly department: Clinic;
  readonly measuredFrom: Region['measuredFrom'];
  /** `YYYY-MM-DD`: says "today" and "tomorrow". */
  readonly today: string;
  readonly onOpen: (depaCode: string) => void;
}

/** A clinic in a list: distance, opening hours, next free day. The whole card is a link. */
export const ClinicCard = memo(function ClinicCard(props: ClinicCardProps) {
  const { department, measuredFrom, today, onOpen } = props;
  const t = useText(CARD_MESSAGES);
  const locationText = useText(LOCATION_MESSAGES);
  const dates = useDateText();
  const { name, address, distance, isOnline, openToday, hoursToday, nextFreeDay } = department;
  const away =
    distance === null ? department.regionName : awayText(locationText, distance, measuredFrom);
  const hours = openToday ? t('openHours', { hours: unbroken(hoursToday) }) : t('closedToday');
  const state = clinicProductState(department);
  const words = {
    free: () => t('nextFree', { day: state.kind === 'free' ? dates.day(state.day, today) : '' }),
    release: () => t('release', { time: state.kind === 'release' ? dates.dateTime(state.at) : '' }),
    soldOut: () => t('noFree'),
    outOfStock: () => t('outOfStock'),
  };
  const free = isOnline ? words[state.kind]() : t('offline');
  return (
    <Card onPress={() => onOpen(department.depaCode)}>
      <View className={styles.row}>
        <View className={styles.picture}>
          <Picture
            src={pictureUrl(department.imgUrl)}
            alt=""
            ratio="square"
            placeholder="hospital"
          />
        </View>
        <View className={styles.main}>
          <View className={styles.name}>{name}</View>
          <View className={styles.line}>{away}</View>
          <View className={styles.line}>{hours}</View>
        </View>
      </View>
      <View className={styles.address}>{address}</View>
      <View className={styles.foot}>
        <View className={cx(styles.free, (!isOnline || !nextFreeDay) && styles.none)}>{free}</View>
        <View className={styles.price}>{priceRange(t, department)}</View>
      </View>
    </Card>
  );
});
