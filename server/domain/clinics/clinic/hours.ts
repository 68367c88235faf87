import type { StoredHours } from '../../../db/tables';

/** Hours of a weekday as text, e.g. `08:00–11:30 13:30–16:30`; empty when closed. */
export const hoursText = (hours: readonly StoredHours[], weekday: number): string =>
  (hours.find((each) => each.weekday === weekday)?.periods ?? [])
    .map(({ from, to }) => `${from}–${to}`)
    .join(' ');
