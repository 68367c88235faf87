import { startProvider } from '../kit/harness';
import type { Provider } from '../kit/harness';

const LATER = Date.parse('2031-05-17T10:00:00+08:00');
const HOUR = 3_600_000;
const LIVE = {
  APP_ENV: 'live',
  SMS_GATEWAY: 'http://127.0.0.1:9/',
  PERSON_KEY: 'k'.repeat(32),
};

const clockOf = async (provider: Provider): Promise<number> =>
  (await provider.ok('GET /base/time/now.do', undefined)).now;

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider({ env: { SEED: 'off', ...LIVE } });
});
afterAll(() => provider?.stop());

test('a live provider obeys nobody', async () => {
  const answers: unknown[] = [];
  provider.child.on('message', (answer) => answers.push(answer));
  const before = await clockOf(provider);
  provider.child.send({ id: 1, command: 'moveClock', to: LATER });
  provider.child.send({ id: 2, command: 'runJobs' });
  for (let calls = 0; calls < 20; calls += 1)
    expect((await clockOf(provider)) - before).toBeLessThan(HOUR);
  expect(answers).toEqual([]);
  await expect(provider.runJobs()).rejects.toThrow('live');
});
