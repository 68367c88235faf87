import type { DepartmentCard } from '@contract/department/endpoints';
import type { DataOf } from '@contract/endpoints';
import { ClinicCard } from '@/features/clinics/clinic/components/clinic-card';
import type { Region } from '@/shared/location/region-rules';
import { VACCINE_MESSAGES } from '@/features/doses/vaccine/messages';
import type { ServerData } from '@/http/hooks/use-server';
import { serverToday } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Progressive } from '@/ui/progressive/progressive';
import { Section } from '@/ui/section/section';

export interface NearSectionProps {
  readonly clinics: ServerData<DataOf<'GET /department/department/nearbyDepartment.do'>>;
  /** Number of the region's clinics with a slot that can be booked now; null: unknown. */
  readonly free: number | null;
  readonly region: Region;
  /** Books at a clinic, or opens what it has instead of a place. */
  readonly onClinic: (clinic: DepartmentCard) => void;
  readonly onAll: () => void;
}

/** The nearest clinics that have the vaccine: a press books there. */
export function NearSection({ clinics, free, region, onClinic, onAll }: NearSectionProps) {
  const t = useText(VACCINE_MESSAGES);
  const { data, error } = clinics;
  if (!data) {
    const action = { text: t('nearFailed'), onPress: () => void clinics.refresh() };
    return <Optional>{error ? <NoticeBar action={action}>{error.msg}</NoticeBar> : null}</Optional>;
  }
  if (data.list.length === 0) {
    const change = { text: t('otherCity'), onPress: () => void navigate.to('toggleCity') };
    return <NoticeBar action={change}>{t('noBook', { region: region.name })}</NoticeBar>;
  }
  return (
    <Section
      title={t('near')}
      moreText={
        free === null
          ? t('nearMore', { count: data.total })
          : t('nearMoreFree', { count: data.total, free })
      }
      onMore={data.total > data.list.length ? onAll : undefined}
    >
      <Progressive nested>
        {data.list.map((clinic) => (
          <ClinicCard
            key={clinic.depaCode}
            department={clinic}
            measuredFrom={region.measuredFrom}
            today={serverToday()}
            onOpen={() => onClinic(clinic)}
          />
        ))}
      </Progressive>
    </Section>
  );
}
