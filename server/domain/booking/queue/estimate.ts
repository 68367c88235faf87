import type { Chance } from '@contract/release/release-rules';
import type { ReleaseCapacity } from './admission-rules';

/** What is known about a queue. */
export interface QueueFacts extends ReleaseCapacity {
  /** Tickets that booked, and tickets whose admission expired. */
  readonly used: number;
  readonly expired: number;
}

export interface Estimate {
  readonly chance: Chance;
  /** ms; null where it cannot be estimated. */
  readonly waitMs: number | null;
}

/** Assumed share of admissions that expire, before any have; weighs as much as ten tickets. */
const LAPSE_PRIOR = 0.2;
const PRIOR_WEIGHT = 10;
/** Rounds of admission that are computed ahead. */
const ROUNDS = 12;

/**
 * Waiting time and chance of somebody with `before` people (their own included) up to the end of their ticket. A place
 * passes to the next ticket only when an admission expires, after a whole window; the share of those is computed from
 * this queue.
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
