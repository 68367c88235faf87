import { View } from '@tarojs/components';
import { useState } from 'react';
import { clinicMarker } from '@/features/clinics/clinic/clinic-marker';
import { useNearbyFilters } from '@/features/clinics/clinic/filter-store';
import { CLINIC_MAP_MESSAGES } from '@/features/clinics/clinic/map-messages';
import { nearbyQuery } from '@/features/clinics/clinic/nearby-query';
import { CityLink } from '@/shared/location/components/city-link';
import { useRegion } from '@/shared/location/use-region';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { LocationMap } from '@/ui/map/location-map';
import { Page } from '@/ui/page/page';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { ChosenClinic } from './chosen-clinic';
import styles from './index.module.scss';

/** Maximum clinics on the map, so that it is not crowded. */
const CLINICS_ON_MAP = 20;
/** Copied into the subpackage by the build: mini-program maps accept files, not data URLs. */
const PIN_PICTURE = '/pages/clinic/assets/pin.png';

/** The nearest clinics on a map, with the list's filters; the chosen one below it. */
export default function ClinicMap() {
  const t = useText(CLINIC_MAP_MESSAGES);
  const title = usePageTitle('clinicMap');
  const region = useRegion();
  const asked = useNearbyFilters();
  const { origin } = region;
  const clinics = useServer(origin ? 'GET /department/department/nearbyDepartment.do' : null, {
    ...nearbyQuery({ ...asked, region, pageSize: CLINICS_ON_MAP }),
  });
  const [tapped, setTapped] = useState<string | null>(null);
  const list = clinics.data?.list ?? [];
  const chosen = list.find(({ depaCode }) => depaCode === tapped) ?? list[0];
  const from = t(region.measuredFrom === 'user' ? 'fromYou' : 'fromCentre');
  const toList = (
    <Button
      block
      kind="text"
      icon="layout-grid"
      onPress={() => void navigate.backTo('departmentList')}
    >
      {t('toList')}
    </Button>
  );
  return (
    <Page title={title} aside={<CityLink name={region.name} />}>
      {!origin ? (
        <Empty
          icon="map-pin"
          title={t('noLocation')}
          text={t('noLocationText')}
          action={{ text: t('chooseCity'), onPress: () => void navigate.to('toggleCity') }}
        />
      ) : !clinics.data ? (
        clinics.error ? (
          <ErrorBlock
            title={t('failed')}
            reason={clinics.error.msg}
            onRetry={() => void clinics.refresh()}
          />
        ) : (
          <Skeleton shape="detail" count={1} />
        )
      ) : !chosen ? (
        <View>
          <Empty icon="hospital" title={t('none')} text={t('noneText')} />
          {toList}
        </View>
      ) : (
        <View>
          <LocationMap
            label={t('map', { region: region.name })}
            markers={list.map(clinicMarker)}
            centre={origin}
            centreLabel={t(region.measuredFrom === 'user' ? 'you' : 'centre')}
            selected={chosen.depaCode}
            onSelect={setTapped}
            showsUser={region.measuredFrom === 'user'}
            pinPicture={PIN_PICTURE}
          />
          <View className={styles.note}>{t('shown', { from, count: list.length })}</View>
          <ChosenClinic clinic={chosen} measuredFrom={region.measuredFrom} />
          {toList}
        </View>
      )}
    </Page>
  );
}
