import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** A slow phone on a slow connection. */
const CPU_SLOWDOWN = 4;
const LATENCY = 150;
const BYTES_PER_SECOND = 1_600_000 / 8;
const PHONE = { width: 390, height: 844 };
/** ms without a long task after which a page counts as idle. */
const REST = 1_000;
const AT_MOST = 30_000;
const TOKEN_COOKIE = 'ym_token';

/** Bytes of the scripts and styles requested before first content. */
export interface Weight {
  files: number;
  raw: number;
  /** gzip -9. */
  gzip: number;
  /** Transferred, headers included. */
  sent: number;
}

/** ms since the start of the navigation. */
export interface ColdLoad {
  /** First paint of anything, including the placeholder. */
  readonly paint: number;
  /** First paint of text or a picture. */
  readonly contentful: number;
  /** First text of the page, wherever it is drawn: by React, or by the start page. */
  readonly content: number;
  /** First text rendered by React. */
  readonly app: number;
  /** End of the last long task, at least `app`. */
  readonly interactive: number;
  /** No element of the page is marked as busy. */
  readonly complete: number;
  /** Cumulative layout shift: the sum of all shifts until the page rests. */
  readonly shift: number;
  /** Asked for before `content`. */
  readonly weight: Weight;
  /** Asked for before `app`. */
  readonly appWeight: Weight;
}

interface Marks {
  content: number;
  app: number;
  complete: number;
  lastTask: number;
  shift: number;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

declare global {
  interface Window {
    marks: Marks;
  }
}

// Runs in the page before its own scripts.
function observe(): void {
  const marks: Marks = (window.marks = {
    content: 0,
    app: 0,
    complete: 0,
    lastTask: 0,
    shift: 0,
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[])
      if (!entry.hadRecentInput) marks.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      marks.lastTask = Math.max(marks.lastTask, startTime + duration);
  }).observe({ type: 'longtask', buffered: true });
  const onMutation = (): void => {
    const app = document.getElementById('app');
    const now = performance.now();
    if (document.querySelector('.first-view')) marks.content ||= now;
    if (!app?.textContent?.trim()) return;
    marks.content ||= now;
    marks.app ||= now;
    if (app.querySelector('[aria-busy=true]')) marks.complete = 0;
    else marks.complete ||= now;
  };
  new MutationObserver(onMutation).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-busy', 'class'],
  });
}

interface Asked {
  readonly id: string;
  /** Seconds on the browser's clock. */
  readonly at: number;
  readonly type: string;
}

/** Counts what is requested and how many bytes arrive. */
function listen(session: CDPSession) {
  const asked: Asked[] = [];
  const sent = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type = '', request }) => {
    if (/^https?:/.test(request.url)) asked.push({ id: requestId, at: timestamp, type });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sent.set(requestId, encodedDataLength),
  );
  return { asked, sent };
}

async function weigh(
  session: CDPSession,
  { asked, sent }: ReturnType<typeof listen>,
  until: number,
): Promise<Weight> {
  const start = asked[0]?.at ?? 0;
  const weight: Weight = { files: 0, raw: 0, gzip: 0, sent: 0 };
  const early = asked.filter(({ at }) => (at - start) * 1000 <= until);
  for (const { id, type } of early) {
    if (!['Script', 'Stylesheet'].includes(type)) continue;
    const { body, base64Encoded } = await session.send('Network.getResponseBody', {
      requestId: id,
    });
    const content = Buffer.from(body, base64Encoded ? 'base64' : 'utf8');
    weight.files += 1;
    weight.raw += content.length;
    weight.gzip += gzipSync(content, { level: 9 }).length;
    weight.sent += sent.get(id) ?? 0;
  }
  return weight;
}

async function rest(page: Page): Promise<void> {
  await page.waitForFunction(
    (quiet) => {
      const { complete, lastTask } = window.marks;
      // A page may be busy again between two of its parts.
      return complete > 0 && performance.now() - Math.max(lastTask, complete) > quiet;
    },
    REST,
    { timeout: AT_MOST },
  );
}

/** Makes a page that of a slow phone on a slow line, or on none. */
export async function slowDown(page: Page, offline = false): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline,
    latency: LATENCY,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
}

/** Waits until the site's service worker has stored its files; the pages that it is compared with have none. */
async function stored(page: Page): Promise<void> {
  await page.evaluate(async (atMost) => {
    if (!document.querySelector('meta[name=build]')) return;
    const tooLate = new Promise((passed) => setTimeout(passed, atMost));
    await Promise.race([navigator.serviceWorker.ready, tooLate]);
  }, AT_MOST);
}

async function load(context: BrowserContext, url: string, offline = false): Promise<ColdLoad> {
  const page = await context.newPage();
  try {
    await page.addInitScript(observe);
    const session = await slowDown(page, offline);
    const traffic = listen(session);
    await page.goto(url, { waitUntil: 'commit' });
    await rest(page);
    const { marks, paint, contentful } = await page.evaluate(() => {
      const timeOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? NaN;
      return {
        marks: window.marks,
        paint: timeOf('first-paint'),
        contentful: timeOf('first-contentful-paint'),
      };
    });
    const { content, app, complete, lastTask, shift } = marks;
    const seen = Math.max(contentful, content);
    await stored(page);
    return {
      paint,
      contentful,
      content,
      app,
      complete,
      shift,
      interactive: Math.max(seen, app, lastTask),
      weight: await weigh(session, traffic, seen),
      appWeight: await weigh(session, traffic, Math.max(seen, app)),
    };
  } finally {
    await page.close();
  }
}

/** A browser on a phone that has never seen any of the sites. */
export const newVisitor = (
  browser: Browser,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<BrowserContext> =>
  browser.newContext({
    viewport: PHONE,
    locale: 'zh-CN',
    hasTouch: true,
    isMobile: true,
    serviceWorkers,
  });

/** A page, and who opens it. */
export interface Address {
  readonly url: string;
  /** Session of the visitor, as the site's cookie has it. */
  readonly token?: string;
  /** Entries of the session storage that the page needs, e.g. the booking form a disclosure that was agreed to. */
  readonly entries?: Readonly<Record<string, string>>;
}

export interface Visits {
  readonly first: ColdLoad;
  /** With what the browser kept of the first. */
  readonly second: ColdLoad;
  /** Without a network, of a site that has a service worker. */
  readonly offline?: ColdLoad;
}

/** A visitor who has the session and the entries of an address, and nothing else of the site. */
async function visitorOf(
  browser: Browser,
  { url, token, entries }: Address,
): Promise<BrowserContext> {
  const context = await newVisitor(browser, 'allow');
  const { origin } = new URL(url);
  if (token !== undefined)
    await context.addCookies([{ name: TOKEN_COOKIE, value: token, url: origin, sameSite: 'Lax' }]);
  if (entries)
    await context.addInitScript((all) => {
      for (const [key, value] of Object.entries(all)) sessionStorage.setItem(key, value);
    }, entries);
  return context;
}

/** A first visit, a second one, and for a site with a service worker one without a network. */
export async function visits(
  browser: Browser,
  address: Address,
  withOffline: boolean,
): Promise<Visits> {
  const { url } = address;
  const context = await visitorOf(browser, address);
  try {
    const first = await load(context, url);
    const second = await load(context, url);
    if (!withOffline) return { first, second };
    // For the service worker; the page has conditions of its own.
    await context.setOffline(true);
    return { first, second, offline: await load(context, url, true) };
  } finally {
    await context.close();
  }
}
