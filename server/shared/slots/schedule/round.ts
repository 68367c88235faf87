import { addDays } from '@contract/time/day-rules';

/** Days of one round through all clinics: the nearest ones come first, and of a schedule each weekday is read once. */
const DAYS = 7;

/** A round through the clinics, by their codes; days `YYYY-MM-DD`, both included. */
export interface Round {
  readonly first: string;
  readonly last: string;
  /** The last clinic that it has passed; empty: none. */
  readonly after: string;
}

/** How far slots have been made, as text: the last day of all clinics, or a round that goes on. */
export const written = ({ first, last, after }: Round): string =>
  `${addDays(first, -1)} ${last} ${after}`;

/**
 * The round that goes on, or begins; null: all days until `end` are made.
 * @param progress as {@link written}, or the last day that is made; empty: none is
 */
export function nextRound(progress: string, today: string, end: string): Round | null {
  const [through = '', last = '', ...after] = progress.split(' ');
  const first = through < today ? today : addDays(through, 1);
  if (last >= today) return { first, last, after: after.join(' ') };
  if (first > end) return null;
  const week = addDays(first, DAYS - 1);
  return { first, last: week < end ? week : end, after: '' };
}
