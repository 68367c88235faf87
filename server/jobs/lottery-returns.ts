import type { Deps } from '../deps';
import { isOutage } from '../db/outage';
import { nextReturn, returnBeans } from '../domain/rewards/lottery/void';

/** ms after which a return that failed is tried again. */
const RETRY = 10 * 60_000;

/**
 * Returns beans of void lottery activities, one ticket a call. A ticket whose return fails is logged and left out for a
 * while, so that the others get theirs.
 * @returns what does so; it resolves with whether there was one
 */
export function createReturns({ db, log }: Pick<Deps, 'db' | 'log'>) {
  /** Tickets whose return failed, with when (ms) to try again. */
  const failed = new Map<string, number>();
  return async (now: number): Promise<boolean> => {
    for (const [ticketId, retryAt] of failed) if (retryAt <= now) failed.delete(ticketId);
    const due = await nextReturn(db, [...failed.keys()]);
    if (!due) return false;
    try {
      await returnBeans(db, due, now);
    } catch (error) {
      if (isOutage(error)) throw error;
      log.error({ err: error, ticketId: due.ticketId }, 'lottery beans');
      failed.set(due.ticketId, now + RETRY);
    }
    return true;
  };
}
