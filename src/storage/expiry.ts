import { DAY_MS } from '@contract/time/duration-rules';
import {
  monthAfter,
  SHANGHAI_OFFSET,
  shanghaiDay,
  shanghaiInstant,
} from '@contract/time/shanghai-rules';

/** Calendar units of the `period` mode. */
export const PERIOD_UNITS = ['year', 'month', 'week', 'day', 'hour'] as const;
export type PeriodUnit = (typeof PERIOD_UNITS)[number];

/** When an entry stops being valid (specification §5 "Expiry modes"). Times are ms. */
export type Expiry =
  | { readonly mode: 'relative'; readonly duration: number }
  | { readonly mode: 'period'; readonly unit: PeriodUnit }
  | { readonly mode: 'fixed'; readonly fixedTime: number };

/** Lifetime in ms from now, an error to log, or `past`: write nothing, no error. */
export type Lifetime =
  | { readonly kind: 'lasts'; readonly expires: number }
  | { readonly kind: 'past' }
  | { readonly kind: 'refused'; readonly message: string };

export const EXPIRY_MESSAGES = {
  mode: 'expiry mode is missing',
  duration: 'expiry duration is missing',
  unit: 'expiry unit is missing',
  fixedTime: 'expiry fixedTime is missing',
} as const;

/** The first Monday after 1970 began, ms by its own clock. */
const MONDAY = 4 * DAY_MS;

/** First ms after the Asia/Shanghai period that contains `now`; weeks begin on Monday. Both in ms since 1970. */
export function endOfPeriod(unit: PeriodUnit, now: number): number {
  const today = shanghaiDay(now);
  const following = (length: number, begun = 0): number =>
    now + length - ((now + SHANGHAI_OFFSET - begun) % length);
  const first = (month: string): number => shanghaiInstant(`${month}-01`, '00:00');
  const ends: Record<PeriodUnit, () => number> = {
    year: () => first(`${Number(today.slice(0, 4)) + 1}-01`),
    month: () => first(monthAfter(today.slice(0, 7))),
    week: () => following(7 * DAY_MS, MONDAY),
    day: () => following(DAY_MS),
    hour: () => following(3_600_000),
  };
  return ends[unit]();
}

const refused = (message: string): Lifetime => ({ kind: 'refused', message });
const isTime = (value: unknown): value is number => typeof value === 'number' && value === value;

/** Computes an entry's lifetime; untyped callers may omit any part. */
export function lifetimeOf(expiry: Partial<Record<string, unknown>>, now: number): Lifetime {
  const { mode, duration, unit, fixedTime } = expiry;
  if (mode === 'relative') {
    if (!isTime(duration)) return refused(EXPIRY_MESSAGES.duration);
    return { kind: 'lasts', expires: duration };
  }
  if (mode === 'period') {
    const known = PERIOD_UNITS.find((each) => each === unit);
    if (!known) return refused(EXPIRY_MESSAGES.unit);
    return { kind: 'lasts', expires: endOfPeriod(known, now) - now };
  }
  if (mode === 'fixed') {
    if (!isTime(fixedTime)) return refused(EXPIRY_MESSAGES.fixedTime);
    return fixedTime > now ? { kind: 'lasts', expires: fixedTime - now } : { kind: 'past' };
  }
  return refused(EXPIRY_MESSAGES.mode);
}
