import { USER_TYPE } from '@contract/community/user-type-rules';
import type { UserType } from '@contract/community/user-type-rules';
import { DAY } from '../../../kernel/clock';

/** What is known of somebody who reports. */
export interface Reporter {
  readonly userType: UserType;
  /** ms since the author was made. */
  readonly age: number;
  /** Published posts and comments. */
  readonly written: number;
  /** Earlier reports that staff settled, and how many of them they upheld. */
  readonly judged: number;
  readonly upheld: number;
}

/** Weight at which something is hidden until staff look at it: that of five ordinary members. */
export const HIDE_AT = 5;

/** Days and writings from which an author is an experienced one. */
const EXPERIENCED = { age: 15 * DAY, written: 10 } as const;
/** Judged reports from which accuracy counts. */
const ENOUGH_JUDGED = 5;
/** Share of upheld reports that neither adds nor takes away. */
const NEUTRAL = 0.7;
/** Weight of an author all of whose reports were dismissed. */
const LEAST = 0.5;

function reputationOf({ userType, age, written }: Reporter): number {
  if (userType === USER_TYPE.DOCTOR || userType === USER_TYPE.OFFICIAL) return 2;
  if (userType === USER_TYPE.WATER_ARMY) return 0;
  if (age < DAY) return 0.5;
  return age >= EXPERIENCED.age && written >= EXPERIENCED.written ? 1.5 : 1;
}

/** What a report weighs: by the reporter's standing and the accuracy of earlier reports. */
export function reportWeight(reporter: Reporter): number {
  const { judged, upheld } = reporter;
  const accuracy = judged < ENOUGH_JUDGED ? 1 : LEAST + ((1 - LEAST) / NEUTRAL) * (upheld / judged);
  return reputationOf(reporter) * accuracy;
}
