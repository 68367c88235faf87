import type { Locator, Page } from 'playwright-core';

/** Centre of what is shown, and its width, CSS px. */
export async function middleOf(
  shown: Locator,
): Promise<{ readonly x: number; readonly y: number; readonly width: number }> {
  const box = await shown.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}

/**
 * Characters that fit into a line of each text of several lines in regular size or larger, by the average width of
 * its own characters.
 */
export const linesOf = (page: Locator): Promise<number[]> =>
  page.evaluate((root) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('No canvas');
    return [...root.querySelectorAll<HTMLElement>('*')].flatMap((box) => {
      const text = [...box.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent ?? '')
        .join('');
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(box);
      // The shorthand `font` is empty for some styles; the canvas then measures in its default, 10 px.
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const width = box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const length = context.measureText(text).width;
      const isRead = length > 1.5 * width && width > 0 && parseFloat(fontSize) >= 16;
      return isRead ? [Math.round((width * text.length) / length)] : [];
    });
  });

/**
 * Where the keyboard would go back up within a column, or from a right column to a left one, in the visible page: pairs
 * of names. Controls on one line go from left to right.
 */
export const columnDisorder = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('.taro_page:not(.taro_page_shade)');
    const parts = '.ui-page__header, .ui-columns__main, .ui-columns__side, .ui-page__bottom';
    const controls = [...(root?.querySelectorAll('[tabindex="0"],a[href],input,button') ?? [])];
    const seen = controls.filter((control) => control.getClientRects().length > 0);
    const name = (control: Element): string =>
      control.getAttribute('aria-label') ?? control.textContent?.slice(0, 20) ?? '';
    return seen.flatMap((control, index) => {
      const before = seen[index - 1];
      if (!before) return [];
      const [from, to] = [before.getBoundingClientRect(), control.getBoundingClientRect()];
      const isOnePart = before.closest(parts) === control.closest(parts);
      // Within a part: further down, or to the right on the same line. From part to part: down or to the right.
      const isBelow = to.bottom > from.top + 1;
      const isRight = to.left >= from.right - 1;
      const isFine = isOnePart ? isBelow : isBelow || isRight;
      return isFine ? [] : [`${name(before)} → ${name(control)}`];
    });
  });
