const SECOND = 1000;

/** Whole seconds, rounded up, until an instant; 0 once it has come. Both in ms. */
export const secondsUntil = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / SECOND));

/** ms until the shown second changes, so that a countdown neither skips nor drifts. */
export const untilNextSecond = (until: number, now: number): number => {
  const rest = (until - now) % SECOND;
  return rest > 0 ? rest : SECOND;
};

/** When another code may be asked for, in ms by the same clock as `now`. */
export const resendAt = (now: number, resendAfter: number): number => now + resendAfter;
