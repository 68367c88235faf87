import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { App } from '../simulator/app';
import { PLATFORMS } from './builds';
import { newAccount, storageOf } from './people';
import type { Account } from './people';
import { start } from './world';

const WORD = '狂犬疫苗';
/** Index of the user's own page in the tab bar. */
const MINE = 2;
/** Search words, as the app stores them. */
const WORDS = 'hosSearchNotes';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider({});
});
afterAll(() => provider?.stop());

/** How the user's own page names them. */
const shownMobile = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

const entry = (value: unknown): unknown => ({ val: value });

/** An app in use: stored search words, and the family page below the visible one. */
async function inUse(account: Account, platform: (typeof PLATFORMS)[number]): Promise<App> {
  const storage = { ...storageOf(account), [WORDS]: JSON.stringify(entry([WORD])) };
  const app = await start(provider, platform, { storage });
  await app.open('pages/main/mine/index');
  expect(app.device.storage.get(WORDS)).toContain(WORD);
  expect(app.page.text()).toContain(shownMobile(account.mobile));
  return app;
}

/** No data of the person on the device, nor on the page that is opened next. */
async function expectNothing(app: App, { mobile }: Account): Promise<void> {
  expect(app.device.storage.get(WORDS)).toBeUndefined();
  expect([...app.device.storage.values()].join(' ')).not.toContain(WORD);
  expect(app.device.badges.has(MINE)).toBe(false);
  await app.open('pages/main/mine/index');
  expect(app.page.text()).not.toContain(shownMobile(mobile));
}

describe.each(PLATFORMS)('on %s', (platform) => {
  test('cookies that run out leave nothing to the next', async () => {
    const account = await newAccount(provider);
    const app = await inUse(account, platform);
    for (const name of [...app.device.storage.keys()])
      if (name.startsWith('cookie:')) app.device.storage.delete(name);
    // They come back the next day without having closed the app.
    await app.background();
    await expectNothing(app, account);
  });

  test('cookies that run out are noticed at a tap on the tab bar', async () => {
    const account = await newAccount(provider);
    const app = await inUse(account, platform);
    await app.tab(0);
    for (const name of [...app.device.storage.keys()])
      if (name.startsWith('cookie:')) app.device.storage.delete(name);
    await app.tab(MINE);
    expect(app.page.text()).not.toContain(shownMobile(account.mobile));
    expect(app.device.storage.get(WORDS)).toBeUndefined();
  });

  test('a session that the provider has ended leaves nothing to the next', async () => {
    const account = await newAccount(provider);
    const app = await inUse(account, platform);
    await provider.ok('GET /passport/v1/h5/login/logout.do', {}, { token: account.login.token });
    await app.open('pages/order/order-list/index');
    await expectNothing(app, account);
  });
});
