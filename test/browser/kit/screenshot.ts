import { join } from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = join(__dirname, '../../../screenshots');

/** Whether screenshots are written: with `SCREENSHOTS=1`; they take half a minute of a test run. */
const WANTED = process.env.SCREENSHOTS === '1';

/** Writes what is visible to `screenshots/<name>.png` (not in version control), if screenshots are enabled. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (!WANTED) return;
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' });
}
