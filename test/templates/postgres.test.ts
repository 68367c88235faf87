import { createPlace } from '../server/booking-world';
import { startProvider } from '../server/harness';

/** As embedded.test.ts, on PostgreSQL: in the run's server, and as a cluster that suites copy. */
test.each(['shared', 'postgres'] as const)(
  'a provider starts with the sample data of a city, %s',
  async (database) => {
    const provider = await startProvider({ database });
    await provider.stop();
    expect(provider.output).toContain('"msg":"listening"');
  },
);

test('an empty database takes every migration', async () => {
  const place = await createPlace('postgres');
  expect(place.dataDir).not.toBe('');
  await place.remove();
});
