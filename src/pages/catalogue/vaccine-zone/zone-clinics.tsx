import { View } from '@tarojs/components';
import { useCallback } from 'react';
import type { DataOf } from '@contract/endpoints';
import { DepartmentCard } from '@/features/department/components/department-card';
import type { Region } from '@/features/location/region-rules';
import { CATALOGUE_MESSAGES } from '@/features/vaccine/catalogue-messages';
import { serverToday } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Section } from '@/ui/section/section';

export interface ZoneClinicsProps {
  readonly clinics: DataOf<'GET /department/department/nearbyDepartment.do'> | undefined;
  readonly region: Region;
}

/** The nearest clinics that have vaccines of the zone. */
export function ZoneClinics({ clinics, region }: ZoneClinicsProps) {
  const t = useText(CATALOGUE_MESSAGES);
  const open = useCallback(
    (depaCode: string) => void navigate.to('departmentIndex', { depaCode }),
    [],
  );
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
      <Section
        title={t('zoneNear')}
        moreText={t('zoneNearMore')}
        onMore={() => void navigate.tab('departmentList')}
      >
        {clinics.list.map((department) => (
          <DepartmentCard
            key={department.depaCode}
            department={department}
            measuredFrom={region.measuredFrom}
            today={serverToday()}
            onOpen={open}
          />
        ))}
      </Section>
    </View>
  );
}
