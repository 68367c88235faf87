const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left until a moment, in whole units; the last second counts until it is over. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  /** `HH:mm:ss`, or `mm:ss` within the last hour. */
  readonly clock: string;
}

/** @param ms until the moment; below 0 counts as 0 */
export function timeLeft(ms: number): TimeLeft {
  const left = Math.ceil(Math.max(0, ms) / SECOND) * SECOND;
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const seconds = Math.floor((left % MINUTE) / SECOND);
  const two = (part: number): string => String(part).padStart(2, '0');
  const parts = days > 0 || hours > 0 ? [hours, minutes, seconds] : [minutes, seconds];
  return { days, hours, minutes, clock: parts.map(two).join(':') };
}

/** ms until what is shown changes, so that the display changes with the provider's seconds. */
export const untilNextSecond = (ms: number): number => ms % SECOND || SECOND;
