/** What can be noticed after a vaccination; those for which every minute counts come first. */
export const URGENT_SYMPTOMS = [
  'breathing',
  'faceSwelling',
  'collapse',
  'seizure',
  'stiffNeck',
] as const;

/** The others, the commonest first. */
export const OTHER_SYMPTOMS = [
  'fever',
  'pain',
  'swelling',
  'tired',
  'headache',
  'rash',
  'vomiting',
  'diarrhoea',
  'hives',
  'crying',
  'longFever',
  'listless',
  'drowsy',
  'notFeeding',
  'pus',
  'lymphNode',
  'purpura',
  'weakness',
  'bloodyStool',
  'other',
] as const;

export const SYMPTOMS = [...URGENT_SYMPTOMS, ...OTHER_SYMPTOMS] as const;
export type Symptom = (typeof SYMPTOMS)[number];

/** Temperatures that an electronic thermometer can show, °C under the arm, and the step of the field. */
export const TEMPERATURE = { least: 32, most: 43, decimals: 1 } as const;
/** Widest redness or lump that can be entered, cm. */
export const SWELLING = { least: 0.1, most: 30, decimals: 1 } as const;
/** Pictures of one answer. */
export const FOLLOW_UP_PICTURES = 3;

/** Reads a typed measure; null where it is empty or not within the limits. A comma counts as a decimal point. */
export function measureOf(
  typed: string,
  {
    least,
    most,
    decimals,
  }: { readonly least: number; readonly most: number; readonly decimals: number },
): number | null {
  const text = typed.trim().replace(/[,，。]/, '.');
  if (!/^\d{1,3}(\.\d+)?$/.test(text)) return null;
  const scale = 10 ** decimals;
  const value = Math.round(Number(text) * scale) / scale;
  return value >= least && value <= most ? value : null;
}
