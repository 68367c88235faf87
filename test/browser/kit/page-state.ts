import type { Page } from 'playwright-core';
import { isGate } from '../../tiers/tier';
import type { Visitor } from './visitor';

/** Appearance of the site: palette and type size. */
export interface PageState {
  readonly name: string;
  readonly dark: boolean;
  readonly large: boolean;
}

/** Every palette with every type size. */
export const VISUAL_MODES: readonly PageState[] = [
  { name: 'light', dark: false, large: false },
  { name: 'dark', dark: true, large: false },
  { name: 'large', dark: false, large: true },
  { name: 'dark-large', dark: true, large: true },
];

/** Those in which a journey of this run checks its pages. */
export const VISUAL_MODES_OF_RUN = isGate() ? VISUAL_MODES.slice(0, 1) : VISUAL_MODES;

/**
 * Applies an appearance to a page whose theme follows the system, without a reload: the palette by the system's
 * preference, the type size by the class that the switch sets. (Another test checks that the switch sets it.)
 */
export async function dress(page: Page, { dark, large }: PageState): Promise<void> {
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  await page.evaluate((isLarge) => {
    for (const themed of document.querySelectorAll('.ui-theme'))
      themed.classList.toggle('ui-large', isLarge);
  }, large);
}

/** Part of the viewport's height, 0 to 1, that the visible page's footer covers at the current scroll position. */
export const footerShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const footer = document.querySelector('.taro_page:not(.taro_page_shade) .ui-page__bottom');
    const { top, bottom } = footer?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    const seen = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
    return Math.max(0, seen) / window.innerHeight;
  });

/** Scrolls the visible page to `top` (CSS px) as its reader does, and waits until the page has heard of it. */
export const scrollTo = (visitor: Visitor, top: number): Promise<void> =>
  visitor.shown().evaluate(
    (box, at) =>
      new Promise<void>((heard) => {
        box.addEventListener('scroll', () => heard(), { once: true });
        box.scrollTo(0, at);
      }),
    top,
  );

/** What extends beyond the viewport's right edge at this width (CSS px), one per line; empty when nothing does. */
export async function overflow(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  return page.evaluate(() => {
    const shown = document.querySelector('.taro_page:not(.taro_page_shade)');
    const scrollers = [document.documentElement, document.body, shown];
    if (scrollers.every((box) => !box || box.scrollWidth <= box.clientWidth)) return [];
    const out = [...(shown?.querySelectorAll('*') ?? [])]
      .filter((box) => box.getBoundingClientRect().right > window.innerWidth + 1)
      .slice(0, 5)
      .map(
        (box) =>
          `${box.tagName.toLowerCase()}.${box.getAttribute('class') ?? ''} ends at ${Math.round(box.getBoundingClientRect().right)}`,
      );
    return [`scrolls sideways at ${window.innerWidth}`, ...out];
  });
}

/** Least width and height, CSS px, of a touch target; half a pixel is lost to rounding. */
const FINGER = 43.5;
const CONTROLS =
  'button,a[href],input,select,textarea,[role=button],[role=link],[role=tab],[role=radio],[role=checkbox],[role=switch]';

/**
 * Touch targets of the visible page that are too small, one per line. Words within a sentence may be narrow, not low.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([least, controls]) => {
      const shown = document.querySelector('.taro_page:not(.taro_page_shade)');
      const isInText = (control: Element): boolean =>
        getComputedStyle(control).display === 'inline';
      return [...(shown?.querySelectorAll(controls) ?? [])].flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        const isSeen = width > 1 && height > 1;
        const isWide = width >= least || isInText(control);
        if (!isSeen || (isWide && height >= least)) return [];
        const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
        return [`${name.slice(0, 20)} is ${Math.round(width)} × ${Math.round(height)}`];
      });
    },
    [FINGER, CONTROLS] as const,
  );
