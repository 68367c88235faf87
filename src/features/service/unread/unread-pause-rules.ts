/** ms between two questions: with the answer's way, all devices agree within 5 s. */
const PAUSE = 4_000;
/** ms for which nothing has changed and no page was opened, after which a device counts as left lying. */
const LEFT_LYING = 2 * 60_000;
const LYING_PAUSE = 15_000;
const LEFT_OPEN = 10 * 60_000;
const SLOW_PAUSE = 30_000;
const LONGEST_PAUSE = 60_000;

const pauseOf = (stillFor: number): number => {
  if (stillFor > LEFT_OPEN) return SLOW_PAUSE;
  return stillFor > LEFT_LYING ? LYING_PAUSE : PAUSE;
};

/**
 * ms until the next question whether unread counts have changed.
 * @param failures how many questions in a row got no answer
 * @param stillFor ms since the app came to the front, the counts changed, or a page with them was opened
 */
export const nextPause = (failures: number, stillFor: number): number =>
  Math.min(LONGEST_PAUSE, pauseOf(stillFor) * 2 ** failures);
