const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something has waited, in its largest whole unit; below one minute it is `now`. @param waited ms */
export function waitingOf(waited: number): {
  readonly unit: 'now' | 'minutes' | 'hours' | 'days';
  readonly count: number;
} {
  if (waited >= DAY) return { unit: 'days', count: Math.floor(waited / DAY) };
  if (waited >= HOUR) return { unit: 'hours', count: Math.floor(waited / HOUR) };
  if (waited >= MINUTE) return { unit: 'minutes', count: Math.floor(waited / MINUTE) };
  return { unit: 'now', count: 0 };
}
