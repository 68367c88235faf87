import type { Browser, Page } from 'playwright-core';
import { newVisitor, slowDown } from './cold-load';

/** How often each tap is measured; other programs of the machine delay single ones. */
export const TAP_ROUNDS = 3;

/** Slowest event of a tap, ms until the next frame: the median of {@link TAP_ROUNDS}. */
export interface Tap {
  readonly name: string;
  readonly ms: number;
}

interface Timing extends PerformanceEntry {
  readonly interactionId: number;
}

declare global {
  interface Window {
    taps: number[];
  }
}

// Runs in the page before its own scripts. Events shorter than 16 ms are not reported and count as that.
function observe(): void {
  window.taps = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ((entry as Timing).interactionId > 0) window.taps.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const SHORTEST = 16;
/** ms in which a tap is answered and drawn, on this phone. */
const WAIT = 1500;

/** The ten commonest taps, each by its accessible role and name from the page that the one before led to. */
const TAPS: readonly (readonly [
  name: string,
  role: 'link' | 'button' | 'switch',
  label: RegExp,
])[] = [
  ['large type on', 'switch', /大字/],
  ['large type off', 'switch', /大字/],
  ['clinics', 'link', /^附近门诊$/],
  ['mine', 'link', /^我的$/],
  ['home', 'link', /^首页$/],
  ['catalogue', 'link', /^疫苗大全$/],
  ['back', 'button', /^返回$/],
  ['search', 'link', /^搜疫苗/],
  ['back', 'button', /^返回$/],
  ['choose a city', 'link', /^当前城市/],
];

async function tap(page: Page, role: 'link' | 'button' | 'switch', label: RegExp): Promise<number> {
  await page.evaluate(() => void (window.taps = []));
  await page.getByRole(role, { name: label }).filter({ visible: true }).first().tap();
  await page.waitForTimeout(WAIT);
  return page.evaluate((least) => Math.max(least, ...window.taps), SHORTEST);
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

/** Taps through the app on a slow phone, whose code and data have arrived. */
export async function tapThrough(browser: Browser, url: string): Promise<Tap[]> {
  const context = await newVisitor(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    await page.goto(url);
    await page.waitForTimeout(2 * WAIT);
    // Once unhurried, so that no tap waits for code.
    for (const [, role, label] of TAPS) await tap(page, role, label);
    await slowDown(page);
    const times = TAPS.map((): number[] => []);
    for (let round = 0; round < TAP_ROUNDS; round += 1) {
      await page.goto(url);
      await page.waitForTimeout(2 * WAIT);
      for (const [index, [, role, label]] of TAPS.entries())
        times[index]?.push(await tap(page, role, label));
    }
    return TAPS.map(([name], index) => ({ name, ms: middle(times[index] ?? []) }));
  } finally {
    await context.close();
  }
}
