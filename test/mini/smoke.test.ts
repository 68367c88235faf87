import { launch } from '../simulator/launch';
import { PLATFORMS, buildFolder } from './builds';

describe.each(PLATFORMS)('the built app on %s', (platform) => {
  test('boots without network, shows home and all its tabs', async () => {
    const app = await launch(buildFolder(platform), { platform });
    await app.open('pages/main/home/index');
    for (const index of app.manifest.tabs.keys()) {
      await app.tab(index);
      expect(app.page.text()).not.toBe('');
    }
    await app.tab(0);
    expect(app.page.path).toBe('pages/main/home/index');
  });

  test('every page of the build opens', async () => {
    const app = await launch(buildFolder(platform), { platform });
    for (const path of app.manifest.pages) {
      const page = await app.open(path);
      expect(page.text()).not.toBe('');
    }
  });
});
