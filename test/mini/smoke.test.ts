import { launch } from '../simulator/launch';
import { PLATFORMS, buildFolder } from './builds';
import { journey } from './journey';

const MAX_SET_DATA_CALLS = 3;
const MAX_SET_DATA_BYTES = 64 * 1024;

describe.each(PLATFORMS)('the built app on %s', (platform) => {
  test('boots, shows home and all its tabs', async () => {
    const app = await launch(buildFolder(platform), { platform });
    for (const step of journey) {
      await step.run(app);
      expect(app.page.text()).not.toBe('');
    }
    expect(app.page.path).toBe('pages/main/home/index');
  });

  test('every page of the build opens', async () => {
    const app = await launch(buildFolder(platform), { platform });
    for (const path of app.manifest.pages) {
      const page = await app.open(path);
      expect(page.text()).not.toBe('');
    }
  });

  test.each(journey.map(({ name }) => name))('%s keeps to the setData budget', async (name) => {
    const app = await launch(buildFolder(platform), { platform });
    for (const step of journey) {
      const cost = await app.measure(() => step.run(app));
      if (step.name !== name) continue;
      expect(cost.calls).toBeLessThanOrEqual(MAX_SET_DATA_CALLS);
      expect(cost.max).toBeLessThanOrEqual(MAX_SET_DATA_BYTES);
    }
  });
});
