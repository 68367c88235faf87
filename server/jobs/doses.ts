import type { Deps } from '../deps';
import { areRecountsDue, recountDoses } from '../domain/staff/stock/recount-doses';

/** ms between checks for limited products that are to be counted. */
const INTERVAL = 30_000;

/** Counts anew what may be booked of limited products; in several processes at once each count is right. @returns stops it */
export const startRecounts = ({ db, clock, jobs }: Deps): (() => Promise<void>) =>
  jobs.every({
    name: 'doses',
    every: INTERVAL,
    run: () => recountDoses(db, clock.now()),
    isDue: areRecountsDue,
    isLowPriority: true,
  });
