import type { ServiceCheck } from '../service-check';
import { createDrand } from './drand';

const SERVICE = 'Beacon of lotteries';
/** ms; the relays have had a round of so long ago, unless this machine's clock is fast. */
const AGO = 60_000;

async function ask(relay: string, now: number): Promise<ServiceCheck> {
  const drand = createDrand([relay]);
  const round = drand.roundAt(now - AGO);
  const hasValue = (await drand.valueOf(round)) !== null;
  return {
    service: `${SERVICE}, ${relay}`,
    state: hasValue ? 'ok' : 'failed',
    says: hasValue
      ? 'It has the value of a minute ago.'
      : `It gives no valid value of round ${round}: look at the address, the firewall and this machine’s clock.`,
  };
}

/**
 * Asks each relay for the value of a minute ago (docs.drand.love/developer/http-api): a lottery needs one of them, and a
 * second one is of use only while it answers.
 * @param relays of `LOTTERY_BEACON` @param now ms
 */
export function checkBeacon(relays: readonly string[], now: number): Promise<ServiceCheck[]> {
  if (relays.length > 0) return Promise.all(relays.map((relay) => ask(relay, now)));
  const says = 'No LOTTERY_BEACON is set: live has no lotteries.';
  return Promise.resolve([{ service: SERVICE, state: 'off', says }]);
}
