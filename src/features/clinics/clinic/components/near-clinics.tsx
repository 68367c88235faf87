import { useCallback } from 'react';
import type { ReactNode } from 'react';
import type { DepartmentCard as Clinic } from '@contract/department/endpoints';
import type { Region } from '@/shared/location/region-rules';
import { serverToday } from '@/http/server-clock';
import { navigate } from '@/routes/navigate';
import { Progressive } from '@/ui/progressive/progressive';
import { Section } from '@/ui/section/section';
import { ClinicCard } from './clinic-card';

export interface NearClinicsProps {
  readonly title: string;
  readonly clinics: readonly Clinic[];
  readonly region: Region;
  readonly moreText?: string | undefined;
  readonly onMore?: (() => void) | undefined;
  /** Shown below the clinics. */
  readonly children?: ReactNode;
}

/** A few clinics, the nearest first; each links to its page. */
export function NearClinics(props: NearClinicsProps) {
  const { title, clinics, region, moreText, onMore, children } = props;
  const open = useCallback(
    (depaCode: string) => void navigate.to('departmentIndex', { depaCode }),
    [],
  );
  return (
    <Section title={title} moreText={moreText} onMore={onMore}>
      <Progressive nested>
        {clinics.map((department) => (
          <ClinicCard
            key={department.depaCode}
            department={department}
            measuredFrom={region.measuredFrom}
            today={serverToday()}
            onOpen={open}
          />
        ))}
        {children}
      </Progressive>
    </Section>
  );
}
