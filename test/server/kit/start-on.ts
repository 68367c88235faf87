import type { TestDatabase } from './worlds/booking-world';
import { startProvider } from './harness';
import type { Provider, StartOptions } from './harness';

/** Setting of a provider whose clock shows `now` (ms) when it is started. */
export const clockAt = (now: number) => ({ CLOCK_OFFSET_MS: String(now - Date.now()) });

/** Starts a provider without sample data on what a test has prepared; the data stays when it stops. */
export const startOn = (
  { dataDir, postgres }: TestDatabase,
  env: Readonly<Record<string, string>> = {},
  watch?: StartOptions['watch'],
): Promise<Provider> =>
  startProvider({
    dataDir,
    env: { SEED: '0', ...env },
    ...(postgres && { postgres }),
    ...(watch && { watch }),
  });
