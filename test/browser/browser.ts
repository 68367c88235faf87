import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A headless Chromium; `CHROMIUM` names another one than the system's. */
export const launchBrowser = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [...FLAGS, ...flags],
  });

/** The viewport of a common phone, CSS px. */
export const PHONE = { width: 390, height: 844 };
