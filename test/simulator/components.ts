import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { register } from 'j-component';

import { readJson } from './manifest';
import type { PageJson } from './manifest';
import type { App } from './app';
import type { ComponentDefinition, ComponentInstance, DataListener, Method } from './view-types';

type Config = Partial<ComponentDefinition> & {
  props?: Record<string, unknown>;
  didMount?: Method;
  didUnmount?: Method;
  lifetimes?: { attached?: Method; detached?: Method };
};

/** Wraps setData so that data is passed as JSON, as on the device, and is counted. */
export function meteredSetData(app: App, original: DataListener): DataListener {
  return (data, done) => {
    const json = JSON.stringify(data);
    app.meter.record(json);
    original(JSON.parse(json) as Record<string, unknown>);
    if (done) app.clock.setTimeout(done);
  };
}

/** Methods whose exceptions are recorded in `app.errors` instead of in exparser's console. */
export function guarded(app: App, methods: Record<string, Method>): Record<string, Method> {
  const entries = Object.entries(methods).map(([name, method]): [string, Method] => [
    name,
    function (this: ComponentInstance, ...args: never[]) {
      return app.guard(() => method.apply(this, args));
    },
  ]);
  return Object.fromEntries(entries);
}

function lifecycles(app: App, config: Config): Partial<ComponentDefinition> {
  const attached = config.attached ?? config.lifetimes?.attached ?? config.didMount;
  return {
    created(this: ComponentInstance) {
      this.setData = meteredSetData(app, this.setData.bind(this));
      if (app.platform === 'alipay') this['props'] = {};
    },
    attached(this: ComponentInstance) {
      if (app.platform === 'alipay') this['props'] = { i: this.data['i'] };
      if (attached) app.guard(() => attached.call(this));
    },
    detached: config.detached ?? config.lifetimes?.detached ?? config.didUnmount,
    // Alipay copies a changed property to data by deriveDataFromProps; here properties and data are one object already.
    observers: {
      i(this: ComponentInstance, next: unknown) {
        if (app.platform === 'alipay') this['props'] = { i: next };
      },
    } as ComponentDefinition['observers'],
  };
}

/** Custom components of one launched app: loads their scripts and registers them with the view layer. */
export class Components {
  private readonly registered = new Map<string, string>();

  constructor(
    private readonly app: App,
    private readonly prefix: string,
  ) {}

  /** Registers the usingComponents of a page's (or component's) JSON; tag to view id. */
  use(owner: string): Record<string, string> {
    const file = join(this.app.root, `${owner}.json`);
    const using = existsSync(file) ? readJson<PageJson>(file).usingComponents : undefined;
    const entries = Object.entries(using ?? {}).map(([tag, path]) => {
      const target = path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(owner), path);
      return [tag, this.register(tag, target)];
    });
    return Object.fromEntries(entries) as Record<string, string>;
  }

  private register(tag: string, path: string): string {
    const known = this.registered.get(path);
    if (known) return known;
    const id = `${this.prefix}-${path.replace(/\W/g, '-')}`;
    this.registered.set(path, id);
    const usingComponents = this.use(path);
    const config = this.app.define<Config>('Component', `${path}.js`);
    register({
      id,
      tagName: tag,
      template: this.app.templates(`${path}.wxml`),
      usingComponents,
      properties: config.properties ?? { i: null },
      data: config.data,
      options: { ...config.options, virtualHost: false },
      methods: guarded(this.app, config.methods ?? {}),
      ...lifecycles(this.app, config),
    });
    return id;
  }
}
