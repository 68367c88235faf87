import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser';
import { FaultProxy } from '../../proxy/proxy';
import { startProvider } from '../../server/kit/harness';
import type { Provider } from '../../server/kit/harness';
import { Visitor } from './visitor';
import type { VisitOptions } from './visitor';

const H5 = process.env.H5_DIR ?? join(__dirname, '../../../dist/h5');

/** No host name resolves: the product makes requests only to its own site. */
const NO_OTHER_HOSTS = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

export interface SiteOptions {
  /** Visitors reach the site through a proxy that injects faults on demand. */
  readonly throughProxy?: boolean;
  /** The provider's database is a server of its own, which a test may stop. */
  readonly onPostgres?: boolean;
  /** Folder of the build that is served, where it is not the usual one. */
  readonly h5?: string;
  /** Settings of the provider besides the usual ones. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * The built site served by the built provider with a city's sample data, and one browser, around all tests of a file.
 * `H5_DIR` names another build of the site. Visitors leave after each test unless they stay for the file.
 */
export function useSite({
  throughProxy = false,
  onPostgres = false,
  h5 = H5,
  env,
}: SiteOptions = {}) {
  let browser: Browser | undefined;
  let provider: Provider | undefined;
  let first: Provider | undefined;
  let proxy: FaultProxy | undefined;
  let offset = 0;
  const passing: Visitor[] = [];

  beforeAll(async () => {
    if (!existsSync(join(h5, 'index.html')))
      throw new Error('Build the site first: npm run build -- h5');
    [browser, provider] = await Promise.all([
      launchBrowser({ flags: [NO_OTHER_HOSTS] }),
      startProvider({
        ...(onPostgres && { database: 'postgres' as const }),
        env: { H5_DIR: h5, WRITES_PER_MINUTE: '1000000', ...env },
      }),
    ]);
    first = provider;
    if (throughProxy) proxy = await FaultProxy.start(provider.url);
  });

  afterEach(async () => {
    await Promise.all(passing.splice(0).map((visitor) => visitor.leave()));
    proxy?.calm();
  });

  afterAll(async () => {
    await browser?.close();
    await proxy?.stop();
    if (provider !== first) await provider?.halt();
    await first?.stop();
  });

  const running = () => {
    if (!browser || !provider) throw new Error('The site has not started');
    return { browser, provider, url: proxy?.url ?? provider.url };
  };

  return {
    provider: (): Provider => running().provider,
    url: (): string => running().url,
    proxy: (): FaultProxy => {
      if (!proxy) throw new Error('The site was not asked for a proxy');
      return proxy;
    },
    /** Advances the provider's clock, in ms: it starts again at the same address, on the same data. */
    later: async (ms: number): Promise<void> => {
      const { provider: before } = running();
      await before.halt();
      offset += ms;
      provider = await startProvider({
        after: before,
        env: {
          H5_DIR: h5,
          PORT: new URL(before.url).port,
          SEED: 'off',
          CLOCK_OFFSET_MS: String(offset),
          ...env,
        },
      });
    },
    /** A visitor for this test. */
    visit: async (options?: VisitOptions): Promise<Visitor> => {
      const visitor = await Visitor.come(running().browser, running().url, options);
      passing.push(visitor);
      return visitor;
    },
    /** A visitor who stays for the whole file; the caller closes them, or the browser's end does. */
    keep: (options?: VisitOptions): Promise<Visitor> =>
      Visitor.come(running().browser, running().url, options),
  };
}
