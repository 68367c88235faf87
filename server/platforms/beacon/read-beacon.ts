import type { Beacon } from './beacon';
import { createDrand } from './drand';

/**
 * Reads the setting `LOTTERY_BEACON`: addresses of drand's relays, separated by commas. Outside live, without it, values
 * are simulated; in live there is no beacon then, and no lottery activity can be made.
 * @param simulated what stands in for one; null in live
 * @throws Error naming the setting
 */
export function readBeacon(setting: string | undefined, simulated: Beacon | null): Beacon | null {
  if (!setting) return simulated;
  const isLive = simulated === null;
  const relays = setting.split(',').map((relay) => relay.trim().replace(/\/$/, ''));
  const isRelay = (relay: string): boolean =>
    URL.canParse(relay) && (/^https:/.test(relay) || (!isLive && /^http:/.test(relay)));
  if (!relays.every(isRelay))
    throw new Error(
      `LOTTERY_BEACON must be addresses such as https://api.drand.sh, separated by commas, not "${setting}".`,
    );
  return createDrand(relays);
}
