import { createPlace, KINDS } from '../server/booking-world';
import { startProvider } from '../server/harness';

/*
 * Makes what the suites of a run start from (scripts/templates.mjs): each later start copies it. A fault that would fail
 * every suite shows here, once and with its cause.
 */

test.each(['pglite', 'shared', 'postgres'] as const)(
  'a provider starts with the sample data of a city, %s',
  async (database) => {
    const provider = await startProvider({ database });
    await provider.stop();
    expect(provider.output).toContain('"msg":"listening"');
  },
);

// Otherwise their making is counted against the budget of whichever suite comes first.
test.each(['off', '310100'])('a provider starts with other sample data, %s', async (SEED) => {
  const provider = await startProvider({ env: { SEED } });
  await provider.stop();
  expect(provider.output).toContain('"msg":"listening"');
});

test.each(KINDS)('an empty database takes every migration, %s', async (kind) => {
  const place = await createPlace(kind);
  expect(place.dataDir).not.toBe('');
  await place.remove();
});
