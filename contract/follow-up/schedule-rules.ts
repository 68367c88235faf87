import { DAY_MS } from '../time/duration-rules';
import type { SourceName } from './source-rules';

/** Times at which a follow-up asks, with the days since the vaccination. */
export const ROUNDS = {
  d1: 1,
  d3: 3,
  d8: 8,
  d14: 14,
  d21: 21,
  d42: 42,
  d90: 90,
  d180: 180,
} as const;
export type Round = keyof typeof ROUNDS;
export const ROUND_NAMES = Object.keys(ROUNDS) as [Round, ...Round[]];

/** When a follow-up asks after a vaccine. */
export interface FollowUpSchedule {
  /** Codes of vaccines; null: every vaccine without a schedule of its own. */
  readonly vaccines: readonly string[] | null;
  readonly rounds: readonly Round[];
  /** Of the times that differ from the usual ones. */
  readonly source: SourceName;
  /** Name and day of the clinician who compared it with its source; without: nobody has. */
  readonly reviewed?: string;
}

/** The schedules. Windows longer than a week follow what has to be reported how long after which vaccine. */
export const SCHEDULES: readonly FollowUpSchedule[] = [
  { vaccines: null, rounds: ['d1', 'd3', 'd8'], source: 'ausVaxSafety' },
  // Rash and febrile seizure within 15 days.
  {
    vaccines: ['varicella', 'je-l', 'hepa-l', 'zoster-live', 'flu-nasal'],
    rounds: ['d1', 'd3', 'd8', 'd14'],
    source: 'aefi',
  },
  // Thrombocytopenic purpura within 6 weeks.
  { vaccines: ['mmr'], rounds: ['d1', 'd8', 'd14', 'd42'], source: 'aefi' },
  // Vaccine-associated paralysis within 6 weeks.
  { vaccines: ['bopv'], rounds: ['d1', 'd8', 'd42'], source: 'aefi' },
  { vaccines: ['rota'], rounds: ['d1', 'd3', 'd8', 'd21'], source: 'rotavirus' },
  // Lymph nodes within 1 to 12 months.
  { vaccines: ['bcg'], rounds: ['d1', 'd42', 'd90', 'd180'], source: 'aefi' },
];

/** The schedule of a vaccine. */
export function scheduleOf(vaccineCode: string): FollowUpSchedule {
  const own = SCHEDULES.find(({ vaccines }) => vaccines?.includes(vaccineCode));
  // The first schedule is everybody's.
  return own ?? (SCHEDULES[0] as FollowUpSchedule);
}

/** Days after the last time for which answers are still taken. */
const STAYS_OPEN = 14;

/** A vaccination that is followed up; `doneAt` in ms. */
export interface FollowedDose {
  readonly vaccineCode: string;
  readonly doneAt: number;
}

/** When a round of a dose is due, ms. */
export const dueAt = (doneAt: number, round: Round): number => doneAt + ROUNDS[round] * DAY_MS;

/** A time at which the whole family of a visit is asked; `dueAt` in ms. */
export interface DueRound {
  readonly round: Round;
  readonly dueAt: number;
}

/** The rounds of a visit, the earliest first: of all its doses together, each due when it is for the last of them. */
export function roundsOf(doses: readonly FollowedDose[]): DueRound[] {
  return ROUND_NAMES.flatMap((round) => {
    const asked = doses.filter(({ vaccineCode }) => scheduleOf(vaccineCode).rounds.includes(round));
    if (asked.length === 0) return [];
    return [{ round, dueAt: Math.max(...asked.map(({ doneAt }) => dueAt(doneAt, round))) }];
  });
}

/** The latest round that is due at a time (ms); null before the first. */
export const presentRound = (rounds: readonly DueRound[], now: number): DueRound | null =>
  [...rounds].reverse().find((each) => each.dueAt <= now) ?? null;

/** Until when a visit's answers are taken, ms. */
export const endOf = (rounds: readonly DueRound[]): number =>
  Math.max(0, ...rounds.map((each) => each.dueAt)) + STAYS_OPEN * DAY_MS;
