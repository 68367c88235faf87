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
  /** Height of the content whose end was reached last; 0 away from the end. */
  let reached = 0;
  element.addEventListener(
    'scroll',
    () => {
      if (page.hidden) return;
      taro.onPageScroll?.({ scrollTop: element.scrollTop });
      const near = element.scrollHeight - element.scrollTop - element.clientHeight < REACH_BOTTOM;
      if (near && element.scrollHeight > reached) taro.onReachBottom?.();
      reached = near ? element.scrollHeight : 0;
    },
    { passive: true },
  );
}
