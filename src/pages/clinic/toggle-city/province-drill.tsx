import { View } from '@tarojs/components';
import { useState } from 'react';
import type { City } from '@contract/region/endpoints';
import { isMunicipality } from '@/shared/location/city-rules';
import { CITY_MESSAGES } from './messages';
import { useCached } from '@/http/hooks/use-cached';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { Optional } from '@/ui/optional/optional';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';

interface Item {
  readonly value: string;
  readonly name: string;
}

export interface ProvinceDrillProps {
  readonly cities: readonly City[] | undefined;
  readonly onTake: (city: City, area?: Item) => void;
}

/** Province, then city, then area; a municipality goes straight to its areas. */
export function ProvinceDrill({ cities, onTake }: ProvinceDrillProps) {
  const t = useText(CITY_MESSAGES);
  const [province, setProvince] = useState<Item | null>(null);
  const [city, setCity] = useState<City | null>(null);
  const provinces = useCached('GET /base/region/childRegions.do', {});
  const areas = useCached(city ? 'GET /base/region/getCityChildRegions.do' : null, {
    cityCode: city?.cityCode ?? '',
  });
  const ofProvince = (code: string): readonly City[] =>
    (cities ?? []).filter((each) => each.cityCode.startsWith(code.slice(0, 2)));
  // A municipality is province and city in one, unless its counties form a second "city".
  const isStraight = (item: Item): boolean =>
    isMunicipality(item.value) && ofProvince(item.value).length === 1;
  const open = (item: Item): void => {
    setCity((isStraight(item) && ofProvince(item.value)[0]) || null);
    setProvince(item);
  };
  const up = (): void => {
    if (!city || (province && isStraight(province))) setProvince(null);
    setCity(null);
  };
  const call = city ? areas : provinces;
  if (!call.data && call.error) {
    const retry = (): void => void call.refresh();
    return <ErrorBlock title={t('failedTitle')} reason={call.error.msg} onRetry={retry} />;
  }
  if (!call.data || !cities) return <Skeleton shape="text" count={2} />;
  const upName = city && province && !isStraight(province) ? province.name : t('provinces');
  return (
    <View>
      <Optional>
        {province ? (
          <Button kind="text" size="sm" icon="chevron-left" onPress={up}>
            {t('upTo', { name: upName })}
          </Button>
        ) : null}
      </Optional>
      {city ? (
        <CellGroup title={t('areasOf', { city: city.cityName })}>
          <Cell
            title={t('wholeCity', { city: city.cityName })}
            icon="map-pin"
            onPress={() => onTake(city)}
          />
          {(areas.data ?? []).map((area) => (
            <Cell key={area.value} title={area.name} onPress={() => onTake(city, area)} />
          ))}
        </CellGroup>
      ) : province ? (
        <CellGroup title={t('citiesOf', { province: province.name })}>
          {ofProvince(province.value).map((each) => (
            <Cell
              key={each.cityCode}
              title={each.cityName}
              value={each.departmentCount > 0 ? t('clinics', { count: each.departmentCount }) : ''}
              onPress={() => setCity(each)}
            />
          ))}
        </CellGroup>
      ) : (
        <CellGroup title={t('provinces')}>
          {(provinces.data ?? []).map((item) => (
            <Cell key={item.value} title={item.name} onPress={() => open(item)} />
          ))}
        </CellGroup>
      )}
    </View>
  );
}
