/** Extent of an extended link (specification §4 "Extended link"). */
export type Extension = 'province' | 'area';

/** A link's region as a six-digit code, and its extent. */
export interface ExtendedRegion {
  readonly regionCode: string;
  readonly regionName: string;
  readonly extension: Extension;
}

const PROVINCE = /^\d{2}$/;
const AREA = /^\d{6,}$/;

/**
 * The region in a page's query: two digits are a province, six or more an area. Three to five digits are no level of
 * the region codes, so such a link shows the usual region.
 */
export function extendedRegion(query: {
  readonly regionCode?: string;
  readonly regionName?: string;
}): ExtendedRegion | null {
  const { regionCode = '', regionName = '' } = query;
  if (PROVINCE.test(regionCode)) {
    return { regionCode: `${regionCode}0000`, regionName, extension: 'province' };
  }
  if (!AREA.test(regionCode)) return null;
  return { regionCode: regionCode.slice(0, 6), regionName, extension: 'area' };
}

/** The query of a link that shows a region of any level. @param regionCode six digits. */
export const regionQuery = (region: {
  readonly regionCode: string;
  readonly regionName: string;
}): { readonly regionCode: string; readonly regionName: string } => ({
  regionCode: region.regionCode.replace(/0000$/, ''),
  regionName: region.regionName,
});
