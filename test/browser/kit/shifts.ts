import type { Page } from 'playwright-core';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** Notes, from the next document on, when something moves that nobody moved (layout shifts). */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) =>
      moved.push(...list.getEntries().map((entry) => (entry as LayoutShift).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Score of each movement in this document: the part of the view that moved, times how far, both from 0 to 1. */
export const shiftsIn = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { moved: number[] }).moved);
