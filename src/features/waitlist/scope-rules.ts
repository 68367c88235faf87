/** Which places somebody may wait for. */
export type WaitlistScope = 'day' | 'clinic' | 'city';

export interface ScopeFacts {
  /** Set where a clinic is in question. */
  readonly depaCode: string | undefined;
  /** Full days of it that can be waited for, in order. */
  readonly fullDays: readonly string[];
  /** The clinic has free places on some day. */
  readonly hasFreeDay: boolean;
}

/**
 * What there is to choose from: single full days while others are free, the clinic as a whole and the city where
 * nothing is. The first is the nearest to what was wanted.
 */
export function scopesFor({
  depaCode,
  fullDays,
  hasFreeDay,
}: ScopeFacts): readonly WaitlistScope[] {
  if (depaCode === undefined) return ['city'];
  const day = fullDays.length > 0 ? (['day'] as const) : [];
  return hasFreeDay ? day : ['clinic', ...day, 'city'];
}

/** The line that a choice stands for, as it is joined. */
export function lineOf(
  scope: WaitlistScope,
  { depaCode, day, cityCode }: { depaCode?: string | undefined; day: string; cityCode: string },
): { depaCode?: string; day?: string; cityCode?: string } {
  if (scope === 'city' || depaCode === undefined) return { cityCode };
  return scope === 'day' ? { depaCode, day } : { depaCode };
}

const MUNICIPALITY = /^(11|12|31|50)0000$/;

/** Code of the city that a region is or lies in, by the digits of the national code. */
export const cityOf = (regionCode: string): string =>
  MUNICIPALITY.test(regionCode) ? `${regionCode.slice(0, 2)}0100` : `${regionCode.slice(0, 4)}00`;
