/** A time with the provider's deadline for changes; without one where it is unknown. */
interface Chosen {
  readonly changeableUntil?: number | undefined;
}

/** Shown before booking: until when (ms) the booking can be changed or cancelled, or that it cannot. */
export type ChangeDeadline = { readonly until: number } | 'never';

/**
 * The deadline of times that are booked together: the earliest one; null where the provider has not sent it. @param now
 * ms
 */
export function changeDeadline(chosen: readonly Chosen[], now: number): ChangeDeadline | null {
  const ends = chosen.flatMap(({ changeableUntil }) => changeableUntil ?? []);
  if (ends.length === 0) return null;
  const until = Math.min(...ends);
  return until > now ? { until } : 'never';
}
