import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { startProvider } from '../../server/kit/harness';
import type { Provider } from '../../server/kit/harness';
import { launchBrowser, PHONE } from '../browser';

const H5 = process.env.H5_DIR ?? join(__dirname, '../../../dist/h5');
/** ms; a frame loads the whole site again. */
const PATIENCE = 45_000;

/** Hosts of the product's sites for a QA build, which the tests use, and one foreign host. */
export const HOSTS = {
  ymh5: 'qa-ymh5.yimiao.example.com',
  wx: 'qa-wx.yimiao.example.com',
  ai: 'qa-ai.yimiao.example.com',
  activity: 'qa-activity.yimiao.example.com',
  stranger: 'stranger.example',
} as const;
type HostName = keyof typeof HOSTS;

/**
 * The built site under all of its host names at once: every name leads to one provider on this machine. Around all
 * tests of a file; each has a browser context of its own.
 */
export function useSites() {
  let provider: Provider;
  let browser: Browser;
  let context: BrowserContext | undefined;

  const origin = (name: HostName): string => `http://${HOSTS[name]}:${new URL(provider.url).port}`;

  beforeAll(async () => {
    provider = await startProvider({ env: { H5_DIR: H5 } });
    const origins = (Object.keys(HOSTS) as HostName[]).map(origin).join();
    browser = await launchBrowser({
      whole: true,
      flags: [
        '--host-resolver-rules=MAP * 127.0.0.1',
        // Otherwise only https pages may ask for the location.
        `--unsafely-treat-insecure-origin-as-secure=${origins}`,
      ],
    });
  });

  afterEach(() => context?.close());

  afterAll(async () => {
    await browser?.close();
    await provider?.stop();
  });

  return {
    provider: (): Provider => provider,
    origin,
    /** Address of a page on a site, e.g. `/home`. */
    page: (name: HostName, path: string): string => `${origin(name)}/index.html#${path}`,
    /** A phone in Beijing; the foreign host answers with an empty page. */
    phone: async (): Promise<BrowserContext> => {
      context = await browser.newContext({
        viewport: { ...PHONE },
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        hasTouch: true,
        geolocation: { latitude: 39.9087, longitude: 116.3975 },
        permissions: ['geolocation'],
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      context.setDefaultTimeout(PATIENCE);
      await context.route(`${origin('stranger')}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<p>stranger</p>' }),
      );
      return context;
    },
  };
}
