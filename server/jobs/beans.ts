import type { Deps } from '../deps';
import { expireSome } from '../domain/beans/expire';
import { warnOfExpiry } from '../domain/beans/warn';
import { every } from './every';

/** ms between looks. */
const INTERVAL = 60_000;

/** Warns of beans that expire within 30 days, and enters those past their time as expired. @returns stops it */
export const startBeans = ({ db, clock, log }: Deps): (() => Promise<void>) =>
  every(
    {
      name: 'health beans',
      every: INTERVAL,
      isLowPriority: true,
      run: async () => {
        const now = clock.now();
        const warned = await warnOfExpiry(db, now);
        return (await expireSome(db, now)) || warned > 0;
      },
    },
    log,
  );
