/**
 * Watches whether the reader of the page in front is at its end, by an element there: reports what has changed since the
 * start, when it counts as in view. Content that is added does not count as a reader's scrolling.
 * @returns ends it
 */
export type WatchEnd = (id: string, report: (isInView: boolean) => void) => () => void;
