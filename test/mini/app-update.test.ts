import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import { PLATFORMS } from './builds';
import { start } from './world';

const CONTENT = { tag: 'textarea' } as const;

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider?.stop());

describe.each(PLATFORMS)('a newer version on %s', (platform) => {
  test('is offered once it is downloaded, and restarts the app on a tap only', async () => {
    const app = await start(provider, platform);
    await app.open('pages/main/home/index');
    expect(app.dialogs.open).toBeUndefined();
    await app.updates.find('downloaded');
    expect(app.dialogs.open).toMatchObject({ title: '有新版本', choices: ['更新', '稍后'] });
    expect(app.updates.restarts).toBe(0);
    app.dialogs.answer('更新');
    await app.settle();
    expect(app.updates.restarts).toBe(1);
  });

  test('that is put off leaves the app as it is', async () => {
    const app = await start(provider, platform);
    await app.open('pages/clinic/toggle-city/index');
    await app.updates.find('downloaded');
    app.dialogs.answer('稍后');
    await app.settle();
    expect(app.updates.restarts).toBe(0);
    expect(app.page.path).toBe('pages/clinic/toggle-city/index');
  });

  test('waits until what is filled in has been sent or cleared', async () => {
    const app = await start(provider, platform);
    await app.open('pages/misc/feedback/index');
    await app.page.input(CONTENT, '字太小');
    await app.updates.find('downloaded');
    // Away from the form its text is still in the memory of the running app.
    await app.open('pages/clinic/toggle-city/index');
    await app.advance(60_000);
    expect(app.dialogs.all).toEqual([]);
    await app.open('pages/misc/feedback/index');
    await app.page.input(CONTENT, '');
    await app.advance(2000);
    expect(app.dialogs.open).toMatchObject({ title: '有新版本' });
  });

  test('that cannot be downloaded is not mentioned', async () => {
    const app = await start(provider, platform);
    await app.open('pages/main/home/index');
    await app.updates.find('failed');
    expect(app.dialogs.all).toEqual([]);
  });

  test('is offered in English on a phone in English', async () => {
    const app = await start(provider, platform, { device: { language: 'en' } });
    await app.open('pages/main/home/index');
    await app.updates.find('downloaded');
    expect(app.dialogs.open).toMatchObject({ title: 'New version', choices: ['Yes', 'No'] });
    app.dialogs.answer('Yes');
    await app.settle();
    expect(app.updates.restarts).toBe(1);
  });
});

test.each(PLATFORMS)(
  'the double of %s restarts with nothing that is not downloaded',
  async (platform) => {
    const app = await start(provider, platform);
    expect(() => app.updates.manager.applyUpdate()).toThrow('not ready');
  },
);
