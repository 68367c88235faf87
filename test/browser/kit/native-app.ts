import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PHONE } from '../browser';

/** User agents of the three operating systems; the app adds its tag. */
export const AGENTS = {
  iOS: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/122.0 Mobile',
  harmony: 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1.6.1 Mobile',
} as const;
export type System = keyof typeof AGENTS;

/** Time limit of a step, ms: below a test's own limit, so that the failure names the step. */
const PATIENCE = 45_000;

/** What the scripted app does. */
export interface NativeApp {
  readonly system: System;
  /** By default 5.4.0. */
  readonly version?: string;
  /** Answers by method; `login` switches the app's user to the second token. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** ms after the page's start at which the app injects its object; 0: present from the start. */
  readonly readyAfter?: number;
}

interface Asked {
  readonly id: string;
  readonly method: string;
  readonly params: object;
}

declare global {
  interface Window {
    /** Requests that the scripted app has received, in order. */
    asked: Asked[];
    /** Set by a test: who has signed in to the app since, as `getUserInfo` answers. */
    appUser?: unknown;
  }
}

// Runs in the page before its own scripts, as the app's web view would inject it.
function inject({ system, answers, readyAfter = 0 }: NativeApp): void {
  window.asked = JSON.parse(sessionStorage.getItem('asked') ?? '[]') as Asked[];
  let user = answers.getUserInfo;
  const port = {
    postMessage(text: string) {
      const request = JSON.parse(text) as Asked;
      window.asked.push(request);
      sessionStorage.setItem('asked', JSON.stringify(window.asked));
      if (request.method === 'login') user = answers.login;
      const info = window.appUser ?? user;
      const result = request.method === 'getUserInfo' ? info : answers[request.method];
      const page = window as unknown as Record<string, (answer: string) => void>;
      setTimeout(() => page.yimiaoAppAnswer?.(JSON.stringify({ id: request.id, result })), 10);
    },
  };
  const add = () => {
    if (system === 'iOS') {
      Object.assign(window, { webkit: { messageHandlers: { YimiaoAppBridge: port } } });
    } else Object.assign(window, { YimiaoAppBridge: port });
    document.dispatchEvent(new Event('YimiaoAppBridgeReady'));
  };
  if (readyAfter === 0) add();
  else setTimeout(add, readyAfter);
}

/** A phone with this user agent. */
export async function openPhone(browser: Browser, userAgent: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    userAgent,
    viewport: { ...PHONE },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    hasTouch: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  return context;
}

/** A page inside the scripted app. */
export async function openInApp(browser: Browser, app: NativeApp): Promise<Page> {
  const { system, version = '5.4.0' } = app;
  const context = await openPhone(browser, `${AGENTS[system]} YimiaoApp/${version}`);
  await context.addInitScript(inject, app);
  return context.newPage();
}

/** Methods that the app has been asked for, in order. */
export const askedOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.asked.map(({ method }) => method));

/** What the page has sent with its requests for a method, in order. */
export const sentWith = (page: Page, method: string): Promise<object[]> =>
  page.evaluate(
    (name) => window.asked.flatMap(({ method: asked, params }) => (asked === name ? [params] : [])),
    method,
  );
