import { join } from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = join(__dirname, '../../../screenshots');

/** Writes what is visible to `screenshots/<name>.png` (not in version control). */
export async function screenshot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' });
}
