import { useReachBottom } from '@tarojs/taro';
import type { DepartmentCard } from '@contract/department/endpoints';
import { ClinicList } from '@/features/clinics/clinic/components/clinic-list';
import { behind, nearbyQuery } from '@/features/clinics/clinic/nearby-query';
import type { Region } from '@/shared/location/region-rules';
import { usePages } from '@/http/hooks/use-pages';

const idOf = ({ depaCode }: DepartmentCard): string => depaCode;

export interface FoundInZoneProps {
  readonly zoneId: string;
  readonly region: Region;
  /** Empty: all clinics of the zone. */
  readonly word: string;
  readonly onClear: () => void;
  readonly onOpen: () => void;
}

/** The clinics that have vaccines of a zone, the nearest first. */
export function FoundInZone({ zoneId, region, word, onClear, onOpen }: FoundInZoneProps) {
  const clinics = usePages(
    'GET /department/department/nearbyDepartment.do',
    nearbyQuery({ region, zoneId, keyword: word }),
    idOf,
    behind,
  );
  useReachBottom(clinics.more);
  return (
    <ClinicList
      region={region}
      clinics={clinics}
      isNarrowed={word !== ''}
      onClear={onClear}
      onOpen={onOpen}
    />
  );
}
