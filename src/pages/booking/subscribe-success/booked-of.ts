/**
 * What a group booking's note says: all are booked, or how many of them still are.
 * @param states whether each order is booked; undefined until its answer is there
 * @returns null where an answer is missing, or nobody is booked any more
 */
export function bookedOf(states: readonly (boolean | undefined)[]): {
  readonly key: 'booked' | 'someBooked';
  readonly count: number;
  readonly all: number;
} | null {
  const count = states.filter((isBooked) => isBooked === true).length;
  if (count === 0 || states.includes(undefined)) return null;
  return { key: count === states.length ? 'booked' : 'someBooked', count, all: states.length };
}
