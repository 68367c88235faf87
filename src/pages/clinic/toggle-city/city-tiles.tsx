import { View } from '@tarojs/components';
import type { City } from '@contract/region/endpoints';
import { pressable } from '@/ui/a11y/press';
import { semantics } from '@/ui/a11y/semantics';
import styles from './city-index.module.scss';

export interface CityTilesProps {
  readonly title: string;
  readonly cities: readonly City[];
  readonly onTake: (city: City) => void;
}

/** A few cities side by side; nothing if there are none. */
export function CityTiles({ title, cities, onTake }: CityTilesProps) {
  if (cities.length === 0) return null;
  return (
    <View className={styles.block}>
      <View className={styles.head} {...semantics({ role: 'heading', level: 2 })}>
        {title}
      </View>
      <View className={styles.tiles}>
        {cities.map((city) => (
          <View
            key={city.cityCode}
            className={styles.tile}
            {...pressable({ onPress: () => onTake(city) })}
          >
            {city.cityName}
          </View>
        ))}
      </View>
    </View>
  );
}
