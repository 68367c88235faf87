import type { Env } from './secrets';

const [DEFAULT, MOST] = [5, 120];

/**
 * How long a platform may take for one call, in ms: `PLATFORM_SECONDS`, 5 s by default.
 * @throws Error where it is no whole number from 1 to 120
 */
export function callTimeout(env: Env): number {
  const value = env.PLATFORM_SECONDS;
  if (!value) return DEFAULT * 1000;
  const seconds = Number(value);
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > MOST)
    throw new Error(`PLATFORM_SECONDS has to be a whole number from 1 to ${MOST}.`);
  return seconds * 1000;
}
