import type { Region } from '@/shared/location/region-rules';

export interface FilterButtonProps {
  readonly region: Region;
  readonly children: string;
}
