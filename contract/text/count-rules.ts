/** Up to here a count is shown as it is (specification §9). */
export const WHOLE_UP_TO = 10_000;

/**
 * A count of sales or readers: above 10000 as `n.nw` (tens of thousands; specification §9). Truncated, not rounded, so
 * that it never exceeds the real count.
 */
export function salesText(count: number): string {
  if (count <= WHOLE_UP_TO) return String(count);
  const tenths = Math.floor(count / (WHOLE_UP_TO / 10));
  return `${Math.floor(tenths / 10)}.${tenths % 10}w`;
}
