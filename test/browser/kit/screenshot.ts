import { join } from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = join(__dirname, '../../../screenshots');

/** Whether pictures are wanted: with `SCREENSHOTS=1`; they cost a test run half a minute. */
const WANTED = process.env.SCREENSHOTS === '1';

/** Writes what is visible to `screenshots/<name>.png` (not in version control), where pictures are wanted. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (!WANTED) return;
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' });
}
