import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
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
  return followJourneys(browser);
}

/** The viewport of a common phone, CSS px. */
export const PHONE = { width: 390, height: 844 };
