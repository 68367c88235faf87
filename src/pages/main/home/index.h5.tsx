import { useState } from 'react';
import { defaultCityName } from '@/shared/location/default-city';
import { storedRegionName } from '@/shared/location/stored-city';
import { useLanguage } from '@/i18n/language';
import { HomeFrame } from './home-frame';
import type { HomeTopValues } from './home-top-values';
import { LaterHome } from './later-home';

/** Home: booking first, then upcoming appointments and current topics. Its data comes after its frame is drawn. */
export default function Home() {
  useLanguage();
  const [top, setTop] = useState<HomeTopValues>();
  const regionName = top?.regionName ?? storedRegionName() ?? defaultCityName();
  return (
    <HomeFrame regionName={regionName} facts={top?.facts ?? []}>
      <LaterHome onTop={setTop} />
    </HomeFrame>
  );
}
