import { View } from '@tarojs/components';
import { useState } from 'react';
import { clinicMarker } from '@/features/clinics/clinic/clinic-marker';
import { ClinicCard } from '@/features/clinics/clinic/components/clinic-card';
import { CLINIC_MAP_MESSAGES } from '@/features/clinics/clinic/map-messages';
import { serverToday } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { semantics } from '@/ui/a11y/semantics';
import { LocationMap } from '@/ui/map/location-map';
import type { SideMapProps } from './side-map-props';
import styles from './near-map.module.scss';

/** Maximum clinics on the map, so that it is not crowded. */
const CLINICS_ON_MAP = 20;

/** The nearest clinics of the list on a map, and the one that was chosen there. */
export function NearMap({ region, clinics }: SideMapProps) {
  const t = useText(CLINIC_MAP_MESSAGES);
  const [chosen, choose] = useState<string | null>(null);
  const { origin, measuredFrom } = region;
  const shown = clinics.slice(0, CLINICS_ON_MAP);
  const clinic = shown.find(({ depaCode }) => depaCode === chosen);
  if (!origin || shown.length === 0) return null;
  const from = t(measuredFrom === 'user' ? 'fromYou' : 'fromCentre');
  return (
    <View>
      <LocationMap
        label={t('map', { region: region.name })}
        markers={shown.map(clinicMarker)}
        centre={origin}
        centreLabel={t(measuredFrom === 'user' ? 'you' : 'centre')}
        selected={clinic?.depaCode ?? null}
        onSelect={choose}
        showsUser={measuredFrom === 'user'}
        pinPicture=""
      />
      <View className={styles.note}>{t('shown', { from, count: shown.length })}</View>
      <View {...semantics({ role: 'group', label: t('chosen'), live: 'polite' })}>
        {clinic ? (
          <ClinicCard
            department={clinic}
            measuredFrom={measuredFrom}
            today={serverToday()}
            onOpen={(depaCode) => void navigate.to('departmentIndex', { depaCode })}
          />
        ) : null}
      </View>
    </View>
  );
}
