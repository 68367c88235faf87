import { View } from '@tarojs/components';
import { cityOfPlace } from '@/features/location/locate';
import { LOCATION_MESSAGES } from '@/features/location/messages';
import { useLocation } from '@/features/location/store';
import type { CurCity } from '@/features/location/types';
import { useLocate } from '@/features/location/use-locate';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/card/card';
import styles from './located-city.module.scss';

const PROBLEM = { denied: 'denied', off: 'off', failed: 'failed', timeout: 'failed' } as const;

/** The city where the user is: asked for on a tap, with the reason; any failure leaves the rest usable. */
export function LocatedCity({ onTake }: { readonly onTake: (city: CurCity) => void }) {
  const t = useText(LOCATION_MESSAGES);
  const place = useLocation((state) => state.location);
  const { isBusy, outcome, run } = useLocate();
  const problem = outcome && outcome.status !== 'ok' ? t(PROBLEM[outcome.status]) : null;
  return (
    <Card>
      <View className={styles.row}>
        <View className={styles.main}>
          <View className={styles.title}>{t('located')}</View>
          <View className={styles.note}>
            {problem ?? (place ? [place.cityName, place.regionName].join(' ') : t('locateWhy'))}
          </View>
        </View>
        {place ? (
          <View className={styles.action}>
            <Button size="sm" icon="map-pin" onPress={() => onTake(cityOfPlace(place))}>
              {place.cityName}
            </Button>
          </View>
        ) : null}
        <View className={styles.action}>
          <Button
            size="sm"
            kind={place ? 'text' : 'secondary'}
            icon="locate-fixed"
            loading={isBusy}
            onPress={() => void run(true)}
          >
            {isBusy ? t('locating') : t(place ? 'relocate' : 'locate')}
          </Button>
        </View>
      </View>
    </Card>
  );
}
