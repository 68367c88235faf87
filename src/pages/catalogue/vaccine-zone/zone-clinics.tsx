import { View } from '@tarojs/components';
import type { DataOf } from '@contract/endpoints';
import type { Zone } from '@contract/vaccine/endpoints';
import { NearClinics } from '@/features/clinics/clinic/components/near-clinics';
import type { Region } from '@/shared/location/region-rules';
import { CATALOGUE_MESSAGES } from '@/features/doses/vaccine/catalogue-messages';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { SearchLink } from '@/ui/search/search-link';

export interface ZoneClinicsProps {
  readonly zone: Zone;
  readonly clinics: DataOf<'GET /department/department/nearbyDepartment.do'> | undefined;
  readonly region: Region;
}

/** The nearest clinics that have vaccines of the zone. */
export function ZoneClinics({ zone, clinics, region }: ZoneClinicsProps) {
  const t = useText(CATALOGUE_MESSAGES);
  const { zoneId, name } = zone;
  if (!clinics) return <View />;
  if (clinics.list.length === 0) {
    const change = { text: t('otherCity'), onPress: () => void navigate.to('toggleCity') };
    return (
      <View>
        <NoticeBar action={change}>{t('zoneNoClinics', { region: region.name })}</NoticeBar>
      </View>
    );
  }
  return (
    <View>
      <NearClinics title={t('zoneNear')} clinics={clinics.list} region={region}>
        <SearchLink
          placeholder={
            clinics.isMore ? t('zoneNearAll') : t('zoneNearCount', { count: clinics.total })
          }
          onPress={() => void navigate.to('search', { kind: 'clinic', zoneId, name })}
        />
      </NearClinics>
    </View>
  );
}
