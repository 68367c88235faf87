/** Pull, in px of the spinner's height, from which letting go refreshes. */
export const ENOUGH = 56;
const FURTHEST = 96;
const RESISTANCE = 0.5;

/** Height of the spinner for a finger that has moved down by `moved` px; upwards it stays 0. */
export const damped = (moved: number): number =>
  Math.min(FURTHEST, Math.max(0, Math.round(moved * RESISTANCE)));

/** Whether letting go at this height refreshes. */
export const isFarEnough = (height: number): boolean => height >= ENOUGH;
