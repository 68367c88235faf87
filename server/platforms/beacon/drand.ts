import { createHash } from 'node:crypto';
import { DRAND_QUICKNET } from '@contract/lottery/beacon-rules';
import type { Beacon } from './beacon';

/** drand's quicknet: a value every 3 s since its genesis. Public constants of the chain. */
const GENESIS = 1_692_803_367_000;
const PERIOD = 3_000;
/** ms that a relay may take to answer. */
const TIMEOUT = 5_000;

const HEX = /^([0-9a-f]{2})+$/;
const isRound = (data: unknown): data is { round: number; randomness: string; signature: string } =>
  typeof data === 'object' && data !== null && 'randomness' in data && 'signature' in data;

/** The randomness of an answer; null unless it is that of the round and follows from the signature as drand says. */
function randomnessIn(data: unknown, round: number): string | null {
  if (!isRound(data) || data.round !== round) return null;
  const { randomness, signature } = data;
  if (typeof signature !== 'string' || !HEX.test(signature)) return null;
  const due = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex');
  return due === randomness ? randomness : null;
}

async function ask(relay: string, round: number): Promise<string | null> {
  try {
    const answer = await fetch(`${relay}/${DRAND_QUICKNET}/public/${round}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return answer.ok ? randomnessIn(await answer.json(), round) : null;
  } catch {
    return null;
  }
}

/**
 * drand through relays, asked in turn: the first that has the round's value. The value can be checked by anybody against
 * any other relay, signature included, so a relay's lie would be found.
 */
export const createDrand = (relays: readonly string[]): Beacon => ({
  source: 'drand',
  roundAt: (time) => Math.max(1, Math.ceil((time - GENESIS) / PERIOD) + 1),
  async valueOf(round) {
    for (const relay of relays) {
      const value = await ask(relay, round);
      if (value !== null) return value;
    }
    return null;
  },
});
