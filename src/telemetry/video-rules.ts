/** ms between two saves of the progress (specification §9). */
export const SAVE_INTERVAL = 3000;
/** Seconds that one slice counts at most, and below which it counts nothing (specification §5). */
export const SLICE_CAP = 3;
export const SLICE_MINIMUM = 0.1;
/** Seconds from which a record is kept on the device, and from which it is reported. */
export const RECORDED_FROM = 0.1;
export const REPORTED_FROM = 1;

/** Cut, not rounded, to three decimals. Binary fractions a hair below a thousandth count as it. */
export const cutSeconds = (seconds: number): number =>
  Math.floor(Number((seconds * 1000).toFixed(6))) / 1000;

/** Seconds that a slice of so many ms counts. */
export function sliceSeconds(ms: number): number {
  const seconds = ms / 1000;
  if (!(seconds >= SLICE_MINIMUM)) return 0;
  return cutSeconds(Math.min(seconds, SLICE_CAP));
}

/** Total after one more slice; both in seconds. */
export const addSlice = (played: number, ms: number): number =>
  cutSeconds(played + sliceSeconds(ms));

export const isRetained = (played: number): boolean => played >= RECORDED_FROM;
export const isReported = (played: number): boolean => played >= REPORTED_FROM;
