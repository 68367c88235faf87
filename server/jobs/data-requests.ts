import type { Deps } from '../deps';
import { countDue } from '../domain/people/privacy/data-requests';
import { DAY, dayOf } from '../kernel/clock';

/** Says once a day which requests about personal data are to be answered, so that nobody has to remember. @returns stops it */
export const startDataRequests = ({ db, clock, jobs, log }: Deps): (() => Promise<void>) =>
  jobs.every({
    name: 'data requests',
    every: DAY,
    async run() {
      const due = await countDue(db, dayOf(clock.now()));
      if (due.overdue + due.soon > 0)
        log.warn(due, 'requests about personal data are due: npm run privacy -- requests');
      return false;
    },
  });
