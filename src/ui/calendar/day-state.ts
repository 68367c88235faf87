/** What a day offers, from the count of specification §4: places, 0 full, -1 closed, -2 early, -3 out; -4 open, none of this. */
export type DayTone = 'free' | 'full' | 'closed' | 'unreleased' | 'out' | 'none';

export interface DayState {
  readonly tone: DayTone;
  /** Places left; only with tone `free`. */
  readonly left?: number | undefined;
}

const BY_CODE: Readonly<Record<number, DayTone>> = {
  0: 'full',
  [-1]: 'closed',
  [-2]: 'unreleased',
  [-3]: 'out',
  [-4]: 'none',
};

/** State of a day from the server's count; an absent day is out of range. */
export function dayState(count: number | undefined): DayState {
  if (count !== undefined && count > 0) return { tone: 'free', left: count };
  return { tone: BY_CODE[count ?? -3] ?? 'out' };
}
