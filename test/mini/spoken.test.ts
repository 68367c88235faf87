import './outside-fetch';
import { includedRoutes, pageOf } from '@/routes/derive';
import { isForVisitors, isRelay, queryOf } from '../browser/kit/addresses';
import { makeSample } from '../browser/kit/sample';
import type { Sample } from '../browser/kit/sample';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import { PLATFORMS } from './builds';
import { storageOf } from './people';
import { violationsOf } from './spoken-violations';
import { start } from './world';

let provider: Provider;
let sample: Sample;
beforeAll(async () => {
  provider = await startProvider();
  await provider.scheduleReady();
  sample = await makeSample(provider);
});
afterAll(() => provider?.stop());

describe.each(PLATFORMS)('a screen reader on %s', (platform) => {
  test('is told on every page what each control is and what it is called', async () => {
    const resident = await start(provider, platform, { storage: storageOf(sample) });
    const stranger = await start(provider, platform);
    const names = includedRoutes({ target: platform, environment: 'live' });
    const faults: Record<string, readonly string[]> = {};
    let controls = 0;
    for (const name of names.filter((each) => !isRelay(each))) {
      const app = isForVisitors(name) ? stranger : resident;
      const page = await app.open(pageOf(name), { ...queryOf(name, sample) });
      const found = violationsOf(page);
      controls += found.controls;
      if (found.faults.length) faults[name] = found.faults;
    }
    expect(faults).toEqual({});
    expect(controls).toBeGreaterThan(300);
  });
});
