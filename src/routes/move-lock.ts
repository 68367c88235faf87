/** ms after which a move that the platform has not reported as done no longer holds up the next one. */
const LONGEST = 1_000;

/** Says whether a move is under way, so that a second tap on the page that is being left does nothing. */
export interface MoveLock {
  readonly isHeld: () => boolean;
  /**
   * Holds the lock until the move ends, and after it until what it leads to is there, for as long again at most.
   * @param isThere for platforms that report a move as done before the page has changed
   */
  readonly during: <Result>(
    move: () => Promise<Result>,
    isThere?: () => boolean,
  ) => Promise<Result>;
}

/** @param now ms */
export function createMoveLock(now = (): number => Date.now()): MoveLock {
  let since = -Infinity;
  let isOver = (): boolean => false;
  return {
    isHeld: () => now() - since < LONGEST && !isOver(),
    async during(move, isThere = () => true) {
      since = now();
      isOver = () => false;
      try {
        const result = await move();
        since = now();
        isOver = isThere;
        return result;
      } catch (error) {
        since = -Infinity;
        throw error;
      }
    },
  };
}
