/** Somebody's place in a draw: 1 is first. */
export interface DrawnTicket {
  readonly group: string;
  readonly position: number;
}

/** How far a group's outcome lies from that of equal chances, in standard deviations. */
export interface Advantage {
  readonly group: string;
  /** By how many of the group got one of the places. */
  readonly byCapacity: number;
  /** By where they stood; negative: further ahead. */
  readonly byPosition: number;
}

/**
 * Bound of an advantage that equal chances go beyond less than 4 times in 100 million. With three rounds of 600 people in
 * three groups of the same size, a group whose mean position is 11 % better goes beyond it.
 */
export const BOUND = 5.5;

/**
 * Compares groups with what equal chances give. The number of a group's places is hypergeometric, the sum of its positions
 * that of Wilcoxon's rank sum test; rounds are independent, so that means and variances add up.
 * @param rounds everybody's place, of each round
 * @param capacity how many get one in each round
 */
export function advantages(
  rounds: readonly (readonly DrawnTicket[])[],
  capacity: number,
): Advantage[] {
  const groups = [...new Set(rounds.flat().map(({ group }) => group))].sort();
  return groups.map((group) => {
    let [won, wonMean, wonVariance, ranks, ranksMean, ranksVariance] = [0, 0, 0, 0, 0, 0];
    for (const round of rounds) {
      const people = round.length;
      const own = round.filter((each) => each.group === group);
      const share = own.length / people;
      won += own.filter(({ position }) => position <= capacity).length;
      wonMean += capacity * share;
      wonVariance += (capacity * share * (1 - share) * (people - capacity)) / (people - 1);
      ranks += own.reduce((sum, { position }) => sum + position, 0);
      ranksMean += (own.length * (people + 1)) / 2;
      ranksVariance += (own.length * (people - own.length) * (people + 1)) / 12;
    }
    return {
      group,
      byCapacity: (won - wonMean) / Math.sqrt(wonVariance),
      byPosition: (ranks - ranksMean) / Math.sqrt(ranksVariance),
    };
  });
}

/** Groups whose chance was not that of everybody. */
export const unequal = (found: readonly Advantage[]): Advantage[] =>
  found.filter(({ byCapacity, byPosition }) =>
    [byCapacity, byPosition].some((far) => Math.abs(far) > BOUND),
  );
