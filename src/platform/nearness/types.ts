/** Where an element stands. */
export interface Nearness {
  /** Within the margin around the visible part of its page. */
  readonly isNear: boolean;
  /** Of the element, CSS px; 0 while it has no layout. */
  readonly height: number;
}

/**
 * Watches an element of the page in front, by its id: reports at once, then each time it comes near or leaves. Where the
 * platform cannot watch, nothing is reported.
 * @param margin CSS px above and below the visible part that count as near
 * @returns ends it
 */
export type WatchNearness = (
  id: string,
  margin: number,
  report: (nearness: Nearness) => void,
) => () => void;
