import type { Beacon } from './beacon';
import { createDrand } from './drand';

/**
 * Addresses of drand's relays in the setting `LOTTERY_BEACON`, separated by commas; without it none.
 * @throws Error naming the setting
 */
export function readRelays(setting: string | undefined, isLive: boolean): readonly string[] {
  if (!setting) return [];
  const relays = setting.split(',').map((relay) => relay.trim().replace(/\/$/, ''));
  const isRelay = (relay: string): boolean =>
    URL.canParse(relay) && (/^https:/.test(relay) || (!isLive && /^http:/.test(relay)));
  if (!relays.every(isRelay))
    throw new Error(
      `LOTTERY_BEACON must be addresses such as https://api.drand.sh, separated by commas, not "${setting}".`,
    );
  return relays;
}

/**
 * The beacon of the setting `LOTTERY_BEACON`. Outside live, without it, values are simulated; in live there is no beacon
 * then, and no lottery activity can be made.
 * @param simulated what stands in for one; null in live
 * @throws Error naming the setting
 */
export function readBeacon(setting: string | undefined, simulated: Beacon | null): Beacon | null {
  const relays = readRelays(setting, simulated === null);
  return relays.length === 0 ? simulated : createDrand(relays);
}
