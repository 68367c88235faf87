import type { Page } from 'playwright-core';

/** Notes, from the next document on, when something moves that nobody moved (layout shifts). */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) =>
      moved.push(...list.getEntries().map(({ startTime }) => startTime)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
}

/** When something has moved in this document, ms since its start. */
export const shiftsIn = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { moved: number[] }).moved);
