import type { Deps } from '../deps';
import type { SecurityLog } from '../kernel/security-events';

/** ms between two writings of what was counted. */
const INTERVAL = 10_000;

/** Writes the counted security events from time to time. @returns stops it, and writes the rest */
export function startSecurityLog(
  { jobs }: Pick<Deps, 'jobs'>,
  security: SecurityLog,
): () => Promise<void> {
  const run = async (): Promise<boolean> => {
    await security.flush();
    return false;
  };
  const stop = jobs.every({ name: 'security log', every: INTERVAL, isOwn: true, run });
  return async () => {
    await stop();
    await security.flush();
  };
}
