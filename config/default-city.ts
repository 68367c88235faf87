import regions from '../server/seed/data/regions.json';

/** A city with what a page shows of it before anything is loaded. */
export interface DefaultCity {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  /** Its centre, degrees; null where it is not known: distances are not shown then. */
  readonly centre: { readonly latitude: number; readonly longitude: number } | null;
}

const BEIJING = '110100';

/**
 * The city that a build begins with until another one is chosen or found.
 * @param code six digits; Beijing if there is none
 * @throws Error that names the code where no city has it
 */
export function defaultCity(code = BEIJING): DefaultCity {
  const row = regions.find(([each, , level]) => String(each) === code && level === 2);
  if (!row)
    throw new Error(
      `OPERATOR_SETTINGS names the city ${code}, which is none: give the six digits of a city`,
    );
  const [, , , zh, , pinyin, , , latitude, longitude] = row;
  const name = String(pinyin);
  const isLocated = typeof latitude === 'number' && typeof longitude === 'number';
  return {
    code,
    zh: String(zh),
    en: name.charAt(0).toUpperCase() + name.slice(1),
    centre: isLocated ? { latitude, longitude } : null,
  };
}
