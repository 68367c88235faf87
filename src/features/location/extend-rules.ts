/** How wide an extended link reaches (specification §4 "Extended link"). */
export type Extension = 'province' | 'city' | 'area';

/** A link's region as six digits and its width. */
export interface ExtendedRegion {
  readonly regionCode: string;
  readonly regionName: string;
  readonly extension: Extension;
}

const PROVINCE = /^\d{2}$/;
const SIX_OR_MORE = /^\d{6,}$/;

/** The region in a page's query: two digits are a province, six or more an area (or the whole of a city). */
export function extendedRegion(query: {
  readonly regionCode?: string;
  readonly regionName?: string;
}): ExtendedRegion | null {
  const { regionCode = '', regionName = '' } = query;
  if (PROVINCE.test(regionCode)) {
    return { regionCode: `${regionCode}0000`, regionName, extension: 'province' };
  }
  if (!SIX_OR_MORE.test(regionCode)) return null;
  const code = regionCode.slice(0, 6);
  const extension = code.endsWith('0000') ? 'province' : code.endsWith('00') ? 'city' : 'area';
  return { regionCode: code, regionName, extension };
}
