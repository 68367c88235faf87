/** ms between two questions: with the answer's way, all devices agree within 5 s. */
const PAUSE = 4_000;
/** ms after which a page that is merely left open is asked for less often. */
const LEFT_OPEN = 10 * 60_000;
const SLOW_PAUSE = 30_000;
const LONGEST_PAUSE = 60_000;

/**
 * ms until the next question whether unread counts have changed.
 * @param failures how many questions in a row got no answer
 * @param shownFor ms since the app came to the front
 */
export const nextPause = (failures: number, shownFor: number): number =>
  Math.min(LONGEST_PAUSE, (shownFor > LEFT_OPEN ? SLOW_PAUSE : PAUSE) * 2 ** failures);
