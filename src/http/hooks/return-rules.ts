import { shanghaiDay } from '@contract/time/shanghai-rules';

/** ms of absence after which a page shows nothing it has not asked for again. */
export const LONG_AWAY = 5 * 60_000;

/**
 * Whether a page that was left and is shown again (ms by the provider's clock) may be out of date: after a while, or when
 * another day has begun in China, since then ages, days and slots are others.
 */
export const isOutOfDate = (left: number, back: number, longest = LONG_AWAY): boolean =>
  back < left || back - left >= longest || shanghaiDay(left) !== shanghaiDay(back);
