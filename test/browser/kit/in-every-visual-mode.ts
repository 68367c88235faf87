import { axe } from './axe';
import { dress, VISUAL_MODES_OF_RUN, overflow } from './page-state';
import { screenshot } from './screenshot';
import type { Visitor } from './visitor';

const LIGHT = { name: 'light', dark: false, large: false };
/** CSS px. */
const WIDTHS = [320, 390, 768];

/** Checks the shown page in every palette and type size: nothing for axe to find, nothing beyond the edge at any width. */
export async function inEveryVisualMode(visitor: Visitor, name: string): Promise<void> {
  await visitor.settle();
  const { page } = visitor;
  for (const each of VISUAL_MODES_OF_RUN) {
    await dress(page, each);
    await screenshot(page, `${name}-${each.name}`);
    expect(await axe(page)).toEqual([]);
    for (const width of WIDTHS) expect(await overflow(page, width, 844)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await dress(page, LIGHT);
}
