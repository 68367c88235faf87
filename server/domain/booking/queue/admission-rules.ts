/** A day of a release. */
export interface ReleaseDay {
  readonly day: string;
  /** Places that are not booked: free, or held by ticket holders. */
  readonly places: number;
  /** Of these, held by ticket holders: each has its dose already. */
  readonly held: number;
}

/** Doses of a limited product for a day or later that may still be booked; below 0 where more are booked than there are. */
export interface DoseEntry {
  readonly fromDay: string;
  readonly remaining: number;
}

/**
 * How many of a release's places can still be booked: the lesser of places and doses, day by day. The places from a day on are no more
 * than the doses that can be given then; from the last such day backwards, each part is limited by its own doses and by what follows.
 * @param entries by day; empty where the product is not limited
 */
export function bookableCapacity(
  days: readonly ReleaseDay[],
  entries: readonly DoseEntry[],
): number {
  const sumOf = (some: readonly ReleaseDay[], what: 'places' | 'held'): number =>
    some.reduce((sum, each) => sum + each[what], 0);
  const limited = entries.reduceRight(
    ({ total, before }, { fromDay, remaining }) => {
      const own = before.filter(({ day }) => day >= fromDay);
      const doses = Math.max(
        0,
        remaining +
          sumOf(
            days.filter(({ day }) => day >= fromDay),
            'held',
          ),
      );
      return {
        total: Math.min(total + sumOf(own, 'places'), doses),
        before: before.filter(({ day }) => day < fromDay),
      };
    },
    { total: 0, before: days },
  );
  return limited.total + sumOf(limited.before, 'places');
}

/** A release's places now. */
export interface ReleaseCapacity {
  /** Not booked: free, or held by ticket holders; no more than there are doses. */
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
