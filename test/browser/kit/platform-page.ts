import type { Visitor } from './visitor';

/** Answers on the page of a (simulated) payment platform, which then leads back. */
export async function atPlatform({ page }: Visitor, answer: RegExp): Promise<void> {
  await page.waitForURL(/\/(simulated|dev)\//);
  await page.getByRole('button', { name: answer }).click();
}
