/** A page and what it wants to hear of its scrolling. */
interface ScrolledPage {
  readonly element: HTMLElement;
  readonly taro: {
    readonly onPageScroll?: ((event: { scrollTop: number }) => void) | undefined;
    readonly onReachBottom?: (() => void) | undefined;
  };
  readonly hidden: boolean;
}

/** Distance from the bottom, in px, at which a page is told that its end is near. */
const REACH_BOTTOM = 50;

/** Feeds the page's `onPageScroll` and `onReachBottom` from the element that scrolls. */
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
