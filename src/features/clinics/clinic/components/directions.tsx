import { View } from '@tarojs/components';
import type { DepartmentDetail } from '@contract/department/endpoints';
import { useText } from '@/i18n/messages';
import { callPhone } from '@/platform/phone-call';
import { Button } from '@/ui/button/button';
import type { Shared } from '@/platform/share/types';
import { DEPARTMENT_MESSAGES } from '../messages';
import { showOnMap } from '../show-on-map';
import { ShareButton } from '@/features/content/share/components/share-button';
import styles from './directions.module.scss';

export interface DirectionsProps {
  readonly department: DepartmentDetail;
  /** What the share button shares; without it there is no such button. */
  readonly shared?: Shared | undefined;
}

/** Buttons to call a clinic and show it on the map; without a map its address is copied. */
export function Directions({ department, shared }: DirectionsProps) {
  const t = useText(DEPARTMENT_MESSAGES);
  const { name, address, phone, latitude, longitude } = department;
  const location = { latitude, longitude, name, address };
  return (
    <View className={styles.ways}>
      {phone ? (
        <View className={styles.way}>
          <Button
            kind="secondary"
            icon="phone"
            block
            label={`${t('call')} ${name} ${phone}`}
            onPress={() => void callPhone(phone)}
          >
            {t('call')}
          </Button>
        </View>
      ) : null}
      <View className={styles.way}>
        <Button kind="secondary" icon="map" block onPress={() => void showOnMap(location)}>
          {t('map')}
        </Button>
      </View>
      {shared ? (
        <View className={styles.way}>
          <ShareButton shared={shared} />
        </View>
      ) : null}
    </View>
  );
}
