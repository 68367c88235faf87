import { useServer } from '@/http/hooks/use-server';
import { cityOf, joinNames, provinceOf } from './region-rules';

const REGIONS = 'GET /base/region/childRegions.do';

/** Name of a region from province to area; empty without a code or until it is known. */
export function useRegionName(code: string): string {
  const provinces = useServer(code ? REGIONS : null, {});
  const cities = useServer(code ? REGIONS : null, { parentCode: provinceOf(code) });
  const areas = useServer(code ? REGIONS : null, { parentCode: cityOf(code) });
  const nameOf = (list: typeof provinces, wanted: string): string | undefined =>
    list.data?.find(({ value }) => value === wanted)?.name;
  return joinNames([
    nameOf(provinces, provinceOf(code)),
    nameOf(cities, cityOf(code)),
    nameOf(areas, code),
  ]);
}
