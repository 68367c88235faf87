import {
  awaitedAfter,
  MOST_AWAITED,
  MOST_SENT,
  sendAlertsFor,
} from '../domain/availability-alerts/send-alerts';
import type { AwaitedProduct } from '../domain/availability-alerts/send-alerts';
import type { Deps } from '../deps';

/** ms between checks whether a wanted vaccine can be booked. */
const INTERVAL = 60_000;

const never = (): boolean => false;

/**
 * Notifies everybody once whose wanted vaccine can be booked now; several processes share the work, and one statement
 * writes the message and marks the alert as sent.
 * @returns how many were notified.
 */
export async function sendAvailabilityAlerts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  isStopped = never,
): Promise<number> {
  let total = 0;
  let after: AwaitedProduct | null = null;
  do {
    const awaited: readonly AwaitedProduct[] = await awaitedAfter(db, after);
    if (awaited.length === 0) break;
    let sent: number;
    do {
      sent = await sendAlertsFor(db, awaited, clock.now());
      total += sent;
    } while (sent === MOST_SENT && !isStopped());
    after = (awaited.length === MOST_AWAITED && awaited.at(-1)) || null;
  } while (after !== null && !isStopped());
  return total;
}

/** Sends alerts in the background. @returns stops it, waiting for a step under way. */
export function startAvailabilityAlerts(deps: Deps): () => Promise<void> {
  let isStopped = false;
  const stop = deps.jobs.every({
    name: 'availability alerts',
    every: INTERVAL,
    run: async () => {
      await sendAvailabilityAlerts(deps, () => isStopped);
      return false;
    },
  });
  return () => {
    isStopped = true;
    return stop();
  };
}
