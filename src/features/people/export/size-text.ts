const KILO = 1_024;
const MEGA = KILO * KILO;

/** Size of a file: `1 KB` at least, from a megabyte on `1.5 MB`. */
export const sizeText = (bytes: number): string =>
  bytes < MEGA ? `${Math.max(1, Math.round(bytes / KILO))} KB` : `${(bytes / MEGA).toFixed(1)} MB`;
