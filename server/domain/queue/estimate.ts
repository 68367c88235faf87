import type { Chance } from '@contract/release/release-rules';
import type { Places } from './admission-rules';

/** What is known about a line. */
export interface QueueFacts extends Places {
  /** Tickets that booked, and that let their time pass. */
  readonly used: number;
  readonly expired: number;
}

export interface Estimate {
  readonly chance: Chance;
  /** ms; null where nobody can say. */
  readonly waitMs: number | null;
}

/** Share of admitted tickets that let their time pass, before any have shown; counts as much as ten tickets. */
const LAPSE_PRIOR = 0.2;
const PRIOR_WEIGHT = 10;
/** Rounds of admission looked ahead. */
const ROUNDS = 12;

/**
 * How long, and with what prospect, somebody waits with `before` people (their own included) up to the end of their
 * ticket. A place goes to the next in line only when somebody lets it pass, after a whole window; how many do is
 * reckoned from this very line.
 * @param window ms of an admission
 */
export function estimate(
  { left, granted, used, expired }: QueueFacts,
  before: number,
  window: number,
): Estimate {
  const needed = before - Math.max(0, left - granted);
  if (needed <= 0) return { chance: 'place', waitMs: 0 };
  const share = (expired + LAPSE_PRIOR * PRIOR_WEIGHT) / (used + expired + PRIOR_WEIGHT);
  let returned = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    returned += left * share ** round;
    if (returned >= needed) return { chance: 'maybe', waitMs: round * window };
  }
  return { chance: 'unlikely', waitMs: null };
}
