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

/** HMAC-SHA-256 of a ticket's id under the seed, hex: the ticket's number in the draw; the smallest comes first. */
export const drawNumber = (seed: string, ticketId: string): string =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(ticketId).digest('hex');

/** A ticket before the draw. */
export interface Place {
  readonly id: string;
  /** ms. */
  readonly enteredAt: number;
}

/**
 * The queue at the opening: tickets entered before it by their numbers in the draw, whatever their order of entry; then
 * tickets entered between opening and draw, in order of entry.
 */
export function rankTickets(
  seed: string,
  tickets: readonly Place[],
  releaseAt: number,
): { readonly drawn: string[]; readonly late: string[] } {
  const drawn = tickets
    .filter(({ enteredAt }) => enteredAt < releaseAt)
    .map(({ id }) => ({ id, number: drawNumber(seed, id) }))
    .sort((a, b) => compareText(a.number, b.number))
    .map(({ id }) => id);
  const late = tickets
    .filter(({ enteredAt }) => enteredAt >= releaseAt)
    .sort((a, b) => a.enteredAt - b.enteredAt || compareText(a.id, b.id))
    .map(({ id }) => id);
  return { drawn, late };
}
