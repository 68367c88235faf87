import { View } from '@tarojs/components';
import { cityOfLocation } from '@/shared/location/locate';
import { LOCATION_MESSAGES } from '@/shared/location/messages';
import { useLocation } from '@/shared/location/store';
import type { CurCity } from '@/shared/location/types';
import { useLocate } from '@/shared/location/use-locate';
import { useText } from '@/i18n/messages';
import { locationSettings } from '@/platform/location';
import type { LocationBarrier } from '@/platform/location/types';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import { CITY_MESSAGES } from './messages';
import styles from './located-city.module.scss';

/** The user's current city: located on a tap, with the reason stated; the page works without it. */
export function LocatedCity({ onTake }: { readonly onTake: (city: CurCity) => void }) {
  const t = useText(CITY_MESSAGES);
  const why = useText(LOCATION_MESSAGES);
  const location = useLocation((state) => state.location);
  const problem = useLocation((state) => state.locateProblem);
  const { isBusy, run } = useLocate();
  const barrier = problem === 'denied' || problem === 'off' ? problem : null;
  const allow = async (missing: LocationBarrier): Promise<void> => {
    if (await locationSettings.open(missing)) await run(true);
  };
  return (
    <Card>
      <View className={styles.row}>
        <View className={styles.main}>
          <View className={styles.title}>{t('located')}</View>
          <View className={styles.note}>
            {problem === 'denied'
              ? locationSettings.canOpen
                ? why('denied')
                : t('deniedHow')
              : problem === 'off'
                ? why('off')
                : problem
                  ? t('failed')
                  : location
                    ? [location.cityName, location.regionName].join(' ')
                    : t('locateWhy')}
          </View>
        </View>
        {location ? (
          <View className={styles.action}>
            <Button size="sm" icon="map-pin" onPress={() => onTake(cityOfLocation(location))}>
              {location.cityName}
            </Button>
          </View>
        ) : null}
        {barrier && locationSettings.canOpen ? (
          <View className={styles.action}>
            <Button size="sm" icon="settings" onPress={() => void allow(barrier)}>
              {t('toSettings')}
            </Button>
          </View>
        ) : null}
        <View className={styles.action}>
          <Button
            size="sm"
            kind={location ? 'text' : 'secondary'}
            icon="locate-fixed"
            loading={isBusy}
            onPress={() => void run(true)}
          >
            {isBusy ? t('locating') : t(location ? 'relocate' : 'locate')}
          </Button>
        </View>
      </View>
    </Card>
  );
}
