import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { journeyFolder } from '../journey-folder';

/** Functions of each script by their range, with whether any visitor ran them. */
const scripts = new Map<string, Map<string, boolean>>();

async function gather(page: Page): Promise<void> {
  for (const { url, functions } of await page.coverage.stopJSCoverage()) {
    const ranges = scripts.get(url) ?? new Map<string, boolean>();
    scripts.set(url, ranges);
    for (const {
      ranges: [whole],
    } of functions) {
      if (!whole) continue;
      const key = `${whole.startOffset}-${whole.endOffset}`;
      ranges.set(key, ranges.get(key) || whole.count > 0);
    }
  }
}

function write(folder: string): void {
  const found = [...scripts].map(([url, ranges]) => ({ url, ranges: [...ranges] }));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'browser.json'), JSON.stringify(found));
}

/** Records which functions the visitors' pages run. */
export function followJourneys(browser: Browser): Browser {
  const folder = journeyFolder();
  if (!folder) return browser;
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    const pages = new Set<Page>();
    const make = context.newPage.bind(context);
    context.newPage = async () => {
      const page = await make();
      const start = (): Promise<void> =>
        page.coverage.startJSCoverage({ resetOnNavigation: false });
      await start();
      pages.add(page);
      // Another document may run in another process, which has no record of what ran before.
      const go = page.goto.bind(page);
      page.goto = async (...to) => {
        await gather(page).then(start, () => undefined);
        return go(...to);
      };
      return page;
    };
    const close = context.close.bind(context);
    context.close = async (why) => {
      for (const page of pages) await gather(page).catch(() => undefined);
      write(folder);
      await close(why);
    };
    return context;
  };
  return browser;
}
