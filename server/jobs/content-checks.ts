import type { Deps } from '../deps';
import { giveUpPictureChecks } from '../shared/content-checks/picture-checks';

/** ms between runs. */
const INTERVAL = 60_000;

/** Ends picture checks that got no answer in time. @returns stops it */
export function startContentChecks({ db, clock, jobs, log }: Deps): () => Promise<void> {
  const run = async (): Promise<boolean> => {
    const count = await giveUpPictureChecks(db, clock.now());
    if (count > 0) log.warn({ count }, 'pictures were not checked in time');
    return false;
  };
  return jobs.every({ name: 'content checks', every: INTERVAL, run, isLowPriority: true });
}
