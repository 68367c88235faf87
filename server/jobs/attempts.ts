import type { Deps } from '../deps';
import { Attempts } from '../limits/attempts';
import { every } from './every';

/** ms between sweeps. */
const INTERVAL = 10 * 60_000;

/** Deletes expired counters of attempts. @returns stops it */
export function startAttemptSweep(deps: Deps): () => Promise<void> {
  const attempts = new Attempts(deps);
  const run = (): Promise<boolean> => attempts.sweep(deps.clock.now());
  return every({ name: 'attempts', every: INTERVAL, run, isLowPriority: true }, deps.log);
}
