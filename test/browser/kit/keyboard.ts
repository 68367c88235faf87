import type { Locator, Page } from 'playwright-core';
import type { Visitor } from './visitor';

/** More stops than any page has. */
const MOST_STOPS = 200;

/** Role and accessible name of the focused element, e.g. `button 下一步`; empty when nothing has the focus. */
export async function focused(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  try {
    const { result } = await session.send('Runtime.evaluate', {
      expression: 'document.activeElement',
    });
    if (!result.objectId) return '';
    const { nodes } = await session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    const [node] = nodes;
    const role = String(node?.role?.value ?? '');
    if (role === '' || role === 'RootWebArea' || role === 'none') return '';
    return `${role} ${String(node?.name?.value ?? '')}`.trim();
  } finally {
    await session.detach();
  }
}

/**
 * Presses Tab (or Shift+Tab) until the focus is on an element with this accessible name; throws with the stops
 * that were made when it never is.
 */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const stops: string[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (typeof name === 'string' ? stop.endsWith(` ${name}`) : name.test(stop)) return;
    // Leaving the document a second time means that the whole page was visited.
    if (stop === '' && stops.includes('')) break;
    stops.push(stop);
  }
  throw new Error(`The keyboard never reaches ${String(name)}; it stops at ${stops.join(', ')}`);
}

/** Names of the stops of this many presses of Tab. */
export async function tabStops(page: Page, count: number): Promise<string[]> {
  const stops: string[] = [];
  for (let press = 0; press < count; press += 1) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  }
  return stops;
}

/** Waits until an opened overlay has the focus: it receives the keys from then on. */
export async function focusIn(layer: Locator): Promise<void> {
  await layer.waitFor();
  await layer.evaluate(
    (box) =>
      new Promise<void>((resolve) => {
        const poll = (): void => {
          if (box.contains(document.activeElement)) resolve();
          else requestAnimationFrame(poll);
        };
        poll();
      }),
  );
}

/** Closes an overlay by Escape. */
export async function escape(layer: Locator): Promise<void> {
  await focusIn(layer);
  await layer.page().keyboard.press('Escape');
  await layer.waitFor({ state: 'detached' });
}

/** What is wrong with the focus: nothing has it, the element cannot be seen, or the focus is not visible. */
export const focusViolation = ({ page }: Visitor): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return 'nothing has the focus';
    const box = at.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const name = at.getAttribute('aria-label') ?? at.textContent?.slice(0, 20) ?? '';
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(at.contains(hit) || hit.contains(at))) return `${name} is hidden at ${x}, ${y}`;
    const rings = [at, at.parentElement, at.parentElement?.parentElement].map((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(element);
      const isField = at.matches('input, textarea, select');
      return (
        (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) ||
        (isField && (boxShadow !== 'none' || borderColor !== ''))
      );
    });
    return rings.some(Boolean) ? '' : `${name} shows no focus`;
  });

/** Moves to a control with Tab, checks that the focus is visible, and presses a key. */
export async function use(visitor: Visitor, name: string | RegExp, key?: string): Promise<void> {
  await tabTo(visitor.page, name);
  expect(await focusViolation(visitor)).toBe('');
  if (key) await visitor.page.keyboard.press(key);
}
