/**
 * State of a day by the count of specification §4: remaining, 0 full, -1 closed, -2 not released, -3 out of range; -4
 * open without slots of this product.
 */
export type DayTone = 'free' | 'full' | 'closed' | 'unreleased' | 'out' | 'none';

export interface DayState {
  readonly tone: DayTone;
  /** Remaining; only with tone `free`. */
  readonly left?: number | undefined;
  /** A free day whose places need a ticket of a queue. */
  readonly queued?: boolean | undefined;
}

const BY_CODE: Readonly<Record<number, DayTone>> = {
  0: 'full',
  [-1]: 'closed',
  [-2]: 'unreleased',
  [-3]: 'out',
  [-4]: 'none',
};

/** State of a day from the server's count; an absent day is out of range. */
export function dayState(count: number | undefined, queued = false): DayState {
  if (count !== undefined && count > 0) return { tone: 'free', left: count, queued };
  return { tone: BY_CODE[count ?? -3] ?? 'out' };
}
