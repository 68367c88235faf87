import { useState } from 'react';
import { CITY_MESSAGES } from '@/shared/location/city-messages';
import { storedRegionName } from '@/shared/location/stored-city';
import { useText } from '@/i18n/messages';
import { HomeFrame } from './home-frame';
import type { HomeTopValues } from './home-top-values';
import { LaterHome } from './later-home';

/** Home: booking first, then upcoming appointments and current topics. Its data comes after its frame is drawn. */
export default function Home() {
  const t = useText(CITY_MESSAGES);
  const [top, setTop] = useState<HomeTopValues>();
  const regionName = top?.regionName ?? storedRegionName() ?? t('defaultCity');
  return (
    <HomeFrame regionName={regionName} facts={top?.facts ?? []}>
      <LaterHome onTop={setTop} />
    </HomeFrame>
  );
}
