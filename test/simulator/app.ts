import { resolve } from 'node:path';

import { createApi } from './api/index';
import { Watches } from './api/watch';
import { networkFacts } from './api/system';
import { Clock, breathe } from './clock';
import { Components } from './components';
import { Device } from './device';
import { Dialogs } from './dialogs';
import type { Dialog } from './dialogs';
import { enter } from './entry';
import { createLoader } from './modules';
import { Meter } from './meter';
import type { SetDataCost } from './meter';
import { readManifest } from './manifest';
import type { Manifest } from './manifest';
import { Network } from './network';
import type { PageNode } from './nodes';
import type { LaunchOptions, Platform } from './options';
import { Page } from './page';
import { Router } from './router';
import { Sockets } from './sockets';
import { createSandbox, describe, handOver } from './sandbox';
import type { LogLine, Sandbox } from './sandbox';
import { compileTemplates } from './templates';
import type { Templates } from './templates';
import { Updates } from './updates';
import { prepareView } from './view';
import { formatAddress } from './url';

/** Virtual ms that `settle` advances at most after the last answer: enough for renders, not for countdowns. */
const RENDER_WINDOW_MS = 60;
const MAX_TIMERS_PER_SETTLE = 20_000;
/** Far more than the provider takes for the answers of one step on a slow machine, and less than a test may. */
const MAX_WAIT_FOR_ANSWERS_MS = 150_000;

let launches = 0;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
  width: number;
  height: number;
}

/** A launched mini-program: starts the build in `root` and drives it as a person with a phone would. */
export class App {
  readonly id = `app-${++launches}`;
  readonly platform: Platform;
  readonly root: string;
  readonly manifest: Manifest;
  readonly clock: Clock;
  readonly meter = new Meter();
  readonly network: Network;
  readonly device: Device;
  readonly dialogs: Dialogs;
  readonly router: Router;
  readonly components: Components;
  readonly watches = new Watches(this);
  readonly sockets = new Sockets(this);
  readonly updates = new Updates(this);
  readonly templates: Templates;
  /** Uncaught errors of the app; a test that leaves any here fails. */
  readonly errors: unknown[] = [];
  /** What the app wrote to its console. */
  readonly logs: LogLine[] = [];
  /** The `wx` or `my` object; a test may replace functions on it. */
  readonly api: Record<string, unknown>;
  private readonly sandbox: Sandbox;
  private readonly load: (path: string) => unknown;
  private readonly definitions = new Map<string, unknown>();
  private defined: unknown;
  private native: Record<string, unknown> = {};

  constructor(
    root: string,
    readonly options: LaunchOptions,
  ) {
    prepareView();
    this.root = resolve(root);
    this.platform = options.platform;
    this.manifest = readManifest(this.root, this.platform);
    this.templates = compileTemplates(this.root, this.platform);
    const start = options.clock === undefined ? undefined : new Date(options.clock).getTime();
    this.clock = new Clock(start, (error) => this.fail(error));
    this.sandbox = createSandbox(this.clock, this.logs, options);
    this.load = createLoader(this.root, this.sandbox);
    this.device = new Device(options);
    this.dialogs = new Dialogs();
    this.network = new Network(this.clock, options.apiHost);
    this.router = new Router(this);
    this.components = new Components(this, this.id);
    this.api = createApi(this);
  }

  /** Box of a node for selector queries; a test may replace it. Default: rows of 44 px. */
  layout: (node: PageNode) => Box = (node) => {
    const top = [...this.router.current.dom.querySelectorAll('*')].indexOf(node.dom) * 44;
    return { left: 0, right: 375, top, bottom: top + 44, width: 375, height: 44 };
  };

  /** Box of a node in its page for observers, `top` from the page's top. A test sets it: jsdom has no layout. */
  flow: ((node: PageNode) => Pick<Box, 'top' | 'height'>) | null = null;

  /** @internal Runs the app's entry and, if the launch names one, its first page. */
  async boot(): Promise<void> {
    const define = (config: unknown): void => {
      this.defined = config;
    };
    Object.assign(this.sandbox, {
      App: define,
      Page: define,
      Component: define,
      getApp: () => this.native,
      getCurrentPages: () => this.router.stack.map((page) => page.native),
      [this.platform === 'weapp' ? 'wx' : 'my']: this.api,
    });
    this.native = this.define<Record<string, unknown>>('App', 'app.js');
    this.watchRenderErrors();
    const start = this.startOptions();
    this.callApp('onLaunch', start);
    this.callApp('onShow', start);
    await this.settle();
    const { path, query, byCode } = this.options.start ?? {};
    if (path) await this.enter(path, byCode ? {} : query);
  }

  /** @internal Runs a script of the build and returns what it passed to App, Page or Component. */
  define<T>(constructor: string, path: string): T {
    this.defined = undefined;
    // Several pages of one path share the script, which webpack's chunk runs only once, so keep its definition.
    const known = this.definitions.get(path);
    if (known) return known as T;
    this.load(path);
    if (!this.defined) throw new Error(`${path} never called ${constructor}()`);
    this.definitions.set(path, this.defined);
    return this.defined as T;
  }

  /** @internal Runs app code; an exception becomes an uncaught error of the app. */
  guard<T>(run: () => T): T | undefined {
    try {
      return run();
    } catch (error) {
      this.fail(error);
      return undefined;
    }
  }

  /** @internal */
  fail(error: unknown): void {
    this.errors.push(error);
    this.guardOnce(() => this.notifyApp(describe(error)));
  }

  private notifyApp: (message: unknown) => unknown = () => undefined;

  /** Taro catches errors of rendering itself and reports them to the app's onError only. */
  private watchRenderErrors(): void {
    const own = this.native['onError'];
    if (typeof own === 'function')
      this.notifyApp = (message) => own.call(this.native, message) as unknown;
    this.native['onError'] = (message: unknown) => {
      this.errors.push(message);
      this.guardOnce(() => this.notifyApp(message));
    };
  }

  /** @internal Copies a plain value into the app's world. */
  handOver<T>(value: T): T {
    return handOver(this.sandbox, value);
  }

  /** Questions of the system so far, oldest first; the last one may still be open. */
  get modals(): Dialog[] {
    return this.dialogs.all;
  }

  get toasts(): { title: string; icon: string }[] {
    return this.device.toasts;
  }

  /** Answers the open modal or sheet by button text or index (0 = confirm, -1 = cancel). */
  async answer(choice: number | string): Promise<void> {
    this.dialogs.answer(choice);
    await this.settle();
  }

  /** Disconnects or reconnects the network: requests fail and listeners are called. */
  async setOnline(online: boolean): Promise<void> {
    this.network.offline = !online;
    if (!online) this.sockets.cut();
    this.device.networkType = online ? 'wifi' : 'none';
    const detail = { isConnected: online, ...networkFacts(this) };
    this.device.emit('networkStatusChange', this.handOver(detail));
    await this.settle();
  }

  /** The visible page. */
  get page(): Page {
    return new Page(this, this.router.current);
  }

  /** Paths of the page stack, bottom first. */
  get stack(): string[] {
    return this.router.stack.map((page) => page.path);
  }

  /** Opens a page as a link from outside does (reLaunch); query values are encoded for the URL. */
  async open(path: string, query: Record<string, string> = {}): Promise<Page> {
    this.router.reLaunch(formatAddress(path, query));
    await this.settle();
    return this.page;
  }

  /** Opens a page as a card, a code or a message does; an unknown one goes to the app's `onPageNotFound`. */
  async enter(path: string, query: Record<string, string> = {}): Promise<Page> {
    enter(this, path, query);
    await this.settle();
    return this.page;
  }

  /**
   * Scans a code or follows a link while the app runs: the person leaves it, and it comes back to the foreground on that
   * page as the only one (WeChat: framework/runtime/operating-mechanism, a specified page clears the stack). WeChat gives
   * the query to the app and the page; Alipay's codes give it to the app only.
   */
  async scan(path: string, query: Record<string, string>): Promise<Page> {
    this.router.current.call('onHide');
    this.callApp('onHide');
    this.device.emit('appHide', undefined);
    await this.settle();
    const scene = this.platform === 'weapp' ? 1047 : '1011';
    const options = { path, query, scene, referrerInfo: {} };
    this.callApp('onShow', this.handOver(options));
    this.device.emit('appShow', this.handOver(options));
    return this.enter(path, this.platform === 'weapp' ? query : {});
  }

  /** Taps tab number `index` of the tab bar. */
  async tab(index: number): Promise<Page> {
    const path = this.manifest.tabs[index];
    if (path === undefined) throw new Error(`the tab bar has no item ${index}`);
    this.router.switchTab(`/${path}`);
    this.router.current.call('onTabItemTap', this.handOver({ index, pagePath: path }));
    await this.settle();
    return this.page;
  }

  /** The phone's back button or gesture. */
  async back(): Promise<Page> {
    this.router.navigateBack();
    await this.settle();
    return this.page;
  }

  /** Advances the app's time by `ms`, running its timers in order. */
  async advance(ms: number): Promise<void> {
    const target = this.clock.passed + ms;
    await this.settle();
    while (this.clock.nextDue !== undefined && this.clock.nextDue <= target) {
      this.clock.runNext(target);
      await this.settle(target);
    }
    this.clock.skipTo(target);
    await this.settle(target + 20);
  }

  /**
   * The phone sleeps for `ms` of the app's time with the app in the foreground: timers that came due meanwhile run
   * once.
   */
  async sleep(ms: number): Promise<void> {
    await this.settle();
    this.clock.sleepTo(this.clock.passed + ms);
    await this.settle();
  }

  /**
   * Waits until requests are answered and renders are done. Countdowns, debounces and timeouts longer
   * than 60 ms do not run: `advance` runs those.
   * @param limit do not pass this virtual time (ms since launch)
   */
  async settle(limit = Infinity): Promise<void> {
    let until = Math.min(limit, this.clock.passed + RENDER_WINDOW_MS);
    const started = Date.now();
    for (let ran = 0; ran < MAX_TIMERS_PER_SETTLE;) {
      await breathe();
      if (this.clock.runNext(until)) {
        ran += 1;
      } else if (this.network.busy || this.sockets.busy) {
        if (Date.now() - started > MAX_WAIT_FOR_ANSWERS_MS) {
          throw new Error(`no answer from ${this.network.pendingUrls.join(', ')}`);
        }
        await (this.network.busy ? this.network.nextAnswer() : breathe());
        until = Math.min(limit, this.clock.passed + RENDER_WINDOW_MS);
      } else {
        await breathe();
        const due = this.clock.nextDue;
        if (!this.network.busy && !this.sockets.busy && (due === undefined || due > until)) return;
      }
    }
    throw new Error('the app never settles: its timers start each other without end');
  }

  /** setData traffic of `run`, until the app has settled; answers of concurrent requests are delivered together. */
  async measure(run: () => Promise<unknown>): Promise<SetDataCost> {
    await this.settle();
    this.network.together = true;
    try {
      return await this.meter.during(async () => {
        await run();
        await this.settle();
      });
    } finally {
      this.network.together = false;
    }
  }

  /** Sends the app to the background and brings it back after `ms` of its time. */
  async background(ms = 0): Promise<void> {
    this.router.current.call('onHide');
    this.callApp('onHide');
    this.device.emit('appHide', undefined);
    this.sockets.background();
    await this.advance(ms);
    this.callApp('onShow', this.startOptions());
    this.device.emit('appShow', this.startOptions());
    this.router.current.call('onShow');
    await this.settle();
  }

  /** Returns and clears the uncaught errors so far: for tests that expect one. */
  takeErrors(): unknown[] {
    return this.errors.splice(0);
  }

  /** Ends the app; every page is unloaded and its timers are dropped. */
  close(): void {
    this.router.clear();
    this.clock.stop();
    this.sockets.cut();
    this.network.close();
  }

  /** @internal Calls a function that the app passed to `App()`. */
  callApp(name: string, ...args: unknown[]): void {
    const method = this.native[name];
    if (typeof method === 'function') this.guardOnce(() => method.apply(this.native, args));
  }

  private guardOnce(run: () => unknown): void {
    try {
      run();
    } catch (error) {
      this.errors.push(error);
    }
  }

  /** @internal What the platform passes to the app about how it was started. */
  startOptions(): object {
    const { path, query, scene } = this.options.start ?? {};
    const first = path?.replace(/^\//, '') ?? this.manifest.pages[0];
    const options = { path: first, query: query ?? {}, scene: scene ?? 1001, referrerInfo: {} };
    if (this.platform === 'weapp') return this.handOver(options);
    // my.getLaunchOptionsSync: the scene is a text, and missing fields are left out.
    return this.handOver({ path: first, scene: String(scene ?? '1000'), ...(query && { query }) });
  }
}
