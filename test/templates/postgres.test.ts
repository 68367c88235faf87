import { createTestDatabase } from '../server/kit/worlds/booking-world';
import { startProvider } from '../server/kit/harness';

/** As embedded.test.ts, on PostgreSQL: in the run's server, and, without data, as a cluster that suites copy. */
test('a provider starts with the sample data of a city in the run’s server', async () => {
  const provider = await startProvider({ database: 'shared' });
  await provider.stop();
  expect(provider.output).toContain('"msg":"listening"');
});

test('an empty database takes every migration', async () => {
  const testDatabase = await createTestDatabase('postgres');
  expect(testDatabase.dataDir).not.toBe('');
  await testDatabase.remove();
});
