import type { Browser, BrowserContext, Page } from 'playwright-core';
import { ageingScript } from '../../check/rules/late-built-ins';
import { PHONE } from '../browser';
import type { Login } from '../../server/kit/harness';
import { expectNoProblems, keepHere, settled, watch } from './watch';
import type { Watch } from './watch';

export interface VisitOptions {
  readonly locale?: 'zh-CN' | 'en-US';
  /** Touch screen of a phone, or the mouse of a desktop. */
  readonly pointer?: 'touch' | 'mouse';
  /** Another browser's, such as a phone's. */
  readonly userAgent?: string;
  /** CSS px. */
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
  /** Entries of the local storage before the first page. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly signedInAs?: Login;
  /** Their browser lacks every built-in newer than the oldest browser of the browserslist. */
  readonly oldest?: boolean;
  /** They follow links out of the site, which do not resolve. */
  readonly leaves?: boolean;
  /** Their browser runs service workers. Without, each request is the page's own, which tests can count and change. */
  readonly worker?: boolean;
}

/** Playwright's own scripts in the page use these. */
const NAMED_BY_PLAYWRIGHT = ['globalThis', 'BigInt', 'BigInt64Array', 'BigUint64Array', 'WeakRef'];

/** Where the sample clinics are: Tian'anmen, Beijing. */
const BEIJING = { latitude: 39.9087, longitude: 116.3975 };
const TOKEN_COOKIE = 'ym_token';
const DEVICE_COOKIE = 'ym_device';
/** Time limit for a page, ms: far more than a busy machine needs. */
const PATIENCE = 45_000;
const SHOWN = '.taro_page:not(.taro_page_shade)';

/** One person with a browser of their own on the site. */
export class Visitor {
  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly watched: Watch,
    private readonly origin: string,
  ) {}

  static async come(
    browser: Browser,
    origin: string,
    options: VisitOptions = {},
  ): Promise<Visitor> {
    const { locale = 'zh-CN', pointer = 'touch', viewport = PHONE, stored } = options;
    const context = await browser.newContext({
      locale,
      viewport: { ...viewport },
      hasTouch: pointer === 'touch',
      isMobile: pointer === 'touch',
      timezoneId: 'Asia/Shanghai',
      geolocation: BEIJING,
      permissions: ['geolocation'],
      colorScheme: options.colorScheme ?? 'light',
      reducedMotion: 'reduce',
      serviceWorkers: options.worker ? 'allow' : 'block',
      ...(options.userAgent !== undefined && { userAgent: options.userAgent }),
    });
    context.setDefaultTimeout(PATIENCE);
    const watched = await watch(context, origin);
    if (options.leaves) await keepHere(context, origin);
    if (options.oldest) await context.addInitScript({ content: ageingScript(NAMED_BY_PLAYWRIGHT) });
    if (stored)
      await context.addInitScript((entries) => {
        for (const [key, value] of Object.entries(entries))
          if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }, stored);
    const visitor = new Visitor(context, await context.newPage(), watched, origin);
    if (options.signedInAs) await visitor.signIn(options.signedInAs);
    return visitor;
  }

  /** Sets a login of the provider (`signUp`) as the login page would: by its cookie. */
  async signIn({ token, device }: Login): Promise<void> {
    const at = { url: this.origin, sameSite: 'Lax' } as const;
    await this.context.addCookies([
      { name: TOKEN_COOKIE, value: token, ...at },
      // The browser that signed in: another one would be announced to the account.
      ...(device === undefined
        ? []
        : [{ name: DEVICE_COOKIE, value: device, httpOnly: true, ...at }]),
    ]);
  }

  /** Loads a route's address, e.g. `/home`, from the start. */
  async open(path: string): Promise<void> {
    // The same document with another hash would not be reloaded.
    await this.page.goto('about:blank');
    await this.page.goto(`${this.origin}/index.html#${path}`);
    await this.settle();
  }

  /** Goes to another route as a typed address does, without reloading the document. */
  async go(path: string): Promise<void> {
    await this.page.evaluate((hash) => window.location.assign(hash), `#${path}`);
    await this.settle();
  }

  settle = (): Promise<void> => settled(this.page, this.watched);

  /** Path and query of the visible page. */
  path = (): string => decodeURI(new URL(this.page.url()).hash.slice(1));

  /** The visible page, to search for elements in. */
  shown = () => this.page.locator(SHOWN);

  /** Fails if anything went wrong since the last call. */
  expectNoProblems = (): void => expectNoProblems(this.watched);

  leave = (): Promise<void> => this.context.close();
}
