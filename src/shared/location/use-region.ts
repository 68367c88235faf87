import { useEffect } from 'react';
import { useServer } from '@/http/hooks/use-server';
import { useLanguage } from '@/i18n/language';
import { useText } from '@/i18n/messages';
import { CITY_MESSAGES } from './city-messages';
import { DEFAULT_CITY, defaultCityName } from './default-city';
import { regionInForce } from './region-rules';
import type { Region } from './region-rules';
import { leaveLink, useLocation } from './store';

/** The current region; the default one until a city is chosen or found. */
export function useRegion(): Region {
  const t = useText(CITY_MESSAGES);
  const language = useLanguage();
  const state = useLocation();
  const isForeign = state.curCity !== null && state.curCity.language !== language;
  // Names are stored in the language of their time; after a change of language they are requested once.
  const cities = useServer(isForeign ? 'GET /base/region/cities.do' : null, {});
  useEffect(() => {
    const { curCity } = useLocation.getState();
    const chosenCity = cities.data?.find((city) => city.cityCode === curCity?.cityCode);
    if (!isForeign || !curCity || !chosenCity) return;
    const { cityName, provinceName } = chosenCity;
    const isWhole = useLocation.getState().regionCode === curCity.cityCode;
    useLocation.setState({
      curCity: { ...curCity, cityName, provinceName, language },
      ...(isWhole ? { regionName: cityName } : {}),
    });
  }, [cities.data, isForeign, language]);
  useNameOfLink();
  return regionInForce(state, {
    code: DEFAULT_CITY.code,
    name: defaultCityName(),
    centre: DEFAULT_CITY.centre,
    unnamed: t('linkedRegion'),
  });
}

/** A link's region is called as the provider calls it, whatever the link says; one that does not exist is left. */
function useNameOfLink(): void {
  const { isExtendCity, regionCode } = useLocation();
  const path = useServer(isExtendCity ? 'GET /base/region/path.do' : null, { code: regionCode });
  useEffect(() => {
    const state = useLocation.getState();
    if (!path.data || !state.isExtendCity || state.regionCode !== regionCode) return;
    const own = path.data[path.data.length - 1];
    if (!own) leaveLink();
    else if (own.value === regionCode) useLocation.setState({ regionName: own.name });
  }, [path.data, regionCode]);
}
