import { View } from '@tarojs/components';
import type { DepartmentCard as Department } from '@contract/department/endpoints';
import { DepartmentCard } from '@/features/department/components/department-card';
import { CLINIC_MAP_MESSAGES } from '@/features/department/map-messages';
import type { Region } from '@/features/location/region-rules';
import { serverToday } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { copyText } from '@/platform/clipboard';
import { openLocation } from '@/platform/open-location';
import { navigate } from '@/routes/navigate';
import { semantics } from '@/ui/a11y/semantics';
import { Button } from '@/ui/button/button';
import { showToast } from '@/ui/toast/toast';

export interface ChosenClinicProps {
  readonly clinic: Department;
  readonly measuredFrom: Region['measuredFrom'];
}

/** The clinic whose pin was tapped, and the way there in a map application; without one its address is copied. */
export function ChosenClinic({ clinic, measuredFrom }: ChosenClinicProps) {
  const t = useText(CLINIC_MAP_MESSAGES);
  const { name, address, latitude, longitude } = clinic;
  const showMap = async (): Promise<void> => {
    if (await openLocation({ latitude, longitude, name, address })) return;
    if (await copyText(`${name} ${address}`)) showToast(t('mapFailed'), 'plain');
  };
  return (
    <View>
      <View {...semantics({ role: 'group', label: t('chosen'), live: 'polite' })}>
        <DepartmentCard
          department={clinic}
          measuredFrom={measuredFrom}
          today={serverToday()}
          onOpen={(depaCode) => void navigate.to('departmentIndex', { depaCode })}
        />
      </View>
      <Button kind="secondary" icon="map" block onPress={() => void showMap()}>
        {t('openMap')}
      </Button>
    </View>
  );
}
