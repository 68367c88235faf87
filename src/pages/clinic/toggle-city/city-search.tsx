import { View } from '@tarojs/components';
import type { City } from '@contract/region/endpoints';
import { searchCities } from '@/features/location/city-rules';
import { LOCATION_MESSAGES } from '@/features/location/messages';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { Empty } from '@/ui/state/empty';
import { CityRows } from './city-rows';
import styles from './city-index.module.scss';

/** Maximum results shown; with more, typing another letter helps better. */
const MOST_FOUND = 20;

export interface CitySearchProps {
  readonly cities: readonly City[];
  readonly word: string;
  readonly onTake: (city: City) => void;
}

/** Cities that match the typed word, while typing. */
export function CitySearch({ cities, word, onTake }: CitySearchProps) {
  const t = useText(LOCATION_MESSAGES);
  const found = searchCities(cities, word);
  if (found.length === 0) {
    return <Empty icon="search" title={t('noneFound', { word })} text={t('noneFoundHint')} />;
  }
  return (
    <View>
      <View className={styles.note} {...semantics({ role: 'status' })}>
        {t('found', { count: found.length })}
      </View>
      <CityRows cities={found.slice(0, MOST_FOUND)} withProvince onTake={onTake} />
    </View>
  );
}
