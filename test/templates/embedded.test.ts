import { createTestDatabase } from '../server/kit/worlds/booking-world';
import { startProvider } from '../server/kit/harness';

/*
 * Makes what the suites of a run start from (scripts/templates.mjs): each later start copies it. A fault that would fail
 * every suite shows here, once and with its cause; and none of them pays for what all share.
 */

test.each(['110100', 'off'])('a provider starts with the sample data of %s', async (SEED) => {
  const provider = await startProvider({ database: 'pglite', env: { SEED } });
  await provider.stop();
  expect(provider.output).toContain('"msg":"listening"');
});

test('an empty database takes every migration', async () => {
  const testDatabase = await createTestDatabase('pglite');
  expect(testDatabase.dataDir).not.toBe('');
  await testDatabase.remove();
});
