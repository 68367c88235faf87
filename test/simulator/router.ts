import { PageHost } from './page-host';
import { Failure } from './failure';
import { parseAddress } from './url';
import type { App } from './app';

/** Both platforms refuse an eleventh page. */
const MAX_PAGES = 10;

/** The page stack with the platforms' rules; cached tab pages stay alive off the stack. */
export class Router {
  stack: PageHost[] = [];
  /** Whether the app's `onPageNotFound` is running. */
  isLost = false;
  private readonly tabs = new Map<string, PageHost>();
  private opened = 0;

  constructor(private readonly app: App) {}

  get current(): PageHost {
    const page = this.stack[this.stack.length - 1];
    if (!page) throw new Error('no page is open');
    return page;
  }

  navigateTo(url: string): void {
    const { path, query } = this.address(url);
    if (this.isTab(path)) throw new Failure('can not navigateTo a tabbar page');
    if (this.stack.length >= MAX_PAGES) throw new Failure('webview count limit exceed');
    this.current.call('onHide');
    this.push(path, query);
  }

  redirectTo(url: string): void {
    const { path, query } = this.address(url);
    if (this.isTab(path)) throw new Failure('can not redirectTo a tabbar page');
    this.leave(this.stack.pop());
    this.push(path, query);
  }

  reLaunch(url: string): void {
    const { path, query } = this.address(url);
    this.clear();
    this.push(path, query);
  }

  switchTab(url: string): void {
    // Both say that the path takes no parameters (wx.switchTab, my.switchTab).
    if (url.includes('?')) throw new Failure('a tab page takes no parameters');
    const { path } = this.address(url);
    if (!this.isTab(path)) throw new Failure('can not switch to no-tabBar page');
    if (this.stack.length === 1 && this.current.path === path) return;
    const under = this.stack[0];
    if (this.stack.length === 1 && under && this.isTab(under.path)) under.call('onHide');
    for (const page of this.stack.splice(0).reverse()) if (!this.isTab(page.path)) page.end();
    const retained = this.tabs.get(path);
    if (!retained) return this.push(path, {});
    this.stack = [retained];
    retained.call('onShow');
  }

  navigateBack(delta = 1): void {
    if (this.stack.length < 2) throw new Failure('cannot navigate back at first page.');
    const leaving = this.stack.splice(Math.max(1, this.stack.length - Math.max(1, delta)));
    for (const page of leaving.reverse()) this.leave(page);
    this.current.call('onShow');
  }

  /** Ends every page, cached tab pages included. */
  clear(): void {
    const all = new Set([...this.stack, ...this.tabs.values()]);
    this.stack = [];
    this.tabs.clear();
    for (const page of [...all].reverse()) page.end();
  }

  isTab(path: string): boolean {
    return this.app.manifest.tabs.includes(path);
  }

  private address(url: string): { path: string; query: Record<string, string> } {
    const from = this.stack.length ? this.current.path : '';
    const { path, query } = parseAddress(url, from, this.app.platform);
    if (!this.app.manifest.pages.includes(path)) throw new Failure(`page "${path}" is not found`);
    // Alipay loads no subpackage before it has shown a first page.
    if (this.isLost && this.app.platform === 'alipay' && !this.app.manifest.main.includes(path))
      throw new Failure(`the package of "${path}" is not loaded`);
    return { path, query };
  }

  private push(path: string, query: Record<string, string>): void {
    const id = `${this.app.id}-${path.replace(/\W/g, '-')}-${++this.opened}`;
    const page = new PageHost(this.app, path, this.app.handOver(query), id);
    this.stack.push(page);
    if (this.isTab(path)) this.tabs.set(path, page);
    page.start();
  }

  private leave(page: PageHost | undefined): void {
    if (!page) return;
    this.tabs.delete(page.path);
    page.end();
  }
}
