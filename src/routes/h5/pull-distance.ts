/** Spinner height in px from which releasing refreshes. */
export const ENOUGH = 56;
const FURTHEST = 96;
const RESISTANCE = 0.5;

/** Spinner height for a finger moved down by `moved` px; 0 for upward moves. */
export const damped = (moved: number): number =>
  Math.min(FURTHEST, Math.max(0, Math.round(moved * RESISTANCE)));

/** Whether releasing at this height refreshes. */
export const isFarEnough = (height: number): boolean => height >= ENOUGH;
