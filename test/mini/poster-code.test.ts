import './outside-fetch';
import { startProvider } from '../server/harness';
import type { Provider } from '../server/harness';
import { BOOKING, start } from './world';

const CLINIC = 'pages/clinic/department-index/index';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

test('a clinic’s code on Alipay opens the clinic’s page cold', async () => {
  const { depaCode } = BOOKING;
  const { name } = await provider.ok('GET /base/department/detail.do', {
    depaCode,
  });
  const app = await start(provider, 'alipay', {
    start: { path: CLINIC, query: { depaCode }, byCode: true },
  });
  expect(app.page.path).toBe(CLINIC);
  expect(app.page.text()).toContain(name);
});
