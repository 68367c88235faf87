/** The places of a release now. */
export interface Places {
  /** Neither booked nor kept from the public for another reason. */
  readonly left: number;
  /** Granted to tickets that are admitted and have not booked. */
  readonly granted: number;
}

/** A ticket whose turn comes, in order of position. */
export interface NextInQueue {
  readonly id: string;
  readonly people: number;
}

/**
 * Whom to admit: from the front, as long as everybody admitted finds a place for each of their people. The line is
 * never overtaken: a family that does not fit waits for the places that others let pass, and goes in with fewer once
 * nobody is left to wait for.
 */
export function admissions(
  { left, granted }: Places,
  line: readonly NextInQueue[],
): { readonly id: string; readonly places: number }[] {
  const admitted: { id: string; places: number }[] = [];
  let free = left - granted;
  for (const { id, people } of line) {
    if (free <= 0) break;
    const alone = granted === 0 && admitted.length === 0;
    if (people > free && !alone) break;
    const places = Math.min(people, free);
    admitted.push({ id, places });
    free -= places;
  }
  return admitted;
}

/** Whether the release is over: nobody is deciding, and nobody waits or nothing is left to wait for. */
export const isServed = ({ left, granted }: Places, waiting: number): boolean =>
  granted === 0 && (waiting === 0 || left <= 0);
