import type { Deps } from '../deps';
import type { StoredSecurityLog } from '../domain/security-log/security-log';

/** ms between two writings of what was counted. */
const INTERVAL = 10_000;

/** Writes the counted security events from time to time. @returns stops it, and writes the rest */
export function startSecurityLog(
  { jobs }: Pick<Deps, 'jobs'>,
  security: StoredSecurityLog,
): () => Promise<void> {
  const run = async (): Promise<boolean> => {
    await security.flush();
    return false;
  };
  const stop = jobs.every({ name: 'security log', every: INTERVAL, run });
  return async () => {
    await stop();
    await security.flush();
  };
}
