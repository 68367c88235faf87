import { join } from 'node:path';
import { create, register } from 'j-component';

import { guarded, meteredSetData } from './components';
import { readJson } from './manifest';
import type { PageJson } from './manifest';
import type { App } from './app';
import type { Method, RootComponent } from './view-types';

export type PageConfig = { data?: unknown } & Record<string, unknown>;

/** The native page object: what a built page's lifecycle functions see as `this`. */
export interface NativePage {
  route: string;
  __route__: string;
  options: Record<string, string>;
  data: unknown;
  setData: (data: Record<string, unknown>, done?: () => void) => void;
  [name: string]: unknown;
}

/** One page on the stack: its native object, its view and its lifecycle. */
export class PageHost {
  readonly native: NativePage;
  readonly dom: HTMLElement = document.createElement('div');
  readonly json: PageJson;
  title: string;
  refreshing = false;
  /** px. */
  scrollTop = 0;
  private readonly view: RootComponent;
  private alive = true;

  constructor(
    private readonly app: App,
    readonly path: string,
    readonly query: Record<string, string>,
    viewId: string,
  ) {
    this.dom.dataset['platform'] = app.platform;
    const config = app.define<PageConfig>('Page', `${path}.js`);
    this.json = readJson<PageJson>(join(app.root, `${path}.json`));
    this.title = this.json.navigationBarTitleText ?? this.json.defaultTitle ?? '';
    this.view = this.createView(config, viewId);
    const send = meteredSetData(app, (data) => this.view.instance.setData(data));
    this.native = {
      ...config,
      route: path,
      __route__: path,
      options: query,
      data: this.view.instance.data,
      setData: (data, done) => this.alive && send(data, done),
      selectComponent: () => null,
      selectAllComponents: () => [],
    };
  }

  /** Calls a lifecycle or event function of the page if it has one; returns its result. */
  call(name: string, ...args: unknown[]): unknown {
    const method = this.native[name];
    if (typeof method !== 'function') return undefined;
    return this.app.guard(() => method.apply(this.native, args) as unknown);
  }

  has(name: string): boolean {
    return typeof this.native[name] === 'function';
  }

  start(): void {
    document.body.appendChild(this.dom);
    this.view.attach(this.dom);
    this.call('onLoad', this.query);
    this.call('onShow');
    this.call('onReady');
  }

  end(): void {
    this.call('onUnload');
    this.alive = false;
    this.view.detach();
    this.dom.remove();
  }

  private createView(config: PageConfig, viewId: string): RootComponent {
    const template = this.app.templates(`${this.path}.wxml`);
    if (!template) throw new Error(`${this.path} has no compiled template`);
    const methods: Record<string, Method> = {};
    for (const [name, method] of Object.entries(config)) {
      if (typeof method !== 'function') continue;
      methods[name] = (...args) => (method as Method).apply(this.native as never, args);
    }
    const id = register({
      id: viewId,
      tagName: 'page',
      template,
      usingComponents: this.app.components.use(this.path),
      data: JSON.parse(JSON.stringify(config.data ?? {})) as unknown,
      methods: guarded(this.app, methods),
    });
    const view = create(id);
    if (!view) throw new Error(`the view of ${this.path} was not created`);
    return view;
  }
}
