import { createHash, createHmac, randomBytes } from 'node:crypto';
import { compareText } from '@contract/text/order-rules';

const SEED_BYTES = 32;

/** A new secret seed and the hash that commits to it, both hex. */
export function newSeed(): { readonly seed: string; readonly seedHash: string } {
  const seed = randomBytes(SEED_BYTES).toString('hex');
  return { seed, seedHash: hashOfSeed(seed) };
}

/** SHA-256 of the seed's bytes, hex. */
export const hashOfSeed = (seed: string): string =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/** HMAC-SHA-256 of a lot under the seed, hex: its number in the draw; the smallest comes first. */
export const drawNumber = (seed: string, lot: string): string =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(lot).digest('hex');

/** A ticket before the draw. */
export interface UndrawnTicket {
  readonly id: string;
  /** Those of its people, each once. */
  readonly lots: readonly string[];
  /** ms. */
  readonly enteredAt: number;
}

/** A ticket in the draw, with the lot that it has: the last one of its people's. */
interface Drawn {
  readonly id: string;
  readonly lot: string;
}

/**
 * A ticket is as far in front as the last of its people, so that nobody gains by being on several: neither alone, as all
 * their tickets have one lot, nor with friends who have others.
 */
function lastLot(
  seed: string,
  lots: readonly string[],
): { readonly lot: string; readonly number: string } {
  const [first, ...others] = lots.map((lot) => ({ lot, number: drawNumber(seed, lot) }));
  if (!first) throw new Error('A ticket without people.');
  return others.reduce((last, one) => (one.number > last.number ? one : last), first);
}

/**
 * The queue at the opening: tickets entered before it by their numbers in the draw, whatever their order of entry; then
 * tickets entered between opening and draw, in order of entry.
 */
export function rankQueue(
  seed: string,
  tickets: readonly UndrawnTicket[],
  releaseAt: number,
): { readonly drawn: Drawn[]; readonly late: string[] } {
  const drawn = tickets
    .filter(({ enteredAt }) => enteredAt < releaseAt)
    .map(({ id, lots }) => ({ id, ...lastLot(seed, lots) }))
    .sort((a, b) => compareText(a.number, b.number) || compareText(a.id, b.id))
    .map(({ id, lot }) => ({ id, lot }));
  const late = tickets
    .filter(({ enteredAt }) => enteredAt >= releaseAt)
    .sort((a, b) => a.enteredAt - b.enteredAt || compareText(a.id, b.id))
    .map(({ id }) => id);
  return { drawn, late };
}
