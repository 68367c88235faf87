import { DAY_MS } from './duration-rules';

/** ms that Asia/Shanghai is ahead of UTC, all year: it keeps no daylight saving time. */
export const SHANGHAI_OFFSET = 8 * 3_600_000;

const DAY_END = 10;
const CLOCK_START = 11;
const CLOCK_END = 16;
const TEXT_END = 19;

/** An instant (ms) by the clock of Asia/Shanghai, as `YYYY-MM-DDTHH:mm:ss`. */
export const shanghaiText = (at: number): string =>
  new Date(at + SHANGHAI_OFFSET).toISOString().slice(0, TEXT_END);

/** Calendar day of an instant (ms) in Asia/Shanghai, `YYYY-MM-DD`. */
export const shanghaiDay = (at: number): string => shanghaiText(at).slice(0, DAY_END);

/** Wall-clock time of an instant (ms) in Asia/Shanghai, `HH:mm`. */
export const shanghaiClock = (at: number): string => shanghaiText(at).slice(CLOCK_START, CLOCK_END);

/** Instant, ms, of a wall-clock time `HH:mm` of a day in Asia/Shanghai. */
export const shanghaiInstant = (day: string, clock: string): number =>
  Date.parse(`${day}T${clock}:00Z`) - SHANGHAI_OFFSET;

/** The month after one, both `YYYY-MM`: a 32nd day would be in it. */
export const monthAfter = (month: string): string =>
  shanghaiDay(shanghaiInstant(`${month}-01`, '00:00') + 31 * DAY_MS).slice(0, 7);
