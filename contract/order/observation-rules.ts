/** ms of observation at the clinic after a vaccination. */
export const OBSERVATION = 30 * 60_000;

/** Longest note, in characters. */
export const NOTE_LIMIT = 500;

/** Reactions that can be noted after a vaccination. */
export const REACTIONS = [
  'none',
  'pain',
  'swelling',
  'fever',
  'rash',
  'tired',
  'headache',
  'nausea',
  'other',
] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Progress of an observation. Times in ms. */
export interface Observation {
  readonly endsAt: number;
  /** Time left; 0 after the end. */
  readonly left: number;
  /** 0 at the vaccination … 1 at the end. */
  readonly share: number;
}

/** The observation after a vaccination at `doneAt`, as it stands at `now` (ms). */
export function observationAt(doneAt: number, now: number): Observation {
  const endsAt = doneAt + OBSERVATION;
  const left = Math.min(OBSERVATION, Math.max(0, endsAt - now));
  return { endsAt, left, share: 1 - left / OBSERVATION };
}

/** The selection after a tap: "none" and the others exclude each other. */
export function toggled(chosen: readonly Reaction[], tapped: Reaction): Reaction[] {
  if (chosen.includes(tapped)) return chosen.filter((one) => one !== tapped);
  return tapped === 'none' ? ['none'] : [...chosen.filter((one) => one !== 'none'), tapped];
}
