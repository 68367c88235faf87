import { View } from '@tarojs/components';
import { useReachBottom } from '@tarojs/taro';
import { useState } from 'react';
import type { City } from '@contract/region/endpoints';
import { CITY_MESSAGES } from './messages';
import { chooseCity } from '@/shared/location/store';
import type { CurCity } from '@/shared/location/types';
import { useCached } from '@/http/hooks/use-cached';
import { useLanguage } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { SearchBar } from '@/ui/search/search-bar';
import { Tabs } from '@/ui/tabs/tabs';
import { CityIndex } from './city-index';
import { CitySearch } from './city-search';
import { LocatedCity } from './located-city';
import { ProvinceDrill } from './province-drill';
import styles from './index.module.scss';

/** Cities shown at first, and added each time the end is reached. */
const CITIES_AT_A_TIME = 24;

/** Chooses a city (or an area of one), then goes back to the calling page. */
export default function ToggleCity() {
  const t = useText(CITY_MESSAGES);
  const title = usePageTitle('toggleCity');
  const language = useLanguage();
  const cities = useCached('GET /base/region/cities.do', {});
  const [word, setWord] = useState('');
  const [way, setWay] = useState<'letter' | 'province'>('letter');
  const [limit, setLimit] = useState(CITIES_AT_A_TIME);
  useReachBottom(() => setLimit((now) => now + CITIES_AT_A_TIME));

  const take = (curCity: CurCity, regionCode?: string): void => {
    chooseCity(curCity, regionCode);
    void navigate.back();
  };
  const takeCity = (city: City, area?: { readonly value: string; readonly name: string }): void => {
    const { latitude, longitude } = city;
    take(
      {
        cityCode: city.cityCode,
        cityName: city.cityName,
        provinceName: city.provinceName,
        regionName: area?.name ?? '',
        centre: latitude === null || longitude === null ? null : { latitude, longitude },
        language,
      },
      area?.value,
    );
  };
  const { data, error } = cities;
  return (
    <Page title={title}>
      <SearchBar
        value={word}
        placeholder={t('search')}
        onChange={setWord}
        onSearch={() => undefined}
      />
      <View className={styles.body}>
        {word.trim() !== '' && data ? (
          <CitySearch cities={data} word={word} onTake={takeCity} />
        ) : (
          <View>
            <LocatedCity onTake={take} />
            <View className={styles.ways}>
              <Tabs
                label={t('methods')}
                shape="pills"
                active={way}
                onSelect={setWay}
                items={[
                  { key: 'letter', label: t('byLetter') },
                  { key: 'province', label: t('byProvince') },
                ]}
              />
            </View>
            {way === 'letter' ? (
              <CityIndex
                cities={data}
                problem={data ? undefined : error?.msg}
                limit={limit}
                onRetry={() => void cities.refresh()}
                onTake={takeCity}
              />
            ) : (
              <ProvinceDrill cities={data} onTake={takeCity} />
            )}
          </View>
        )}
      </View>
    </Page>
  );
}
