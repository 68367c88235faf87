/** A time with the provider's word on how long its booking can be changed; without, where the word is not known. */
interface Chosen {
  readonly changeableUntil?: number | undefined;
}

/** What is said of a time before it is booked: until when (ms) its booking can be changed or cancelled, or that it cannot. */
export type ChangeDeadline = { readonly until: number } | 'never';

/** The deadline of times that are booked together: the first of them counts; null where the provider has not said. @param now ms */
export function changeDeadline(chosen: readonly Chosen[], now: number): ChangeDeadline | null {
  const ends = chosen.flatMap(({ changeableUntil }) => changeableUntil ?? []);
  if (ends.length === 0) return null;
  const until = Math.min(...ends);
  return until > now ? { until } : 'never';
}
