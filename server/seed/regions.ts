import rows from './data/regions.json';
import type { RegionRow } from '../catalogue/rows';

type Packed = (string | number | null)[];

function unpack(packed: Packed): RegionRow {
  const [code, parentCode, level, name, shortName, pinyin, initials, hot, latitude, longitude] =
    packed;
  return {
    code: String(code),
    parentCode: parentCode === null ? null : String(parentCode),
    level: level as RegionRow['level'],
    name: String(name),
    shortName: String(shortName),
    pinyin: String(pinyin),
    initials: String(initials),
    latitude: typeof latitude === 'number' ? latitude : null,
    longitude: typeof longitude === 'number' ? longitude : null,
    isHot: hot === 1,
  };
}

/** Every province, city and area, parents before children. */
export const regions: readonly RegionRow[] = (rows as Packed[]).map(unpack);

const byCode = new Map(regions.map((region) => [region.code, region]));

/** The region with this 6-digit code. Throws for an unknown one. */
export function regionOf(code: string): RegionRow {
  const region = byCode.get(code);
  if (!region) throw new Error(`unknown region ${code}`);
  return region;
}
