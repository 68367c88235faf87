const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time remaining in whole units, rounded up to a second. */
export interface RemainingTime {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** `HH:mm:ss`, or `mm:ss` within the last hour. */
  readonly clock: string;
}

export const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** Remaining ms in whole seconds, rounded up. */
export const wholeSeconds = (left: number): number => Math.max(0, Math.ceil(left / SECOND));

/** @param ms remaining; below 0 counts as 0 */
export function remainingTime(ms: number): RemainingTime {
  const left = wholeSeconds(ms) * SECOND;
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const seconds = Math.floor((left % MINUTE) / SECOND);
  const parts = days > 0 || hours > 0 ? [hours, minutes, seconds] : [minutes, seconds];
  return { days, hours, minutes, seconds, clock: parts.map(twoDigits).join(':') };
}

/** ms until the shown second changes, so that a countdown does not skip or drift. */
export const untilNextSecond = (left: number): number => left % SECOND || SECOND;
