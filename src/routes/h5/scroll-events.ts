/** A page and its scroll hooks. */
interface ScrolledPage {
  readonly element: HTMLElement;
  readonly taro: {
    readonly onPageScroll?: ((event: { scrollTop: number }) => void) | undefined;
    readonly onReachBottom?: (() => void) | undefined;
  };
  readonly hidden: boolean;
}

/** Distance from the bottom, in px, at which `onReachBottom` fires. */
const REACH_BOTTOM = 50;

/** Calls the page's `onPageScroll` and `onReachBottom` from the scrolling element's events. */
export function bindScroll(page: ScrolledPage): void {
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
