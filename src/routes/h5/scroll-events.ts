import type { LivePage } from './live-page';

/** Distance from the bottom, in px, at which a page is told that its end is near. */
const REACH_BOTTOM = 50;

/** Feeds the page's `onPageScroll` and `onReachBottom` from the element that scrolls. */
export function bindScroll(page: LivePage): void {
  const { element, taro } = page;
  let atBottom = false;
  element.addEventListener(
    'scroll',
    () => {
      if (page.hidden) return;
      taro.onPageScroll?.({ scrollTop: element.scrollTop });
      const near = element.scrollHeight - element.scrollTop - element.clientHeight < REACH_BOTTOM;
      if (near && !atBottom) taro.onReachBottom?.();
      atBottom = near;
    },
    { passive: true },
  );
}
