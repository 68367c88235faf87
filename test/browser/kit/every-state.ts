import { PHONE } from '../browser';
import { axe } from './axe';
import { dress, VISUAL_MODES_OF_RUN, overflow } from './page-state';
import { screenshot } from './screenshot';
import type { Visitor } from './visitor';

/** Widths that a page must fit into, CSS px. */
export const WIDTHS = [320, 390, 768, 1280];

/** In every appearance and width: what axe finds, and what is wider than the screen. */
export async function violationsInEveryState({ page }: Visitor, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const mode of VISUAL_MODES_OF_RUN) {
    await dress(page, mode);
    found.push(...(await axe(page)));
    await screenshot(page, `${name}-${mode.name}`);
    for (const width of WIDTHS) found.push(...(await overflow(page, width, PHONE.height)));
    await page.setViewportSize(PHONE);
  }
  return found;
}
