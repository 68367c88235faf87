import { View } from '@tarojs/components';
import type { OrderDetail } from '@contract/order/endpoints';
import { showOnMap } from '@/features/clinics/clinic/show-on-map';
import { useText } from '@/i18n/messages';
import { callPhone } from '@/platform/phone-call';
import { Button } from '@/ui/button/button';
import { ORDER_MESSAGES } from '../messages';
import styles from './clinic-tools.module.scss';

/** Address and contact of a clinic. */
export type ClinicLocation = Pick<
  OrderDetail,
  'departmentName' | 'departmentAddress' | 'departmentPhone' | 'latitude' | 'longitude'
>;

/** Buttons to call the clinic and show it on a map. */
export function ClinicTools({ order }: { readonly order: ClinicLocation }) {
  const t = useText(ORDER_MESSAGES);
  const { departmentName, departmentAddress, departmentPhone, latitude, longitude } = order;
  const location = { latitude, longitude, name: departmentName, address: departmentAddress };
  return (
    <View className={styles.tools}>
      {departmentPhone ? (
        <View className={styles.tool}>
          <Button
            block
            kind="secondary"
            icon="phone"
            label={`${t('call')} ${departmentName} ${departmentPhone}`}
            onPress={() => void callPhone(departmentPhone)}
          >
            {t('call')}
          </Button>
        </View>
      ) : null}
      <View className={styles.tool}>
        <Button block kind="secondary" icon="map" onPress={() => void showOnMap(location)}>
          {t('map')}
        </Button>
      </View>
    </View>
  );
}
