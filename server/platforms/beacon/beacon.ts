import type { BeaconSource } from '@contract/lottery/lottery-rules';

/** A source of public random values that nobody can foresee or choose: one a round, at known times. */
export interface Beacon {
  readonly source: BeaconSource;
  /** The first round at or after a time (ms). */
  roundAt(time: number): number;
  /** The value of a round, hex; null while it cannot be had. */
  valueOf(round: number): Promise<string | null>;
}
