/** A release's places now. */
export interface ReleaseCapacity {
  /** Not booked: free, or held by ticket holders. */
  readonly left: number;
  /** Granted to admitted tickets that have not booked. */
  readonly granted: number;
}

/** A waiting ticket, in order of position. */
export interface NextInQueue {
  readonly id: string;
  readonly people: number;
}

/**
 * Whom to admit: from the front, as long as there is a place for each of a ticket's people. Nobody is overtaken: a
 * group that does not fit waits for places that others do not use, and is admitted with fewer places once nobody is
 * admitted ahead of it.
 */
export function admissions(
  { left, granted }: ReleaseCapacity,
  queue: readonly NextInQueue[],
): { readonly id: string; readonly places: number }[] {
  const admitted: { id: string; places: number }[] = [];
  let free = left - granted;
  for (const { id, people } of queue) {
    if (free <= 0) break;
    const alone = granted === 0 && admitted.length === 0;
    if (people > free && !alone) break;
    const admittedPeople = Math.min(people, free);
    admitted.push({ id, places: admittedPeople });
    free -= admittedPeople;
  }
  return admitted;
}

/** Whether the release is over: no admission is open, and nobody waits or no place is left. */
export const isServed = ({ left, granted }: ReleaseCapacity, waiting: number): boolean =>
  granted === 0 && (waiting === 0 || left <= 0);
