import { createHash, createHmac, randomBytes } from 'node:crypto';

const SEED_BYTES = 32;

/** A seed nobody knows yet and the hash that commits to it, both hex. */
export function newSeed(): { readonly seed: string; readonly seedHash: string } {
  const seed = randomBytes(SEED_BYTES).toString('hex');
  return { seed, seedHash: hashOfSeed(seed) };
}

/** SHA-256 of the seed's bytes, hex. */
export const hashOfSeed = (seed: string): string =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/** HMAC-SHA-256 of a ticket's id under the seed, hex: the ticket's number in the draw, the smaller the earlier. */
export const drawNumber = (seed: string, ticketId: string): string =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(ticketId).digest('hex');

/** A ticket that stands before the door. */
export interface Place {
  readonly id: string;
  /** ms. */
  readonly enteredAt: number;
}

/**
 * The line at the opening: who came before it by their numbers in the draw, whatever the order in which they came;
 * who came in the moment between opening and draw behind them, in order of arrival.
 */
export function rankTickets(
  seed: string,
  tickets: readonly Place[],
  releaseAt: number,
): { readonly drawn: string[]; readonly late: string[] } {
  const drawn = tickets
    .filter(({ enteredAt }) => enteredAt < releaseAt)
    .map(({ id }) => ({ id, number: drawNumber(seed, id) }))
    .sort((a, b) => (a.number < b.number ? -1 : 1))
    .map(({ id }) => id);
  const late = tickets
    .filter(({ enteredAt }) => enteredAt >= releaseAt)
    .sort((a, b) => a.enteredAt - b.enteredAt || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
  return { drawn, late };
}
