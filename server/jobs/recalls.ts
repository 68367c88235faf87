import type { Deps } from '../deps';
import { areRecallsOpen, createRecallNotifier } from '../domain/staff/recall/notify-recipients';

/** ms between checks for recipients who have not been notified. */
const INTERVAL = 2_000;

/**
 * Tells whom recalled lots were given. Several processes may run it; row locks and keys ensure that each message is written
 * once. @returns stops it
 */
export const startRecalls = ({ db, clock, jobs }: Deps): (() => Promise<void>) => {
  const notify = createRecallNotifier(db);
  return jobs.every({
    name: 'recalls',
    every: INTERVAL,
    run: () => notify(clock.now()),
    isDue: areRecallsOpen,
  });
};
