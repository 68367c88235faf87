import type { DepartmentCard } from '@contract/department/endpoints';
import type { Region } from '@/shared/location/region-rules';

export interface SideMapProps {
  readonly region: Region;
  readonly clinics: readonly DepartmentCard[];
}
