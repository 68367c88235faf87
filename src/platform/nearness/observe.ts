import type { IntersectionObserver } from '@tarojs/taro';
import type { Nearness } from './types';

/** Starts a mini-program's observer. @returns ends it */
export function observe(
  observer: IntersectionObserver,
  id: string,
  margin: number,
  report: (nearness: Nearness) => void,
): () => void {
  observer.relativeToViewport({ top: margin, bottom: margin });
  observer.observe(`#${id}`, ({ intersectionRatio = 0, boundingClientRect }) =>
    report({ isNear: intersectionRatio > 0, height: boundingClientRect?.height ?? 0 }),
  );
  return () => observer.disconnect();
}
