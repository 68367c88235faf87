/** Where a clinic lies: codes of its area and of its city. */
export interface Located {
  readonly regionCode: string;
  readonly cityCode: string;
}

export const isProvince = (code: string): boolean => code.endsWith('0000');
export const isCity = (code: string): boolean => code.endsWith('00') && !isProvince(code);

/** Whether a clinic lies in a province, a city or an area, by the form of its code; like `inRegion` in SQL. */
export function liesIn({ regionCode, cityCode }: Located, asked: string): boolean {
  if (isProvince(asked)) return cityCode.slice(0, 2) === asked.slice(0, 2);
  return cityCode === asked || (!isCity(asked) && regionCode === asked);
}
