import { View } from '@tarojs/components';
import type { City } from '@contract/region/endpoints';
import { needsProvince } from '@/shared/location/city-rules';
import { CITY_MESSAGES } from './messages';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import styles from './city-index.module.scss';

export interface CityRowsProps {
  readonly cities: readonly City[];
  readonly withProvince?: boolean;
  readonly onTake: (city: City) => void;
}

/** Cities, one per row, with the number of clinics if any. */
export function CityRows({ cities, withProvince, onTake }: CityRowsProps) {
  const t = useText(CITY_MESSAGES);
  const note = (city: City): string =>
    [
      (withProvince || needsProvince(city)) && city.provinceName !== city.cityName
        ? city.provinceName
        : '',
      city.departmentCount > 0 ? t('clinics', { count: city.departmentCount }) : t('noClinics'),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <View className={styles.rows}>
      {cities.map((city) => (
        <View
          key={city.cityCode}
          className={styles.city}
          {...pressable({ onPress: () => onTake(city) })}
        >
          {city.cityName}
          <View className={styles.count}>{note(city)}</View>
        </View>
      ))}
    </View>
  );
}
