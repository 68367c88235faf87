import { createAlertRounds } from '../../../server/jobs/availability-alerts';

/** Goes through everything that is awaited, as a whole round of the job does. @returns how many were notified */
export async function sendAllAlerts(
  ...parts: Parameters<typeof createAlertRounds>
): Promise<number> {
  const step = createAlertRounds(...parts);
  let total = 0;
  for (let more = true; more;) {
    const done = await step();
    total += done.sent;
    more = done.more;
  }
  return total;
}
