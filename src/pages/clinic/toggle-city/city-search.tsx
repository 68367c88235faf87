import { View } from '@tarojs/components';
import type { City } from '@contract/region/endpoints';
import { searchCities } from '@/shared/location/city-rules';
import { CITY_MESSAGES } from './messages';
import { useText } from '@/i18n/messages';
import { FoundCount } from '@/ui/search/found-count';
import { Empty } from '@/ui/state/empty';
import { CityRows } from './city-rows';

/** Maximum results shown; with more, typing another letter helps better. */
const MOST_FOUND = 20;

export interface CitySearchProps {
  readonly cities: readonly City[];
  readonly word: string;
  readonly onTake: (city: City) => void;
}

/** Cities that match the typed word, while typing. */
export function CitySearch({ cities, word, onTake }: CitySearchProps) {
  const t = useText(CITY_MESSAGES);
  const found = searchCities(cities, word);
  const count = found.length;
  return (
    <View>
      <FoundCount text={count === 0 ? null : t('found', { count })} />
      {count === 0 ? (
        <Empty icon="search" title={t('noneFound', { word })} text={t('noneFoundHint')} />
      ) : (
        <CityRows cities={found.slice(0, MOST_FOUND)} withProvince onTake={onTake} />
      )}
    </View>
  );
}
