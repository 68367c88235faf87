import type { WatchEnd } from './types';

/** CSS px above the end of the page that still count as its end. */
const NEAR = 80;

export const watchEnd: WatchEnd = (id, report) => {
  const page = document.getElementById(id)?.closest('.taro_page');
  if (!page) return () => undefined;
  // Only scrolling is looked at: a page that grows below its reader has not been left by them.
  const onScroll = (): void =>
    report(page.scrollHeight - page.scrollTop - page.clientHeight <= NEAR || !page.scrollHeight);
  page.addEventListener('scroll', onScroll, { passive: true });
  return () => page.removeEventListener('scroll', onScroll);
};
