import type { Symptom } from './symptom-rules';

/** Fewest people whose answers are ever told together. */
export const LEAST_PEOPLE = 20;

/** What is told of many people's answers, and which symptoms count for it; null: anything at all. */
export const FIGURES = {
  unusual: null,
  fever: ['fever', 'longFever'],
  pain: ['pain'],
  swelling: ['swelling'],
  tired: ['tired', 'headache', 'listless', 'drowsy'],
  rash: ['rash', 'hives'],
  stomach: ['vomiting', 'diarrhoea'],
} as const satisfies Record<string, readonly Symptom[] | null>;
export type Figure = keyof typeof FIGURES;
export const FIGURE_NAMES = Object.keys(FIGURES) as [Figure, ...Figure[]];

/** Ranges in which shares are told: exact ones would say what a single person answered. */
export const SHARES = ['none', 'under20', 'in20', 'in10', 'in5', 'in3', 'half', 'most'] as const;
export type Share = (typeof SHARES)[number];

/** Upper ends of the ranges, exclusive. */
const ENDS: readonly (readonly [Share, number])[] = [
  ['under20', 0.04],
  ['in20', 0.075],
  ['in10', 0.15],
  ['in5', 0.265],
  ['in3', 0.415],
  ['half', 0.6],
];

/** The range of a share; null where there are too few people to tell. */
export function shareOf(people: number, ofAll: number): Share | null {
  if (ofAll < LEAST_PEOPLE) return null;
  if (people === 0) return 'none';
  const share = people / ofAll;
  return ENDS.find(([, end]) => share < end)?.[0] ?? 'most';
}
