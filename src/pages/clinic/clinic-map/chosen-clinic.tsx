import { View } from '@tarojs/components';
import type { DepartmentCard as Clinic } from '@contract/department/endpoints';
import { ClinicCard } from '@/features/clinics/clinic/components/clinic-card';
import { CLINIC_MAP_MESSAGES } from '@/features/clinics/clinic/map-messages';
import { showOnMap } from '@/features/clinics/clinic/show-on-map';
import type { Region } from '@/shared/location/region-rules';
import { serverToday } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';

export interface ChosenClinicProps {
  readonly clinic: Clinic;
  readonly measuredFrom: Region['measuredFrom'];
}

/** The clinic whose pin was tapped, with directions in a map application; without one its address is copied. */
export function ChosenClinic({ clinic, measuredFrom }: ChosenClinicProps) {
  const t = useText(CLINIC_MAP_MESSAGES);
  const { name, address, latitude, longitude } = clinic;
  const location = { latitude, longitude, name, address };
  return (
    <View>
      <View {...semantics({ role: 'group', label: t('chosen'), live: 'polite' })}>
        <ClinicCard
          department={clinic}
          measuredFrom={measuredFrom}
          today={serverToday()}
          onOpen={(depaCode) => void navigate.to('departmentIndex', { depaCode })}
        />
      </View>
      <Button kind="secondary" icon="map" block onPress={() => void showOnMap(location)}>
        {t('openMap')}
      </Button>
    </View>
  );
}
