/** Scope of a waiting-list entry. */
export type WaitlistScope = 'day' | 'clinic' | 'city';

export interface ScopeFacts {
  /** Set for a particular clinic. */
  readonly depaCode: string | undefined;
  /** Its full days that have a waiting list, in order. */
  readonly fullDays: readonly string[];
  /** The clinic has a free slot on some day. */
  readonly hasFreeDay: boolean;
}

/**
 * The scopes to choose from: single full days while other days are free; otherwise also the whole clinic and the city.
 * The first is the closest to the original request.
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

/** The input that joins the waiting list of a scope. */
export function scopeText(
  scope: WaitlistScope,
  { depaCode, day, cityCode }: { depaCode?: string | undefined; day: string; cityCode: string },
): { depaCode?: string; day?: string; cityCode?: string } {
  if (scope === 'city' || depaCode === undefined) return { cityCode };
  return scope === 'day' ? { depaCode, day } : { depaCode };
}

const MUNICIPALITY = /^(11|12|31|50)0000$/;

/** City code of a region, by the digits of the national code. */
export const cityOf = (regionCode: string): string =>
  MUNICIPALITY.test(regionCode) ? `${regionCode.slice(0, 2)}0100` : `${regionCode.slice(0, 4)}00`;
