import type { Deps } from '../deps';
import { remindOfEnds } from '../domain/rewards/membership/remind';
import { REMIND_FROM, REMIND_UNTIL } from '../domain/service/message/reminders';
import { timeOf } from '../kernel/clock';

/** ms between looks. */
const INTERVAL = 60_000;

/** Reminds of memberships that end soon, by day. @returns stops it */
export const startMembership = ({ db, clock, jobs }: Deps): (() => Promise<void>) =>
  jobs.every({
    name: 'membership',
    every: INTERVAL,
    isLowPriority: true,
    run: async () => {
      const now = clock.now();
      const time = timeOf(now);
      if (time < REMIND_FROM || time >= REMIND_UNTIL) return false;
      return (await remindOfEnds(db, now)) > 0;
    },
  });
