import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { runClockOffset } from '../run-clock';
import { followJourneys } from './journey-coverage';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const CHROMIUM = '/usr/bin/chromium';
/** Headless Chromium, which the test command installs where it can. */
const WITHOUT_WINDOW = '/usr/bin/chromium-headless-shell';

export interface LaunchOptions {
  readonly flags?: readonly string[];
  /** Chromium itself: some of its flags are not the engine's. */
  readonly whole?: boolean;
}

/** A headless browser; `CHROMIUM` names another one than the system's. */
export async function launchBrowser({
  flags = [],
  whole = false,
}: LaunchOptions = {}): Promise<Browser> {
  const systems = !whole && existsSync(WITHOUT_WINDOW) ? WITHOUT_WINDOW : CHROMIUM;
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? systems,
    args: [...FLAGS, ...flags],
  });
  return followJourneys(onRunClock(browser));
}

/** Gives every page of a browser the run's clock. */
function onRunClock(browser: Browser): Browser {
  const offset = runClockOffset();
  if (offset === 0) return browser;
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(setClockAhead, offset);
    return context;
  };
  return browser;
}

/** Runs in a page, before its own scripts. */
function setClockAhead(offset: number): void {
  const machine = Date;
  const now = (): number => machine.now() + offset;
  globalThis.Date = new Proxy(machine, {
    construct: (target, args: unknown[], to: typeof Date) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], to) as Date,
    apply: () => new machine(now()).toString(),
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key, target) as unknown)),
  });
}

/** The viewport of a common phone, CSS px. */
export const PHONE = { width: 390, height: 844 };
