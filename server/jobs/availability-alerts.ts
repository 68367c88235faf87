import {
  awaitedAfter,
  MOST_AWAITED,
  MOST_SENT,
  sendAlertsFor,
} from '../domain/clinics/availability-alerts/send-alerts';
import type { AwaitedProduct } from '../domain/clinics/availability-alerts/send-alerts';
import type { Deps } from '../deps';
import { inSteps } from './in-steps';

/** ms between checks whether a wanted vaccine can be booked. */
const INTERVAL = 60_000;

const never = (): boolean => false;

type AlertDeps = Pick<Deps, 'db' | 'clock'>;

/** What one step did. */
interface Step {
  /** How many were notified. */
  readonly sent: number;
  /** Whether the round goes on. */
  readonly more: boolean;
}

/**
 * Goes through what is awaited, some products and regions a step. A step that fails is left behind: what cannot be
 * answered in time would keep everybody after it waiting for ever. @returns what takes the next step
 */
export function createAlertRounds(
  { db, clock }: AlertDeps,
  isStopped = never,
): () => Promise<Step> {
  let after: AwaitedProduct | null = null;
  return async () => {
    const awaited: readonly AwaitedProduct[] = await awaitedAfter(db, after);
    after = (awaited.length === MOST_AWAITED && awaited.at(-1)) || null;
    const more = after !== null;
    let total = 0;
    for (
      let sent = MOST_SENT;
      awaited.length > 0 && sent === MOST_SENT && !isStopped();
      total += sent
    )
      sent = await sendAlertsFor(db, awaited, clock.now());
    return { sent: total, more };
  };
}

/** Sends alerts in the background. @returns stops it, waiting for a step under way. */
export function startAvailabilityAlerts(deps: Deps): () => Promise<void> {
  let isStopped = false;
  const step = createAlertRounds(deps, () => isStopped);
  const run = inSteps(async () => (await step()).more && !isStopped);
  const stop = deps.jobs.every({
    name: 'availability alerts',
    every: INTERVAL,
    isLowPriority: true,
    run: () => run(deps.clock.now()),
  });
  return () => {
    isStopped = true;
    return stop();
  };
}
