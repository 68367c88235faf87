import { startProvider } from '../kit/harness';
import type { Provider } from '../kit/harness';

const SHANGHAI = '310100';
const GUANGZHOU = '440100';

const clinics = async (provider: Provider, regionCode: string) =>
  (await provider.ok('GET /department/department/nearbyDepartment.do', { regionCode })).list;

const freeDays = async (provider: Provider, regionCode: string) => {
  const [first] = await clinics(provider, regionCode);
  const depaCode = first?.depaCode ?? '';
  const vaccines = await provider.ok('GET /base/department/vaccines.do', { depaCode });
  return vaccines.filter(({ nextFreeDay }) => nextFreeDay !== null).length;
};

test('cities that SEED names later get their clinics and slots', async () => {
  const first = await startProvider({ env: { SEED: SHANGHAI } });
  expect((await clinics(first, SHANGHAI)).length).toBeGreaterThan(0);
  expect(await clinics(first, GUANGZHOU)).toEqual([]);
  await first.halt();

  const both = { SEED: `${SHANGHAI}, ${GUANGZHOU}` };
  const second = await startProvider({ after: first, env: both });
  await second.scheduleReady();
  expect((await clinics(second, SHANGHAI)).length).toBeGreaterThan(0);
  expect(await freeDays(second, GUANGZHOU)).toBeGreaterThan(0);
  await second.halt();
  await first.stop();
});
