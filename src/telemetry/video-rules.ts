/** ms between two saves of the progress (specification §9). */
export const SAVE_INTERVAL = 3000;
/** Maximum seconds of one slice, and minimum below which it counts as 0 (specification §5). */
export const SLICE_CAP = 3;
export const SLICE_MINIMUM = 0.1;
/** Seconds from which a record is stored on the device, and from which it is reported. */
export const RECORDED_FROM = 0.1;
export const REPORTED_FROM = 1;

/** Truncates to three decimals. Floating-point values just below a thousandth count as that thousandth. */
export const cutSeconds = (seconds: number): number =>
  Math.floor(Number((seconds * 1000).toFixed(6))) / 1000;

/** Seconds counted for a slice of `ms`. */
export function sliceSeconds(ms: number): number {
  const seconds = ms / 1000;
  if (!(seconds >= SLICE_MINIMUM)) return 0;
  return cutSeconds(Math.min(seconds, SLICE_CAP));
}

/** Total seconds after one more slice of `ms`. */
export const addSlice = (played: number, ms: number): number =>
  cutSeconds(played + sliceSeconds(ms));

export const isRetained = (played: number): boolean => played >= RECORDED_FROM;
export const isReported = (played: number): boolean => played >= REPORTED_FROM;
