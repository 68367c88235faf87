import { watchNearness } from '../nearness';
import type { WatchEnd } from './types';

/** CSS px below the visible part that still count as the end of the page. */
const NEAR = 80;
/** ms out of view before it counts: what is added pushes the element away for as long as scrolling after it takes. */
const SETTLED = 300;

export const watchEnd: WatchEnd = (id, report) => {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const unwatch = watchNearness(id, NEAR, ({ isNear }) => {
    clearTimeout(leaving);
    if (isNear) report(true);
    else leaving = setTimeout(() => report(false), SETTLED);
  });
  return () => {
    clearTimeout(leaving);
    unwatch();
  };
};
