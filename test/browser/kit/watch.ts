import type { BrowserContext, Page, Request } from 'playwright-core';

/** What went wrong in the pages of a context, one per line, in order. */
export interface Watch {
  readonly problems: string[];
  /** URLs of all requests, in order. */
  readonly requests: string[];
  /** Addresses outside the site to which a page tried to navigate, e.g. an app store; the navigation is blocked. */
  readonly departures: string[];
  /** Requests without an answer yet. */
  readonly waiting: ReadonlySet<Request>;
  /** The problems since the last call. */
  take(): string[];
}

const BINDING = 'tellOfViolation';

// Runs in the page: the report names the directive, which the console's text may not.
function reportViolations(binding: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const notify = (window as unknown as Record<string, (text: string) => void>)[binding];
    notify?.(`${event.violatedDirective} refused ${event.blockedURI} (${event.sample})`);
  });
}

/**
 * Watches all pages of a context for uncaught errors, console errors, violations of the content security policy,
 * failed requests and requests to other hosts than the site itself.
 */
export async function watch(context: BrowserContext, origin: string): Promise<Watch> {
  const problems: string[] = [];
  const requests: string[] = [];
  const departures: string[] = [];
  const waiting = new Set<Request>();
  await context.exposeBinding(BINDING, (_source, text: string) => {
    problems.push(`policy: ${text}`);
  });
  await context.addInitScript(reportViolations, BINDING);
  context.on('request', (request) => {
    requests.push(request.url());
    // No page waits for these: the browser looks for a newer worker by itself, and without a network its end is not told; a
    // call that waits for news is pending as long as its page is open.
    if (!/service-worker\.js$|[?&]wait=true(&|$)/.test(request.url())) waiting.add(request);
    if (!isElsewhere(request.url(), origin)) return;
    if (request.resourceType() === 'document') departures.push(request.url());
    else problems.push(`left the origin: ${request.url()}`);
  });
  context.on('requestfinished', (request) => waiting.delete(request));
  context.on('requestfailed', (request) => {
    waiting.delete(request);
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its pending requests.
    if (isElsewhere(request.url(), origin) || reason.includes('ERR_ABORTED')) return;
    problems.push(`failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${String(error.error())}`));
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  return { problems, requests, departures, waiting, take: () => problems.splice(0) };
}

const isElsewhere = (address: string, origin: string): boolean =>
  /^https?:/.test(address) && new URL(address).origin !== origin;

/**
 * Blocks navigation out of the site. Not for every visitor: a browser whose requests are intercepted does not cache,
 * so every page would be loaded as on a first visit.
 */
export async function keepHere(context: BrowserContext, origin: string): Promise<void> {
  // An answer without content leaves the page where it is.
  await context.route(
    ({ href }) => isElsewhere(href, origin),
    (route) => route.fulfill({ status: 204 }),
  );
}

/** Fails the test with everything that went wrong since the last call. */
export function expectNoProblems(watched: Watch): void {
  expect(watched.take()).toEqual([]);
}

/** ms: far more than a busy machine needs, and less than any test has. */
const PATIENCE = 20_000;
/** Shows samples of parts that are busy. */
const GALLERY = '#/module';
/** Looks, a moment apart, of which none may see anything busy. */
const CALM = 3;

/**
 * Waits until no request is pending and nothing in the visible page is marked as busy.
 * @param atMost ms @throws Error that names what is busy still
 */
export async function settled(page: Page, watched: Watch, atMost = PATIENCE): Promise<void> {
  const until = Date.now() + atMost;
  for (let calm = 0; calm < CALM;) {
    const requests = [...watched.waiting].map((request) => `${request.method()} ${request.url()}`);
    const busy = [...requests, ...(await busyIn(page))];
    calm = busy.length > 0 ? 0 : calm + 1;
    if (busy.length > 0 && Date.now() >= until)
      throw new Error(`Still busy after ${atMost} ms:\n${busy.join('\n')}`);
    await page.waitForTimeout(25);
  }
}

/** What the visible page marks as busy, one for each part. */
const busyIn = (page: Page): Promise<string[]> =>
  page.evaluate((gallery) => {
    const shown = document.querySelector('.taro_page:not(.taro_page_shade)');
    if (!shown) return ['no page is shown'];
    const parts = shown.querySelectorAll(
      location.hash.startsWith(gallery)
        ? 'main[aria-busy=true], [role=main][aria-busy=true]'
        : 'main[aria-busy=true], [role=main][aria-busy=true], [role=status][aria-busy=true]',
    );
    return [...parts].map((part) => {
      const role = part.getAttribute('role') ?? part.tagName.toLowerCase();
      const text = part.getAttribute('aria-label') ?? part.textContent ?? '';
      return `${role} “${text.trim().slice(0, 60)}”`;
    });
  }, GALLERY);
